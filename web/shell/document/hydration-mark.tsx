import { useEffect } from 'react';

/** Marks in the browser's own timeline when scripts have taken over, for anyone who measures a page or waits for it. */
export function HydrationMark() {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  return null;
}
