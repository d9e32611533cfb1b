import { searchLimits } from '#calls/search-limits.ts';
import { sortTypes } from '#calls/sort-types.ts';
import type { Codec } from './codec.ts';
import { readNumber } from './query-values.ts';

/** In which order the results stand, and how far down the list goes. */
export type ResultPage = { sort: number; page: number };

export const resultPage = {
  names: ['SORT_TYPE', 'PRICE_PAGE'],
  read: (values, problems) => ({
    sort: readNumber(
      values,
      { name: 'SORT_TYPE', ...searchLimits.order, fallback: sortTypes.recommended },
      problems,
    ),
    page: readNumber(values, { name: 'PRICE_PAGE', ...searchLimits.page, fallback: 1 }, problems),
  }),
  write: ({ sort, page }: ResultPage) => ({
    SORT_TYPE: sort === sortTypes.recommended ? undefined : sort,
    PRICE_PAGE: page === 1 ? undefined : page,
  }),
} satisfies Codec<ResultPage>;
