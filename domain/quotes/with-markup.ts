import type { OpenedClaim } from '#domain/offers/open-claim.ts';
import { assert } from '#lib/assert.ts';
import { minorPerUnit } from '#lib/money.ts';

type Priced = Extract<OpenedClaim, { status: 'priced' }>;

/**
 * The line of a stay's receipt that has the agent's markup inside: its first nights. The choice says when they begin, so
 * the line is the same one whenever it is priced, and a change is told of the line that changed and of no other.
 */
export function markedLine(keys: Iterable<string>): string {
  const [first] = [...keys].filter((key) => key.startsWith('nights-')).sort();
  assert(first, 'A stay has nights');
  return first;
}

/** An offer as the agent's client pays for it: the markup is inside its price, and is nowhere told alone. */
export function withMarkup(priced: Priced, markupMinor: number): Priced {
  if (markupMinor === 0) return priced;
  const { lines, changes, offer, cancellation, totalMinor } = priced;
  const marked = markedLine(lines.map(({ key }) => key));
  const added = (key: string) => (key === marked ? markupMinor : 0);
  // What is lost is lost of what the client pays.
  const lost = (feeMinor: number) => inShareOf(feeMinor, totalMinor, totalMinor + markupMinor);
  return {
    ...priced,
    lines: lines.map((line) => ({ ...line, amountMinor: line.amountMinor + added(line.key) })),
    totalMinor: totalMinor + markupMinor,
    shownMinor: priced.shownMinor + markupMinor,
    changes: changes.map(({ key, beforeMinor, afterMinor }) => ({
      key,
      beforeMinor: beforeMinor + added(key),
      afterMinor: afterMinor + added(key),
    })),
    offer: {
      ...offer,
      priceMinor: offer.priceMinor + markupMinor,
      beforeDiscountsMinor: offer.beforeDiscountsMinor + markupMinor,
    },
    cancellation: cancellation && {
      ...cancellation,
      feeMinor: lost(cancellation.feeMinor),
      periods: cancellation.periods.map((period) => ({ ...period, feeMinor: lost(period.feeMinor) })),
    },
  };
}

/** What an amount is where the price that it is part of is another one; half up to a whole unit. */
export const inShareOf = (amountMinor: number, ofMinor: number, isMinor: number): number =>
  Math.round((amountMinor / ofMinor) * (isMinor / minorPerUnit)) * minorPerUnit;
