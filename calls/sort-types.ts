/** Orders of hotels; without zod, so that pages may have them. */
export const sortTypes = { price: 0, priceDown: 1, recommended: 2, rating: 3 } as const;

/** Orders of flights. */
export const flightSortTypes = { price: 0, priceDown: 1, departure: 2, duration: 3 } as const;
