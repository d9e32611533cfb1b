import { useEffect, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';

let next: Location | undefined;
const listeners = new Set<() => void>();

/** The router calls a blocker as soon as a navigation begins: from there it is known where it leads. */
export function setNextLocation(location: Location | undefined): void {
  next = location;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/**
 * Where the visitor is, or is being led, from the click on. `useNavigation` tells it in a transition, which on a slow
 * phone is rendered seconds later: what moves then, moves under the eyes.
 */
export function useNextLocation(): Location {
  const here = useLocation();
  return (
    useSyncExternalStore(
      subscribe,
      () => next,
      () => undefined,
    ) ?? here
  );
}

/** The navigation is over, wherever it ended. */
export function useNavigationEnd(): void {
  const here = useLocation();
  const isIdle = useNavigation().state === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every end of a navigation has a location of its own
  useEffect(() => {
    if (isIdle) setNextLocation(undefined);
  }, [here, isIdle]);
}
