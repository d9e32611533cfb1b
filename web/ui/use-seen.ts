import { type RefObject, useEffect, useState } from 'react';
import { onceSeen } from './once-seen.ts';

/** True once the element was on the screen, or near it: so many pixels outside. */
export function useSeen(element: RefObject<HTMLElement | null>, margin?: number): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    return onceSeen(element.current, () => setSeen(true), margin);
  }, [element, isSeen, margin]);
  return isSeen;
}
