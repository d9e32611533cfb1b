import type { Accommodation } from './catalogue.ts';
import { fits, type Guests } from './guests.ts';

/** A way for the party to sleep in rooms with the same accommodations: how it is counted, and in which of them it fits. */
export type Occupancy = { guests: Guests; places: number[] };

/** Accommodations by what they allow: rooms whose numbers agree take the same parties. */
const sets = new Map<string, number>();
const limitsOfSet: Limits[][] = [];
type Limits = Omit<Accommodation, 'id' | 'roomId'>;

/** The number of a room's accommodations; sets are few, whatever the number of hotels. */
export function accommodationSetOf(accommodations: readonly Accommodation[]): number {
  const limits = accommodations.map(({ id: _, roomId: __, ...rest }) => rest);
  const key = JSON.stringify(limits.map((limit) => Object.values(limit)));
  const known = sets.get(key);
  if (known !== undefined) return known;
  sets.set(key, limitsOfSet.length);
  return limitsOfSet.push(limits) - 1;
}

/** The ways of one party, worked out once for each set of accommodations. */
export function occupanciesOf(guestsUpTo: (maxChildAge: number) => Guests): (set: number) => Occupancy[] {
  const known: Occupancy[][] = [];
  return (set) => {
    const answer = known[set];
    if (answer) return answer;
    const ways: Occupancy[] = [];
    for (const [place, limits] of limitsOfSet[set]!.entries()) {
      const guests = guestsUpTo(limits.maxChildAge);
      if (!fits(guests, limits)) continue;
      const way = ways.find((one) => one.guests === guests);
      if (way) way.places.push(place);
      else ways.push({ guests, places: [place] });
    }
    known[set] = ways;
    return ways;
  };
}
