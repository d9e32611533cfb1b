import { memoizeAsync } from '#lib/memoize-async.ts';
import { useVisit } from '#web/context/visit.tsx';
import type { Slide } from './slide.ts';

/** A browser may tell several who wait for one module in any order; clicks are counted in theirs. */
const load = memoizeAsync(() => import('./count-slide.ts'));

/** What makes a slide counted when it is followed; how to count is fetched when one is pointed at. */
export function useCountedSlide(slide: Slide, isPopup: boolean) {
  const { site } = useVisit();
  const prepare = () => void load();
  return {
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => void load().then(({ countSlide }) => countSlide(slide, isPopup, site)),
  };
}
