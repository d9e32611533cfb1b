import { useEffect } from 'react';
import { type UIMatch, useLocation, useMatches } from 'react-router';
import { keepPage } from '#web/visit/kept-pages.ts';
import type { ReadableSearch, SearchOutcome } from './results-loader.ts';

type Props = { data: ReadableSearch; outcome: SearchOutcome };

/** Keeps an answered list for the way back, with the bar above it. Draws nothing: it is told of whatever the router does. */
export function KeptList({ data, outcome }: Props) {
  const { pathname, search } = useLocation();
  const [{ id: bar, loaderData: barData }, { id: list }] = useMatches().slice(-2) as [UIMatch, UIMatch]; // each list has its bar
  useEffect(
    () => keepPage(pathname + search, { [bar]: barData, [list]: { ...data, outcome } }),
    [pathname, search, bar, barData, list, data, outcome],
  );
  return null;
}
