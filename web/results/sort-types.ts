import type { sortTypes as callSortTypes } from '#calls/search.ts';

/** The orders of the search call, written again so that a browser does not fetch the schemas around them. */
export const sortTypes: typeof callSortTypes = { price: 0, priceDown: 1, recommended: 2, rating: 3 };
