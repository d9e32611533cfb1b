import { listCarriers } from '#domain/lookups/list-carriers.ts';
import { dayParts } from '#lib/day-parts.ts';
import type { Tour } from '#price-search/catalogue.ts';
import { anyTour, type TourFilter } from '#price-search/question.ts';
import type { SaleContext } from './offer-view.ts';
import type { HotelSearch } from './search-hotels.ts';

type Counts = ReadonlyMap<number, number>;

/**
 * How many hotels each value of a list would leave, each airline by its number, each part of the day on either way, and
 * each of the two switches.
 */
export type WishCounts = Record<keyof typeof lists | 'carriers' | 'leaves' | 'returns', Counts> & {
  promotion: number;
  seats: number;
};

/** The lists of wishes: where the question has them, and which of their values a tour has. */
const lists = {
  tours: { wish: 'tourIds', of: (tour: Tour) => [tour.id] },
  programs: { wish: 'programTypeIds', of: (tour: Tour) => [tour.programTypeId] },
  tourTypes: { wish: 'tourTypeIds', of: (tour: Tour) => (tour.tourTypeId === null ? [] : [tour.tourTypeId]) },
  words: { wish: 'ufilterIds', of: (tour: Tour) => tour.ufilterIds },
} as const satisfies Record<string, { wish: keyof TourFilter; of: (tour: Tour) => readonly number[] }>;

type List = keyof typeof lists;

/**
 * How many hotels each further wish of the tour would leave: every list is counted without its own choice. Each tour is
 * priced by itself, so all of them cost about what one search costs, and each airline
 * and part of the day once more; of more than `most` tours
 * no list is counted.
 */
export async function countWishes(
  { moment }: SaleContext,
  { where, question, filters }: HotelSearch,
  most: number,
): Promise<WishCounts> {
  const filter = question.tours ?? anyTour;
  const sold = toursSold(moment, where, question);
  const counted = sold.length > most ? [] : sold;
  const count = async (change: Partial<typeof question>) =>
    (await moment.ask('countHotels', { where, question: { ...question, ...change }, filters }))?.count ?? 0;
  const hotelsOf = async (tour: Tour) => {
    const alone = { ...question, tours: { ...anyTour, tourIds: [tour.id] } };
    return { tour, hotels: await moment.ask('hotelPrices', { where, question: alone, filters }) };
  };
  const airlines = listCarriers(moment, { townFrom: question.townId, stateId: where.stateId });
  const countParts = (way: 'leaves' | 'returns') =>
    Promise.all(dayParts.map(async (part) => [part, await count({ [way]: [part] })] as const));
  const [promotion, seats, carriers, leaves, returns, ...found] = await Promise.all([
    count({ promotion: 'only' }),
    count({ seatsOnly: true }),
    Promise.all(
      airlines.map(async ({ number, code }) => [number, await count({ carriers: [code] })] as const),
    ),
    countParts('leaves'),
    countParts('returns'),
    ...counted.map(hotelsOf),
  ]);
  const countsOf = (list: List) =>
    countHotels(
      found.filter(({ tour }) => passes(tour, filter, list)),
      lists[list].of,
    );
  return {
    tours: countsOf('tours'),
    programs: countsOf('programs'),
    tourTypes: countsOf('tourTypes'),
    words: countsOf('words'),
    carriers: new Map(carriers),
    leaves: new Map(leaves),
    returns: new Map(returns),
    promotion,
    seats,
  };
}

/** The tours of the question's town that lead to where it asks, whatever else is wished of them. */
function toursSold(
  { snapshot }: SaleContext['moment'],
  where: HotelSearch['where'],
  question: HotelSearch['question'],
): Tour[] {
  const { packetTypes } = question.tours ?? anyTour;
  const states = new Set(
    where.stateId === undefined
      ? where.hotelIds.map((id) => snapshot.hotels.get(id)?.stateId)
      : [where.stateId],
  );
  return (snapshot.toursByTown.get(question.townId) ?? []).filter(
    (tour) =>
      (states.size === 0 || states.has(tour.stateId)) &&
      (packetTypes.length === 0 || packetTypes.includes(tour.packetType)),
  );
}

/** Whether a tour is wished by all lists but one. */
const passes = (tour: Tour, filter: TourFilter, but: List): boolean =>
  (Object.keys(lists) as List[]) // the table's own keys
    .filter((list) => list !== but)
    .every((list) => {
      const wished = filter[lists[list].wish];
      return wished.length === 0 || lists[list].of(tour).some((id) => wished.includes(id));
    });

type Found = { tour: Tour; hotels: readonly [hotelId: number, totalMinor: number][] };

/** Each hotel once a value, however many of the value's tours sell it. */
function countHotels(found: readonly Found[], of: (tour: Tour) => readonly number[]): Counts {
  const hotelsOf = new Map<number, Set<number>>();
  for (const { tour, hotels } of found)
    for (const value of of(tour)) {
      const known = hotelsOf.get(value) ?? new Set();
      for (const [hotelId] of hotels) known.add(hotelId);
      hotelsOf.set(value, known);
    }
  return new Map([...hotelsOf].map(([value, hotels]) => [value, hotels.size]));
}
