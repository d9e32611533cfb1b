import { type RefObject, useEffect, useState } from 'react';

/** Nothing moves by itself for those who want less motion or less data. */
const calm = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** Long enough to read a slide. */
const pauseMs = 8_000;

/**
 * Turns a slider by itself while it is on the screen and neither pointed at nor focused, until somebody uses it. Never for
 * those who want less motion or less data.
 */
export function useTurning(slider: RefObject<HTMLElement | null>, isMeant: boolean, turn: () => void) {
  const [isOn, setOn] = useState(false);
  const stop = () => setOn(false);
  useEffect(() => setOn(isMeant && !matchMedia(calm).matches), [isMeant]);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => isLeftAlone(slider.current) && turn(), pauseMs);
    return () => clearInterval(timer);
  });
  return { isOn, stop };
}

/** Whether it is seen, and nobody is about to use it. */
function isLeftAlone(element: HTMLElement | null): boolean {
  if (!element || document.hidden || element.matches(':hover, :focus-within')) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
