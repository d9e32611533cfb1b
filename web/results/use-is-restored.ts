import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

/** How long the browser has, in milliseconds, to scroll back to where somebody was, and to learn the height of each card. */
const patienceMs = 1000;

/**
 * Nobody will be scrolled back any more. Anyone who comes back to a list is scrolled to where they were, which needs the
 * height of every card before it; after that, and on a way forth, what nobody sees need not be rendered.
 */
export function useIsRestored(): boolean {
  const isBack = useNavigationType() === 'POP';
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver || !isBack;
}
