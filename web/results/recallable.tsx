import { useEffect } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router';
import { keepPage } from '#web/context/kept-pages.ts';

/**
 * Keeps what a list was rendered from for the way back, with the bar above it; it stands where the list is that has come.
 * Renders nothing: it is told of whatever the router does.
 */
export function Recallable({ data }: { data: unknown }) {
  const { pathname, search } = useLocation();
  const [{ id: bar, loaderData: barData }, { id: list }] = useMatches().slice(-2) as [UIMatch, UIMatch]; // each list has its bar
  useEffect(
    () => keepPage(pathname + search, { [bar]: barData, [list]: data }),
    [pathname, search, bar, barData, list, data],
  );
  return null;
}
