import type { Translate } from '#texts/translator.ts';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import type { ReadableSearch } from './results-loader.ts';

/** The place of a search that finds nothing; a country that we do not know has no name. */
export function placeName(
  t: Translate,
  { question, names }: ReadableSearch,
  { state }: SearchAnswer,
): string {
  const [town, second] = question.towns;
  const only = second === undefined ? names.towns?.find(({ value }) => value === town) : undefined;
  return only?.name ?? state?.name ?? t('results.empty.unknownPlace');
}
