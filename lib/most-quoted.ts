/** Offers of one quote. */
export const mostQuoted = 10;
