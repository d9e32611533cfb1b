import type { FoundTours } from '#web/search/cards/found-tours.ts';
import { tourView } from '#web/search/cards/tour-view.ts';
import { variedOffers } from './varied-offers.ts';

export type SoonView = ReturnType<typeof soonView>;

/** What the home page renders of the tours that leave soon: two rows of different ones, or one. */
export const soonView = ({ offers, countTotal }: FoundTours) => ({
  offers: variedOffers(offers, offers.length >= 8 ? 8 : 4).map(tourView),
  countTotal,
});
