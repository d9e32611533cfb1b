import { type RefObject, useEffect, useState } from 'react';
import { onceSeen } from './once-seen.ts';

/** True once the element was on the screen, or near it. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    return onceSeen(element.current, () => setSeen(true));
  }, [element, isSeen]);
  return isSeen;
}
