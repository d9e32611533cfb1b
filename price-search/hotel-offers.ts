import { weekdayOf } from '#lib/plain-date.ts';
import { stopIfAborted } from './abort.ts';
import { type Candidate, candidatesIn } from './candidates.ts';
import { type Filters, isPriceWithin, kindPasses, noFilters } from './filters.ts';
import type { OpenHotel } from './hotel-block.ts';
import type { Journey, Journeys } from './journeys.ts';
import { longest, shortest } from './nights.ts';
import { cheapestFirst, isPromotion, type Offer, offerOf } from './offers.ts';
import { type PreparedQuestion, prepareQuestion } from './prepared-question.ts';
import type { Question } from './question.ts';
import { longestFree } from './scan-hotel.ts';
import type { Snapshot } from './snapshot.ts';
import { visitSplits } from './split-party.ts';

export type HotelOffersQuestion = {
  hotelId: number;
  question: Question;
  filters?: Filters;
  /** Days of the week of the departure, Monday 1 … Sunday 7; none: any. */
  weekdays?: readonly number[];
  /** From 1. */
  page: number;
  pageSize: number;
};

/** All offers of one hotel, cheapest first: rooms × boards × days × nights × flights. */
export function findHotelOffers(
  snapshot: Snapshot,
  { hotelId, question, filters = noFilters, weekdays = [], page, pageSize }: HotelOffersQuestion,
): { offers: Offer[]; total: number } {
  const open = snapshot.hotels.get(hotelId)?.open();
  if (!open) return { offers: [], total: 0 };
  const offers = offersOf(prepareQuestion(snapshot, question), open).filter(
    (offer) =>
      (weekdays.length === 0 || weekdays.includes(weekdayOf(offer.departDay))) &&
      isPriceWithin(offer.totalMinor, filters) &&
      kindPasses(
        {
          mealId: offer.choice.rooms[0]!.mealId,
          isInstant: !offer.isOnRequest,
          freight: offer.freight,
        },
        filters,
      ),
  );
  const from = (page - 1) * pageSize;
  return { offers: offers.slice(from, from + pageSize), total: offers.length };
}

/** Everything one hotel has for the question, cheapest first. */
export function offersOf(asked: PreparedQuestion, open: OpenHotel): Offer[] {
  if (!open.hotel.onSale) return [];
  const journeys = asked.journeysTo(open.hotel.stateId, open.hotel.airportCode);
  const candidates = candidatesIn(open, asked.occupancies);
  const { promotion } = asked.question;
  const offers =
    candidates.length > 0 ? inOneRoom(asked, journeys, candidates) : inSeveral(asked, open, journeys);
  return offers
    .filter((offer) => !promotion || isPromotion(offer) === (promotion === 'only'))
    .sort(cheapestFirst);
}

function inOneRoom(asked: PreparedQuestion, journeys: Journeys, candidates: readonly Candidate[]): Offer[] {
  const offers: Offer[] = [];
  for (const { tour, from, to } of journeys.byTour) {
    for (const candidate of candidates) {
      stopIfAborted();
      if (tour.hotelIds && !tour.hotelIds.includes(candidate.roomMeal.hotel.id)) continue;
      for (const journey of journeys.all.slice(from, to)) {
        for (const nights of openNights(candidate, journey)) {
          const offer = offerOf(asked, journey, nights, [candidate]);
          if (offer) offers.push(offer);
        }
      }
    }
  }
  return offers;
}

/** Lengths of stay that may begin when the journey arrives. */
function* openNights(candidate: Candidate, journey: Journey): Generator<number> {
  const { rules, rulesAt, firstDay, length } = candidate.roomMeal;
  const start = journey.checkIn - firstDay;
  if (start < 0 || start >= length) return;
  const rule = rules[rulesAt + start]!;
  const most = Math.min(longest(rule), journey.nightsMax, longestFree(candidate, journey.checkIn));
  for (let nights = Math.max(shortest(rule), journey.nightsMin); nights <= most; nights++)
    if (journey.costs[nights]! < Number.POSITIVE_INFINITY) yield nights;
}

function inSeveral(asked: PreparedQuestion, open: OpenHotel, journeys: Journeys): Offer[] {
  const offers: Offer[] = [];
  visitSplits(asked, open, journeys, ({ row, nights, rooms }) => {
    const offer = offerOf(asked, journeys.all[row]!, nights, rooms());
    if (offer) offers.push(offer);
  });
  return offers;
}
