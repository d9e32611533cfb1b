import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isSameQuestion } from '#web/search/query/detail-address.ts';

/** Opening the gallery or a request does not price the hotel again. */
export function staysWhenPartsOpen({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && isSameQuestion(currentUrl.search, nextUrl.search);
  const isOnlyOpening = isSamePage && (formMethod !== undefined || currentUrl.search !== nextUrl.search);
  return isOnlyOpening ? false : defaultShouldRevalidate;
}
