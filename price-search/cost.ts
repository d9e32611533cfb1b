import type { Answers } from './answers.ts';
import type { Tour } from './catalogue.ts';
import { longestStay } from './nights.ts';
import type { Question, Where } from './question.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Milliseconds of a core, measured on the demo operator: for a hotel, and for a stay in it that may be sold, whatever its
 * rooms. A big party is mostly parted among rooms, and then a search, which keeps the best of each hotel, looks at more
 * stays than a calendar, which keeps the best of each day; the grid of days and nights keeps the best of each stay.
 */
const costs = {
  hotel: { one: 0.01, parted: 0.05 },
  search: { one: 0.000_06, parted: 0.002 },
  calendar: { one: 0.000_06, parted: 0.000_7 },
  stays: { one: 0.000_08, parted: 0.002 },
  offers: { one: 0.02, parted: 0.03 },
} as const;
type Work = Exclude<keyof typeof costs, 'hotel'>;

/** Most rooms take so many people; more are mostly parted. */
const mostInOneRoom = 4;

/** Not every day that a tour allows has flights there and back. */
const flownShare = 0.25;

/**
 * About how long a question takes a core, in milliseconds, told before it is asked and without opening a hotel: hotels in
 * reach × days × lengths of stay × what a party of that size takes. It never falls when a question asks for more.
 */
export function costOf<Name extends keyof Answers>(
  snapshot: Snapshot,
  name: Name,
  asked: Parameters<Answers[Name]>[1],
): number {
  const cost = costsOf[name] as (snapshot: Snapshot, asked: Parameters<Answers[Name]>[1]) => number;
  return cost(snapshot, asked);
}

type Costs = { [Name in keyof Answers]: (snapshot: Snapshot, asked: Parameters<Answers[Name]>[1]) => number };

const costsOf: Costs = {
  // A range of prices is asked twice: with and without it.
  bestPerHotel: (snapshot, { where, question, filters }) =>
    costIn(snapshot, where, question, 'search') *
    (filters.minMinor === undefined && filters.maxMinor === undefined ? 1 : 2),
  countHotels: (snapshot, { where, question }) => costIn(snapshot, where, question, 'search'),
  refusedParty: (snapshot, { where, question }) => costIn(snapshot, where, question, 'calendar'),
  hotelPrices: (snapshot, { where, question }) => costIn(snapshot, where, question, 'search'),
  calendar: (snapshot, { where, question }) => costIn(snapshot, where, question, 'calendar'),
  stays: (snapshot, { where, question }) => costIn(snapshot, where, question, 'stays'),
  nights: (snapshot, { where, question }) => costIn(snapshot, where, question, 'calendar'),
  cheapestByState: (snapshot, { question, stateIds }) =>
    stateIds.reduce(
      (sum, stateId) => sum + costIn(snapshot, { stateId, hotelIds: [] }, question, 'search'),
      0,
    ),
  hotelOffers: (snapshot, { hotelId, question }) =>
    costIn(snapshot, { stateId: undefined, hotelIds: [hotelId] }, question, 'offers'),
  nearestOffer: (snapshot, { hotelId, question }) =>
    costIn(snapshot, { stateId: undefined, hotelIds: [hotelId] }, wider(question, 60), 'offers'),
  explainZero: (snapshot, { where, question, townsNearby }) =>
    costIn(snapshot, where, wider(toCome(question), 30), 'search') +
    townsNearby.reduce((sum, townId) => sum + costIn(snapshot, where, { ...question, townId }, 'search'), 0),
};

/** Where the days of a question are over, those from tomorrow on are looked at. */
function toCome(question: Question): Question {
  const first = question.point.today + 1;
  const { departFrom, departTo } = question;
  return { ...question, departFrom: Math.max(first, departFrom), departTo: Math.max(first, departTo) };
}

const wider = (question: Question, days: number): Question => ({
  ...question,
  departFrom: question.departFrom - days,
  departTo: question.departTo + days,
  nightsMin: 1,
  nightsMax: longestStay,
});

function costIn(snapshot: Snapshot, where: Where, question: Question, work: Work): number {
  const { adults, childAges } = question.party;
  const size = adults + childAges.length > mostInOneRoom ? 'parted' : 'one';
  const stays = new Map<number, number>();
  for (const tour of snapshot.toursByTown.get(question.townId) ?? [])
    stays.set(tour.stateId, (stays.get(tour.stateId) ?? 0) + staysOf(tour, question));
  let cost = 0;
  for (const [stateId, hotels] of hotelsByState(snapshot, where)) {
    const here = stays.get(stateId) ?? 0;
    if (here > 0) cost += hotels * (costs.hotel[size] + here * costs[work][size]);
  }
  return cost;
}

/** Days of departure × lengths of stay that a tour and a question both allow. */
function staysOf(tour: Tour, { departFrom, departTo, nightsMin, nightsMax, point }: Question): number {
  const from = Math.max(departFrom, tour.validFrom, point.today + 1);
  const days = Math.max(0, Math.min(departTo, tour.validTo) - from + 1);
  const nights = Math.max(0, Math.min(nightsMax, tour.nightsTo) - Math.max(nightsMin, tour.nightsFrom) + 1);
  return days * nights * (tour.packetType === 2 ? 1 : flownShare);
}

function hotelsByState({ hotels, hotelsByState: all }: Snapshot, { stateId, hotelIds }: Where) {
  const counts = new Map<number, number>();
  if (hotelIds.length > 0) {
    for (const id of new Set(hotelIds)) {
      const hotel = hotels.get(id);
      if (hotel && (stateId === undefined || hotel.stateId === stateId))
        counts.set(hotel.stateId, (counts.get(hotel.stateId) ?? 0) + 1);
    }
    return counts;
  }
  for (const [id, of] of all) if (stateId === undefined || id === stateId) counts.set(id, of.length);
  return counts;
}
