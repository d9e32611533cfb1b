import { plainStar } from '#lib/star-category.ts';
import { hasCosts, withoutCosts } from '#web/search/query/filters.ts';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import { type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';

type Facets = SearchAnswer['facets'];
export type ListFilter = 'stars' | 'meals' | 'regions' | 'attributes';

/** A filter in force: what it is and the address without it. */
export type ActiveFilter =
  /** Without a name where no hotel of the answer has the value. */
  | { kind: ListFilter; name: string | undefined; value: number; without: string }
  | { kind: 'price'; min: number | undefined; max: number | undefined; without: string }
  | { kind: 'instant' | 'charter' | 'regular'; without: string };

export const listFilters: readonly ListFilter[] = ['stars', 'meals', 'regions', 'attributes'];

/** Every filter of the question, in the order of the column. */
export function activeFilters(question: SearchQuestion, facets: Facets): ActiveFilter[] {
  const { costMin, costMax, onlyInstant, flight } = question;
  const without = (change: Partial<SearchQuestion>) => searchAddress(question, change);
  return [
    ...(!hasCosts(question)
      ? []
      : [
          {
            kind: 'price' as const,
            min: costMin,
            max: costMax,
            without: searchAddress(withoutCosts(question), { page: 1 }),
          },
        ]),
    ...listFilters.flatMap((kind) =>
      question[kind].map((value) => ({
        kind,
        value,
        name: nameOf(facets, kind, value),
        without: without({ [kind]: question[kind].filter((each) => each !== value) }),
      })),
    ),
    ...(onlyInstant ? [{ kind: 'instant' as const, without: without({ onlyInstant: false }) }] : []),
    ...(flight === 'any' ? [] : [{ kind: flight, without: without({ flight: 'any' }) }]),
  ];
}

function nameOf(facets: Facets, kind: ListFilter, value: number): string | undefined {
  const name = facets[kind].find((each) => each.value === value)?.name;
  return kind === 'stars' && name ? plainStar(name) : name;
}

/** The question without any filter: what is left is the trip. */
export const withoutFilters = (question: SearchQuestion): SearchQuestion => ({
  ...withoutCosts(question),
  stars: [],
  meals: [],
  regions: [],
  attributes: [],
  towns: [],
  hotels: [],
  onlyInstant: false,
  flight: 'any',
  page: 1,
});

export const filterCount = (question: SearchQuestion) =>
  listFilters.reduce((sum, kind) => sum + question[kind].length, 0) +
  Number(hasCosts(question)) +
  Number(question.onlyInstant) +
  Number(question.flight !== 'any');
