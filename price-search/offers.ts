import type { Choice, Day, Hotel, Party, Point, Tour } from './catalogue.ts';
import { type Journey, journeysTo, type When } from './journeys.ts';
import { priceStay, type Stay, type StayTerms } from './price-stay.ts';
import { saleMultiplier } from './rounding.ts';
import type { PricedRoom, Snapshot } from './snapshot.ts';
import { countTravellers, fits, type Travellers, weightOf } from './travellers.ts';

/** Who asks for what: a party from a town, when, and for how long. */
export type Question = When & {
  point: Point;
  party: Party;
  townId: number;
  classId: number;
};

/** One offer: the room, the journey and the stay that make it, and its price. */
export type Offer = {
  room: PricedRoom;
  journey: Journey;
  accommodationId: number;
  /** Minor units of the sale currency; `beforeDiscountsMinor` is the same without early booking and free nights. */
  totalMinor: number;
  beforeDiscountsMinor: number;
  isOnRequest: boolean;
};

/** Called with every offer; the arguments are cheap to take and only kept where they win. */
type Visit = (room: PricedRoom, journey: Journey, stay: Stay, totalMinor: number) => void;

/** A question made ready: the party counted, the journeys to each airport and state found when first needed. */
export function askedOf(snapshot: Snapshot, question: Question) {
  const travellers = countTravellers(question.party);
  const tours = snapshot.toursByTown.get(question.townId) ?? [];
  const journeys = new Map<string, Journey[]>();
  const journeysFor = (hotel: Hotel): Journey[] => {
    const key = `${hotel.stateId}/${hotel.airportCode}`;
    const known = journeys.get(key);
    if (known) return known;
    const here: Tour[] = tours.filter((tour) => tour.stateId === hotel.stateId);
    const found = journeysTo(snapshot, here, hotel.airportCode, { ...question, travellers });
    journeys.set(key, found);
    return found;
  };
  return { snapshot, question, travellers, journeysFor };
}
export type Asked = ReturnType<typeof askedOf>;

/** Prices everything one hotel has for the question. */
export function visitOffers(asked: Asked, hotel: Hotel, visit: Visit): void {
  if (!hotel.onSale) return;
  const journeys = asked.journeysFor(hotel);
  if (journeys.length === 0) return;
  for (const room of asked.snapshot.pricedRoomsOf(hotel.id)) {
    const accommodations = room.accommodations.filter((a) => fits(asked.travellers, a));
    if (accommodations.length === 0) continue;
    const termsByPacket = new Map<number, StayTerms | undefined>();
    for (const journey of journeys) {
      const { packetType } = journey.tour;
      if (!termsByPacket.has(packetType))
        termsByPacket.set(packetType, stayTerms(asked, room, packetType, accommodations));
      const terms = termsByPacket.get(packetType);
      const stay = terms && priceStay(terms, journey.checkIn, journey.nights);
      if (stay) visit(room, journey, stay, totalOf(journey, stay));
    }
  }
}

/** Everything one hotel has for the question, cheapest first. */
export function offersOf(asked: Asked, hotel: Hotel): Offer[] {
  const offers: Offer[] = [];
  visitOffers(asked, hotel, (room, journey, stay) => offers.push(toOffer(room, journey, stay)));
  return offers.sort(cheapestFirst);
}

export const cheapestFirst = (a: Offer, b: Offer) =>
  a.totalMinor - b.totalMinor ||
  a.journey.checkIn - b.journey.checkIn ||
  a.journey.nights - b.journey.nights ||
  a.room.roomId - b.room.roomId ||
  a.room.mealId - b.room.mealId;

export function toOffer(room: PricedRoom, journey: Journey, stay: Stay): Offer {
  const beforeDiscountsMinor = journey.amountMinor + stay.nightsMinor + stay.supplementsMinor;
  return {
    room,
    journey,
    accommodationId: stay.accommodationId,
    totalMinor: totalOf(journey, stay),
    beforeDiscountsMinor,
    isOnRequest: journey.isOnRequest || stay.isOnRequest,
  };
}

export const choiceOf = (offer: Offer, party: Party): Choice => ({
  tourId: offer.journey.tour.id,
  outLegId: offer.journey.out?.id ?? null,
  backLegId: offer.journey.back?.id ?? null,
  hotelId: offer.room.hotel.id,
  roomId: offer.room.roomId,
  accommodationId: offer.accommodationId,
  mealId: offer.room.mealId,
  contractId: offer.room.terms.contract.id,
  checkIn: offer.journey.checkIn,
  nights: offer.journey.nights,
  party,
});

const totalOf = (journey: Journey, stay: Stay) =>
  journey.amountMinor + stay.nightsMinor + stay.supplementsMinor - stay.stayPayMinor - stay.earlyBookingMinor;

/** The day of departure: the leg's, or the first night where there is none. */
export const departureDay = (journey: Journey): Day => journey.out?.departDay ?? journey.checkIn;

export function stayTerms(
  asked: { snapshot: Snapshot; question: { point: Point }; travellers: Travellers },
  room: PricedRoom,
  packetType: number,
  accommodations: StayTerms['accommodations'],
): StayTerms | undefined {
  const { point } = asked.question;
  const multiplier = saleMultiplier(
    asked.snapshot.catalogue,
    point,
    packetType,
    room.terms.contract.currency,
  );
  if (multiplier === undefined) return undefined;
  return {
    room,
    accommodations,
    weight: weightOf(asked.travellers, room.terms),
    multiplier,
    today: point.today,
    adults: asked.travellers.adults,
    children: asked.travellers.children,
  };
}
