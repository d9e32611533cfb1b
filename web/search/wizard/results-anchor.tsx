import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { below } from '#web/ui/breakpoints.ts';

/** What a wizard leaves with the address that it leads to. */
export const searchedState = { isSearched: true };

/** Where what is found begins: on narrow screens a search leads here, past what stands over the list ([W]§2.4). */
export function ResultsAnchor() {
  const { key, state } = useLocation();
  const isSearch =
    useNavigationType() !== NavigationType.Pop && (state as Partial<typeof searchedState> | null)?.isSearched;
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search once
  useEffect(() => {
    if (isSearch && matchMedia(below('tablet')).matches) place.current?.scrollIntoView();
  }, [key]);
  return <div ref={place} id="search-results-anchor" />;
}
