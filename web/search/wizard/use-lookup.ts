import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { PagePath } from '#web/visit/page-path.ts';
import { useLocalPath } from '#web/visit/visit.tsx';

/**
 * Loads a lookup of the wizard whenever its address changes, after a pause in which it may change again ([W]§9).
 * Without an address nothing is loaded. What was loaded last stays until the next answer comes.
 */
export function useLookup<Loader>(address: PagePath | undefined, pauseMs: number) {
  return useLoaded(useFetcher<Loader>(), address, pauseMs);
}

/** The same, but an answer belongs to its address: until it comes there is none. */
export function useLookupOf<Loader>(address: PagePath | undefined) {
  return useLoaded(useFetcher<Loader>({ key: address ?? 'nothing' }), address, 0);
}

function useLoaded<Loader>(
  fetcher: ReturnType<typeof useFetcher<Loader>>,
  address: PagePath | undefined,
  pauseMs: number,
) {
  const toLocal = useLocalPath();
  const path = address && toLocal(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fetcher is new in every render, the address decides
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => fetcher.load(path), pauseMs);
    return () => clearTimeout(timer);
  }, [path, pauseMs]);
  return fetcher.data;
}
