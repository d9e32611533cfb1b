import type { ListedProgram } from '#calls/cruise.ts';
import { hotelPath } from '#lib/hotel-path.ts';

/** Where the page of a cruise program is ([W]§2.6). */
export const voyagePath = ({ state, slug }: Pick<ListedProgram, 'state' | 'slug'>) =>
  `/cruises/${state.slug}/${slug}` as const;

/** Where the page of its liner is. */
export const linerPath = ({ state, hotel }: Pick<ListedProgram, 'state' | 'hotel'>) =>
  hotelPath('tour', { slug: state.slug, longName: state.lname, isCruise: state.isCruise }, hotel.slug);
