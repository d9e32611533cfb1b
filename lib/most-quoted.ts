/** Offers of one quote. */
export const mostQuoted = 10;

/** Quotes of one manager, sent or not. */
export const mostQuotes = 2_000;
