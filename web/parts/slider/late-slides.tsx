import { type ReactNode, useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useLocalPath } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { SliderPart } from './slider-places.ts';
import type { loader } from './slides-resource.ts';

const Slider = lazyPart(async () => {
  const { Slider } = await import('./slider.tsx');
  return { default: Slider };
});
const PromoPopup = lazyPart(() => import('./promo-popup.tsx'));

type LateSlidesProps = {
  part: SliderPart;
  /** What stands there until they come, where some will. */
  waiting?: ReactNode;
};

/** The slides of a part of this page; it stands in a `LazyOnVisible`, and is fetched with them. */
export default function LateSlides({ part, waiting }: LateSlidesProps) {
  const { pathname, search } = useLocation();
  const toLocal = useLocalPath();
  const { data, load } = useFetcher<typeof loader>({ key: `slides-${part}` });
  const address = toLocal(`/lookup/slides?${new URLSearchParams({ part, of: pathname + search })}`);
  useEffect(() => void load(address), [load, address]);
  if (!data) return waiting;
  if (data.slides.length === 0) return null;
  if (part === 'popup')
    return (
      <OptionalPart>
        <PromoPopup slides={data.slides} />
      </OptionalPart>
    );
  return (
    <div className="section page">
      <Slider slides={data.slides} />
    </div>
  );
}
