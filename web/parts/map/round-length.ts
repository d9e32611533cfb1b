/** The longest length of 1, 2, 3 or 5 with noughts that is not above another. */
export function roundLength(most: number): number {
  const nought = 10 ** Math.floor(Math.log10(most));
  return nought * [5, 3, 2, 1].find((digit) => digit * nought <= most)!;
}
