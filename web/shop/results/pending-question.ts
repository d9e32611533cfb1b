import type { Location } from 'react-router';
import { travelKinds } from '#lib/travel-kind.ts';
import { readSearch, type SearchQuestion } from '#web/search/query/search-question.ts';

/** The question that the page is on its way to, so that a ticked box is ticked at once. */
export function pendingQuestion(
  location: Location | undefined,
  now: SearchQuestion,
): SearchQuestion | undefined {
  if (!location?.pathname.endsWith(travelKinds[now.kind].search.results)) return undefined;
  const read = readSearch(new URLSearchParams(location.search), now.kind, {
    townFrom: now.townFrom,
    today: now.checkInFrom,
    currency: now.currency ?? '',
    siteCurrency: now.currency ?? '',
  });
  return read.ok ? read.question : undefined;
}
