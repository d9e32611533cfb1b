import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render of the browser; true once scripts have taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
