import type { ExcursionTour } from '#calls/excursion-tour.ts';

/** Where the page of an excursion tour is. */
export const excursionPath = ({ state, slug }: Pick<ExcursionTour, 'state' | 'slug'>) =>
  `/excursion-tours/${state.slug}/${slug}` as const;
