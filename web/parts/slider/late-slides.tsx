import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { OptionalPart } from '#web/parts/sending/late-part.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import { useLocalPath } from '#web/visit/visit.tsx';
import type { SliderPart } from './slider-places.ts';
import type { loader } from './slides-resource.ts';

const Parts = lazyPart(() => import('./parts-of-slides.tsx'));

/** The slides of a part of this page, fetched when a visitor comes to where it stands. */
export default function LateSlides({ part }: { part: SliderPart }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const { pathname, search } = useLocation();
  const toLocal = useLocalPath();
  const { data, load } = useFetcher<typeof loader>({ key: `slides-${part}` });
  const address = toLocal(`/lookup/slides?${new URLSearchParams({ part, of: pathname + search })}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fetcher is new in every render, the address decides
  useEffect(() => {
    if (isSeen) void load(address);
  }, [isSeen, address]);
  return (
    <div ref={place}>
      {data && data.slides.length > 0 && (
        <OptionalPart>
          <Parts part={part} slides={data.slides} />
        </OptionalPart>
      )}
    </div>
  );
}
