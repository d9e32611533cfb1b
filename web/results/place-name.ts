import type { Translate } from '#texts/translator.ts';
import type { NamedValue } from '#web/search/filters/active-filters.ts';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import type { ReadableSearch } from './results-loader.ts';

/** The place of a search that finds nothing; a country that we do not know has no name. */
export function placeName(
  t: Translate,
  { question, names }: ReadableSearch,
  { state }: SearchAnswer,
): string {
  const only = onlyNamed(names.towns, question.towns) ?? onlyNamed(names.regions, question.regions);
  return only ?? state?.name ?? t('results.empty.unknownPlace');
}

/** What a search that finds nothing says of itself. */
export const emptyTitle = (t: Translate, data: ReadableSearch, answer: SearchAnswer): string =>
  answer.state === null
    ? t('results.empty.unknownTitle')
    : t('results.meta.titleEmpty', { place: placeName(t, data, answer) });

const onlyNamed = (names: NamedValue[] | undefined, [only, second]: readonly number[]) =>
  second === undefined ? names?.find(({ value }) => value === only)?.name : undefined;
