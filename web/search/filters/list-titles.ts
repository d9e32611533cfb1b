import type { MessageKey } from '#texts/message-key.ts';
import type { ListFilter } from './active-filters.ts';

/** What a list of filters is called. */
export const listTitles: Record<ListFilter, MessageKey> = {
  stars: 'results.filters.stars',
  meals: 'results.filters.meals',
  regions: 'results.filters.region',
  towns: 'results.filters.town',
  hotels: 'results.filters.hotel',
  attributes: 'results.filters.attributes',
  tours: 'results.filters.tour',
  tourTypes: 'results.filters.tourType',
  programs: 'results.filters.program',
  words: 'results.filters.words',
  excursions: 'results.filters.excursion',
  carriers: 'results.filters.carrier',
  leaves: 'results.filters.leaves',
  returns: 'results.filters.returns',
};
