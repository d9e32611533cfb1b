/** What the page of a country prices: as long as most people stay. */
export const countryNights = 7;
