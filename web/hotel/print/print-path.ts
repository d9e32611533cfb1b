import type { HotelPath } from '#lib/hotel-path.ts';

/** Where the page of a hotel is to be had as PDF. */
export const printPath = (page: HotelPath) => `/print${page}.pdf` as const;
