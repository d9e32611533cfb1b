import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { PagePath } from '#web/context/page-path.ts';
import { useLocalPath } from '#web/context/visit.tsx';

/** A pause in milliseconds, or one before the first question and another before those that follow it. */
type Pause = number | { first: number; next: number };

/**
 * Loads a lookup of the wizard whenever its address changes, after a pause in which it may change again ([W]§9).
 * Without an address nothing is loaded. What was loaded last stays until the next answer comes; it is null where none did.
 */
export function useLookup<Loader>(address: PagePath | undefined, pause: Pause) {
  return useLoaded(useFetcher<Loader>(), address, pause);
}

/** The same, but an answer belongs to its address: until it comes there is none. */
export function useLookupOf<Loader>(address: PagePath | undefined) {
  return useLoaded(useFetcher<Loader>({ key: address ?? 'nothing' }), address, 0);
}

function useLoaded<Loader>(
  fetcher: ReturnType<typeof useFetcher<Loader>>,
  address: PagePath | undefined,
  pause: Pause,
) {
  const toLocal = useLocalPath();
  const path = address && toLocal(address);
  const hasAsked = useRef(false);
  const { first, next } = typeof pause === 'number' ? { first: pause, next: pause } : pause;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fetcher is new in every render, the address decides
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => fetcher.load(path), hasAsked.current ? next : first);
    hasAsked.current = true;
    return () => clearTimeout(timer);
  }, [path, first, next]);
  return fetcher.data as typeof fetcher.data | null;
}
