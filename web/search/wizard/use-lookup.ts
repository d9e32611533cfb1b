import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { PagePath } from '#web/visit/page-path.ts';
import { useLocalPath } from '#web/visit/visit.tsx';

/**
 * Loads a lookup of the wizard whenever its address changes, after a pause in which it may change again ([W]§9).
 * Without an address nothing is loaded.
 */
export function useLookup<Loader>(address: PagePath | undefined, pauseMs: number) {
  const fetcher = useFetcher<Loader>();
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
