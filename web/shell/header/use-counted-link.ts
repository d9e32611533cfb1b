import { memoizeAsync } from '#lib/memoize-async.ts';
import { useVisit } from '#web/context/visit.tsx';
import type { HeaderLine } from './count-click.ts';

/** A browser may tell several who wait for one module in any order; clicks are counted in theirs. */
const load = memoizeAsync(() => import('./count-click.ts'));

/**
 * What makes a link counted when it is followed. Few links are, so how to count is fetched when one is pointed at: it
 * is there by the time that the page may leave.
 */
export function useCountedLink(words: string, line: HeaderLine) {
  const { site } = useVisit();
  const prepare = () => void load();
  return {
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => void load().then(({ countClick }) => countClick(line, words, site)),
  };
}
