import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { afterPaint } from './after-paint.ts';

/**
 * Whether what nobody sees of a page before they scroll is part of it yet. Where the browser renders a page itself it
 * follows the first picture, so that none of the two keeps a press waiting; a page of the server, and one that somebody
 * comes back to or to a place in it, is whole at once.
 */
export function useRenderedWhole(): boolean {
  const isReturn = useNavigationType() === 'POP';
  const [isWhole, setWhole] = useState(isReturn || location.hash !== '');
  useEffect(() => void afterPaint().then(() => startTransition(() => setWhole(true))), []);
  return isWhole;
}
