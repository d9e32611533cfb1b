import type { PlainDate } from '#lib/plain-date.ts';
import type { FedRate } from './rate-values.ts';

/** A rate that is not taken: it differs from the last one by more than the share that is allowed. */
export type HeldRate = FedRate & { last: number; lastDate: PlainDate };

/** How far a rate may be from the last one before it is held back, in percent; null: however far. */
export type MostJump = number | null;

/**
 * Parts rates into those that are taken and those held back. Each is compared with the last rate on its day or before it,
 * of those that are `kept` and those of the file that were taken; the first of a currency has none and is taken.
 */
export function holdJumps(
  rates: readonly FedRate[],
  kept: readonly FedRate[],
  mostJump: MostJump,
): { taken: FedRate[]; held: HeldRate[] } {
  if (mostJump === null) return { taken: [...rates], held: [] };
  const taken: FedRate[] = [];
  const held: HeldRate[] = [];
  const keptOf = Map.groupBy(kept, ({ currency }) => currency);
  for (const [currency, own] of Map.groupBy(rates, (rate) => rate.currency)) {
    const known = (keptOf.get(currency) ?? []).toSorted(byDay);
    let next = 0;
    let last: FedRate | undefined;
    for (const rate of own.toSorted(byDay)) {
      for (; next < known.length && known[next]!.date <= rate.date; next++)
        if (!last || known[next]!.date > last.date) last = known[next];
      if (last && isJump(rate.perEuro, last.perEuro, mostJump))
        held.push({ ...rate, last: last.perEuro, lastDate: last.date });
      else {
        taken.push(rate);
        last = rate;
      }
    }
  }
  return { taken, held };
}

/** More than so many percent up or down; a hair beyond the share is the arithmetic's. */
export const isJump = (perEuro: number, last: number, mostJump: number) =>
  Math.abs(perEuro - last) > (last * mostJump) / 100 + last * 1e-9;

const byDay = (a: FedRate, b: FedRate) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
