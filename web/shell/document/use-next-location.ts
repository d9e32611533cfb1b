import { use, useSyncExternalStore } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * Where the visitor is, or is being led, from the press on. `useNavigation` tells it in a transition, which on a slow
 * phone is rendered seconds later: what moves then, moves under the eyes.
 */
export function useNextLocation(): Location {
  const here = useLocation();
  const { router } = use(UNSAFE_DataRouterContext)!; // every page lies in one
  return useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.location ?? router.state.location,
    () => here,
  );
}
