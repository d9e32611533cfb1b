/** Where a browser tells that it has shown a quote. */
export const quoteOpeningsPath = '/quote-openings';
