import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render of the browser; true once scripts have taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The same for a context around the page: a context that changes at once takes away every part of the page whose
 * script is still on its way, until that is here; a transition waits for them.
 */
export function useHydratedLater(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
