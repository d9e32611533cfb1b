/** ISO 4217 code. */
export type CurrencyCode = string;

/** An amount in integer minor units (cents, kopecks …) of its currency. */
export type Money = { amountMinor: number; currency: CurrencyCode };

/** Minor units in one unit of any currency that Solstice sells in. */
export const minorPerUnit = 100;

export const money = (amountMinor: number, currency: CurrencyCode): Money => ({ amountMinor, currency });

/**
 * Splits `total` into whole parts in proportion to `weights`, losing nothing: every part is rounded towards zero and
 * what is left goes, unit by unit, to the largest remainders (earlier parts first among equals).
 */
export function splitByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, i) => (i === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.trunc);
  const left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: Math.abs(value - Math.trunc(value)) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (let i = 0; i < Math.abs(left); i++) {
    const { index } = byRemainder[i % byRemainder.length]!;
    parts[index]! += Math.sign(left);
  }
  return parts;
}

/** A share (basis points) of an amount, half up to a whole unit; exact however large the amount is. */
export const shareOf = (amountMinor: number, basisPoints: number): number =>
  Number((BigInt(amountMinor) * BigInt(basisPoints) + halfUnit) / wholeUnit) * minorPerUnit;

const wholeUnit = BigInt(10_000 * minorPerUnit);
const halfUnit = wholeUnit / 2n;
