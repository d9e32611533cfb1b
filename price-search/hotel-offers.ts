import { weekdayOf } from '#lib/plain-date.ts';
import { stopIfAborted } from './abort.ts';
import { type Candidate, candidatesIn } from './candidates.ts';
import type { Choice, Day } from './catalogue.ts';
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
  /** Keys of the rooms whose offers are answered; none: all. */
  rooms?: readonly string[];
  /** At most so many offers of each room are answered, the cheapest. */
  perRoom?: number | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
};

/** What all offers of a room, or of the rooms that a party needs, have in common. */
export type RoomSummary = {
  key: string;
  count: number;
  cheapestMinor: number;
  /** First and last of the days that they begin on. */
  firstCheckIn: Day;
  lastCheckIn: Day;
};

export type HotelOffers = {
  /** One page of them. */
  offers: Offer[];
  /** All that there are, and how many of them are answered, page by page. */
  total: number;
  answered: number;
  /** The room with the cheapest offer first. */
  rooms: RoomSummary[];
  /** The boards of all of them, by their numbers. */
  mealIds: number[];
};

/** All offers of one hotel, cheapest first: rooms × boards × days × nights × flights. */
export function findHotelOffers(
  snapshot: Snapshot,
  { hotelId, question, filters = noFilters, weekdays = [], ...wanted }: HotelOffersQuestion,
): HotelOffers {
  const open = snapshot.hotels.get(hotelId)?.open();
  if (!open) return { offers: [], total: 0, answered: 0, rooms: [], mealIds: [] };
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
  const { page, pageSize, rooms = [], perRoom = Number.POSITIVE_INFINITY } = wanted;
  const byRoom = Map.groupBy(offers, ({ choice }) => roomKey(choice));
  const first = new Set(perRoom < offers.length ? firstOf(byRoom.values(), perRoom) : offers);
  const answered = offers.filter(
    (offer) => first.has(offer) && (rooms.length === 0 || rooms.includes(roomKey(offer.choice))),
  );
  const from = (page - 1) * pageSize;
  return {
    offers: answered.slice(from, from + pageSize),
    total: offers.length,
    answered: answered.length,
    rooms: [...byRoom].map(([key, ofRoom]) => summary(key, ofRoom)),
    mealIds: [...new Set(offers.map(({ choice }) => choice.rooms[0]!.mealId))].sort((a, b) => a - b),
  };
}

/** What a room, or the rooms that a party needs, are called among the offers of a hotel: `12`, `12-15`. */
const roomKey = ({ rooms }: Choice): string => rooms.map(({ roomId }) => roomId).join('-');

const firstOf = (rooms: Iterable<Offer[]>, most: number) =>
  [...rooms].flatMap((offers) => offers.slice(0, most));

function summary(key: string, offers: readonly Offer[]): RoomSummary {
  const days = offers.map(({ choice }) => choice.checkIn);
  return {
    key,
    count: offers.length,
    cheapestMinor: offers[0]!.totalMinor, // a room has an offer, and the cheapest is the first
    firstCheckIn: days.reduce((first, day) => Math.min(first, day)),
    lastCheckIn: days.reduce((last, day) => Math.max(last, day)),
  };
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
