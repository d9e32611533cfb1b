import { plainDate } from '#lib/plain-date.ts';
import { readSearch, type SearchQuestion } from './search-question.ts';

/** For tests: the question that an address of a search for tours asks. */
export function testQuestion(query: string): SearchQuestion {
  const defaults = { townFrom: 1, today: plainDate('2026-11-21'), currency: 'EUR', siteCurrency: 'EUR' };
  const read = readSearch(new URLSearchParams(query), 'tour', defaults);
  if (!read.ok) throw new Error('not a question');
  return read.question;
}
