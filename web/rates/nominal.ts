/** So many units of a currency are quoted together that their price has figures before its point: 100 tenge, 1 dollar. */
export function nominalOf(rate: number): number {
  if (rate <= 0 || rate >= 0.01) return 1;
  return 10 ** Math.ceil(-Math.log10(rate) - 1e-9);
}
