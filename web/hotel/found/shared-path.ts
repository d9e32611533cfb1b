import type { HotelPath } from '#lib/hotel-path.ts';
import type { excursionPath } from '#web/hotel/excursion-tour/excursion-path.ts';
import type { voyagePath } from '#web/hotel/voyage/voyage-path.ts';

/** The path of a page that has a picture for its links. */
export type SharedPage = HotelPath | ReturnType<typeof excursionPath> | ReturnType<typeof voyagePath>;

/** Where the picture of a page's link is. */
export const sharedPath = (page: SharedPage) => `/shared${page}.jpg` as const;
