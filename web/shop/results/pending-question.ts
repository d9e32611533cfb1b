import type { Location } from 'react-router';
import { readSearch, type SearchQuestion } from '#web/search/query/search-question.ts';

/** The question that the page is on its way to, so that a ticked box is ticked at once. */
export function pendingQuestion(
  location: Location | undefined,
  here: { pathname: string; question: SearchQuestion },
): SearchQuestion | undefined {
  if (location?.pathname !== here.pathname) return undefined;
  const { question: now } = here;
  const read = readSearch(new URLSearchParams(location.search), now.kind, {
    townFrom: now.townFrom,
    today: now.checkInFrom,
    currency: now.currency ?? '',
    siteCurrency: now.currency ?? '',
  });
  return read.ok ? read.question : undefined;
}
