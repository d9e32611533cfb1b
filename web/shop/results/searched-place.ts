import type { SearchAnswer } from './results-loader.ts';
import type { SearchQuestion } from './search-question.ts';

/** The region where one is chosen, else the country. */
export function placeOf({ regions }: SearchQuestion, { state, facets }: SearchAnswer): string {
  const region = regions.length === 1 ? facets.regions.find(({ value }) => value === regions[0]) : undefined;
  return region?.name ?? state?.name ?? '';
}
