import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import type { SearchQuestion } from '#web/search/query/search-question.ts';

/** The region where one is chosen, else the country. */
export function placeOf({ regions }: SearchQuestion, { state, facets }: SearchAnswer): string {
  const region = regions.length === 1 ? facets.regions.find(({ value }) => value === regions[0]) : undefined;
  return region?.name ?? state?.name ?? '';
}
