import type { RowOf } from '#domain/operator-data/tables.ts';
import { dice } from './dice.ts';
import type { Hotel } from './hotels.ts';

type Terms = { id: number; name: string; steps: readonly (readonly [daysBefore: number, share: number])[] };

/** From so many days before the trip on, this share of what was paid is lost. */
const terms = {
  freeForTwoWeeks: {
    id: 1,
    name: 'Hotel, free until 14 days',
    steps: [
      [14, 2000],
      [7, 5000],
      [2, 10_000],
    ],
  },
  freeForAWeek: {
    id: 2,
    name: 'Hotel, free until 7 days',
    steps: [
      [7, 3000],
      [3, 10_000],
    ],
  },
  city: {
    id: 3,
    name: 'City hotel, free until 3 days',
    steps: [
      [3, 5000],
      [1, 10_000],
    ],
  },
  resort: {
    id: 4,
    name: 'Resort, free until 30 days',
    steps: [
      [30, 2500],
      [14, 5000],
      [7, 10_000],
    ],
  },
  island: {
    id: 5,
    name: 'Island, free until 45 days',
    steps: [
      [45, 5000],
      [30, 10_000],
    ],
  },
  earlyBooking: { id: 6, name: 'Early booking, not paid back', steps: [[730, 10_000]] },
  earlyBookingPart: {
    id: 7,
    name: 'Early booking, a fifth kept',
    steps: [
      [730, 2000],
      [30, 6000],
      [14, 10_000],
    ],
  },
  charter: {
    id: 8,
    name: 'Charter',
    steps: [
      [60, 2500],
      [30, 6000],
      [21, 10_000],
    ],
  },
  regular: {
    id: 9,
    name: 'Regular flight, 30 % until 7 days',
    steps: [
      [60, 3000],
      [7, 6000],
      [1, 10_000],
    ],
  },
  flexible: { id: 11, name: 'Service, free until 2 days', steps: [[2, 10_000]] },
  untilTheTrip: { id: 12, name: 'Paid back until the trip begins', steps: [[0, 10_000]] },
  seaVoyage: {
    id: 13,
    name: 'Cruise',
    steps: [
      [90, 1000],
      [60, 3000],
      [30, 7500],
      [14, 10_000],
    ],
  },
  excursions: {
    id: 14,
    name: 'Excursion program',
    steps: [
      [21, 3000],
      [7, 10_000],
    ],
  },
} as const satisfies Record<string, Terms>;

/** A business fare: so much for each traveller until the day before. */
const business = { id: 10, name: 'Business, 90 euro until the day before', amount: 9000, lostFrom: 1 };

export const termsIds = {
  // The names of the same table.
  ...(Object.fromEntries(Object.entries(terms).map(([name, { id }]) => [name, id])) as Record<
    keyof typeof terms,
    number
  >),
  business: business.id,
};

/** All terms that contracts, flights and services of the demo operator name. */
export const cancellationTermsRows = (): RowOf<'cancellation_terms'>[] =>
  [...Object.values(terms), business].map(({ id, name }) => ({ id, name }));

export const cancellationStepRows = (): RowOf<'cancellation_step'>[] => [
  ...Object.values(terms).flatMap(({ id, steps }) =>
    steps.map(([days_before, share]) => ({ cancellation_terms_id: id, days_before, share })),
  ),
  {
    cancellation_terms_id: business.id,
    days_before: 365,
    amount: business.amount,
    currency: 'EUR',
  },
  { cancellation_terms_id: business.id, days_before: business.lostFrom, share: 10_000 },
];

/** What a hotel keeps: islands the most and the earliest, houses in cities the least and the latest. */
export function stayTermsId(hotel: Hotel, seed: string): number {
  const random = dice(seed, 'cancellation', hotel.id);
  const { kind } = hotel.resort;
  if (kind === 'island') return termsIds.island;
  if (kind === 'city') return termsIds.city;
  return random.pick([
    termsIds.freeForTwoWeeks,
    termsIds.freeForTwoWeeks,
    termsIds.freeForAWeek,
    termsIds.resort,
  ]);
}
