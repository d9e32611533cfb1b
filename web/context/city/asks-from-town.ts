/**
 * Whether a search is for what leaves from a town: who asks that has seen the city that the page began with, and
 * answered ([S]§2.6 asks once).
 */
export const asksFromTown = (params: URLSearchParams): boolean =>
  [...params].some(([name, town]) => name.toUpperCase() === 'TOWNFROM' && Number(town) > 1);
