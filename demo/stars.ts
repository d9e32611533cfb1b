import type { RowOf } from '#domain/operator-data/tables.ts';
import type { Dice } from './dice.ts';
import type { Resort } from './places.ts';

/** A category: `stars` is what its price and size are reckoned with. */
export type Category = { id: number; name: string; stars: number };

const categories = {
  fivePlus: { id: 15, name: '5*+', stars: 5 },
  five: { id: 5, name: '5*', stars: 5 },
  four: { id: 4, name: '4*', stars: 4 },
  three: { id: 3, name: '3*', stars: 3 },
  two: { id: 2, name: '2*', stars: 2 },
  villages: { id: 11, name: 'HV-1', stars: 4.5 },
  villages2: { id: 12, name: 'HV-2', stars: 3.5 },
  boutique: { id: 13, name: 'Boutique', stars: 4.5 },
  special: { id: 14, name: 'Special Category', stars: 4 },
  guestHouse: { id: 104, name: 'Guest house', stars: 2.5 },
} satisfies Record<string, Category>;

/** Key of the guest houses ([W]§9). */
export const guestHouseKey = categories.guestHouse.id;

type Weights = Partial<Record<keyof typeof categories, number>>;

const weights: Record<Resort['kind'] | 'turkish' | 'localIsland', Weights> = {
  beach: { five: 30, four: 39, three: 22, two: 2, boutique: 4, guestHouse: 3 },
  turkish: { five: 44, four: 27, three: 12, villages: 9, villages2: 2, boutique: 4, special: 2 },
  island: { five: 72, four: 28 },
  localIsland: { guestHouse: 60, three: 25, four: 15 },
  ski: { five: 20, four: 45, three: 28, guestHouse: 7 },
  city: { five: 24, four: 38, three: 24, two: 4, boutique: 10 },
  nature: { five: 26, four: 36, three: 16, boutique: 14, guestHouse: 8 },
};

/** The category of one hotel, as common as in its kind of place. */
export function categoryFor(resort: Resort, random: Dice): Category {
  const country = resort.region.destination.iso2;
  const isLocalIsland = country === 'MV' && resort.kind !== 'island';
  const isTurkish = country === 'TR' && resort.kind === 'beach';
  const of = Object.entries(weights[isLocalIsland ? 'localIsland' : isTurkish ? 'turkish' : resort.kind]);
  const total = of.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.share() * total;
  for (const [key, weight] of of) {
    left -= weight;
    if (left < 0) return categories[key as keyof typeof categories];
  }
  return categories.four;
}

/** The dearest houses of five stars have a plus behind them. */
export const bestOf = (drawn: Category, luxury: number): Category =>
  drawn.id === categories.five.id && luxury > 1.295 ? categories.fivePlus : drawn;

/** The categories as rows, best first. */
export const starRows = (): RowOf<'star'>[] =>
  Object.values(categories)
    .toSorted((a, b) => b.stars - a.stars || a.id - b.id)
    .map(({ id, name }, position) => ({ id, name, position }));
