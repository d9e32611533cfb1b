import { assert } from '#lib/assert.ts';
import { seededRandom } from './posters/random.ts';

/** Decisions that fall the same way for the same keys, whatever else was decided before. */
export type Dice = {
  /** A number from 0 (included) to 1 (excluded). */
  share: () => number;
  /** Whether something of this probability happens. */
  chance: (probability: number) => boolean;
  /** A whole number between two ends, both included. */
  between: (least: number, most: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Several different ones, in the list's order mixed up. */
  some: <T>(list: readonly T[], count: number) => T[];
};

/** Dice for the thing that `keys` name, such as dice(seed, 'hotel', 1017). */
export function dice(...keys: readonly (string | number)[]): Dice {
  const share = seededRandom(keys.join('|'));
  const between = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    assert(list.length > 0, 'there is something to pick from');
    return list[between(0, list.length - 1)] as T;
  };
  const some = <T>(list: readonly T[], count: number) => {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(between(0, left.length - 1), 1)[0] as T,
    );
  };
  return { share, chance: (probability) => share() < probability, between, pick, some };
}
