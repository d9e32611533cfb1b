import { useLocation, useNavigation } from 'react-router';
import { isRecalled } from '#web/context/kept-pages.ts';
import { readSearch, type SearchQuestion } from '#web/search/query/search-question.ts';

/**
 * The question that the page is on its way to, so that a ticked box is ticked at once; none on the way back to a list
 * that was here: it comes whole, and to render the list that goes as one that is waited for would only hold it up.
 */
export function usePendingQuestion(now: SearchQuestion): SearchQuestion | undefined {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== pathname || isRecalled(pathname + location.search)) return undefined;
  const read = readSearch(new URLSearchParams(location.search), now.kind, {
    townFrom: now.townFrom,
    today: now.checkInFrom,
    currency: now.currency ?? '',
    siteCurrency: now.currency ?? '',
  });
  return read.ok ? read.question : undefined;
}
