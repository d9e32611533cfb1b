import type { Candidate } from './candidates.ts';
import type { Choice, Day } from './catalogue.ts';
import { freightKinds, type Journey } from './journeys.ts';
import type { PreparedQuestion } from './prepared-question.ts';
import { freeAccommodation, isAllotted, priceStay } from './price-stay.ts';

/** One offer: what is chosen, and its price in minor units of the sale currency. */
export type Offer = {
  choice: Choice;
  departDay: Day;
  totalMinor: number;
  /** The same without early booking and free nights. */
  beforeDiscountsMinor: number;
  isOnRequest: boolean;
  /** 0 charter, 2 regular, null without flight. */
  freight: 0 | 2 | null;
};

/** Makes the offer of a journey and of one room or more; undefined where one of them has no rate or is not free. */
export function offerOf(
  asked: PreparedQuestion,
  journey: Journey,
  nights: number,
  rooms: readonly Candidate[],
): Offer | undefined {
  const { tour, checkIn } = journey;
  const { point } = asked.question;
  let totalMinor = journey.costs[nights]!;
  let discountsMinor = 0;
  let { isOnRequest } = journey;
  const chosen: Choice['rooms'][number][] = [];
  for (const { roomMeal, guests, weight, accommodations } of rooms) {
    const { contract } = roomMeal.terms;
    const multiplier = asked.multiplier(tour.packetType, contract.currency);
    const accommodation = freeAccommodation(roomMeal, accommodations, checkIn, nights);
    if (multiplier === undefined || !accommodation) return undefined;
    const stay = priceStay(
      { roomMeal, terms: roomMeal.terms, guests, weight, multiplier, today: point.today },
      checkIn,
      nights,
    );
    totalMinor += stay.nightsMinor + stay.supplementsMinor;
    discountsMinor += stay.stayPayMinor + stay.earlyBookingMinor;
    const alike = rooms.filter((room) => room.roomMeal.room.id === roomMeal.room.id).length;
    isOnRequest ||= !isAllotted(roomMeal, checkIn, nights, point, alike);
    chosen.push({
      contractId: contract.id,
      roomId: roomMeal.room.id,
      accommodationId: accommodation.id,
      mealId: roomMeal.mealId,
      party: guests.party,
    });
  }
  return {
    choice: {
      tourId: tour.id,
      outLegId: journey.out?.id ?? null,
      backLegId: journey.backs[nights]?.id ?? null,
      hotelId: rooms[0]!.roomMeal.hotel.id,
      checkIn,
      nights,
      rooms: chosen,
    },
    departDay: journey.departDay,
    totalMinor: totalMinor - discountsMinor,
    beforeDiscountsMinor: totalMinor,
    isOnRequest,
    freight: freightKinds[journey.freight]!,
  };
}

/** The order of offers of one hotel where nothing else is asked for: at one price, what is confirmed at once. */
export const cheapestFirst = (a: Offer, b: Offer) =>
  a.totalMinor - b.totalMinor ||
  Number(a.isOnRequest) - Number(b.isOnRequest) ||
  a.choice.checkIn - b.choice.checkIn ||
  a.choice.nights - b.choice.nights ||
  a.choice.rooms[0]!.roomId - b.choice.rooms[0]!.roomId ||
  a.choice.rooms[0]!.mealId - b.choice.rooms[0]!.mealId;

/** Whether an offer has an early-booking discount or free nights. */
export const isPromotion = (offer: Offer) => offer.totalMinor < offer.beforeDiscountsMinor;
