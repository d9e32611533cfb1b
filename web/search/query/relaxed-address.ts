import { said, writeQuery } from './query-values.ts';
import { type SearchQuestion, searchParameters } from './search-question.ts';

/** The address of the question with the parameters of a relaxation; an empty one is taken away. */
export function relaxedAddress(question: SearchQuestion, changes: Record<string, string>): string {
  const { PRICE_PAGE: _, ...parameters } = { ...searchParameters(question), ...changes };
  return `?${writeQuery(said(parameters))}`;
}
