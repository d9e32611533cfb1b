import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';

/**
 * What few addresses lead to: the server renders it where it stands, and its script comes after it. It has to be the page
 * itself: what stands in a part that comes late, or is rendered again before its script is there, would be rendered anew.
 */
const rare = <Props extends object>(Part: ComponentType<Props>) =>
  function RareAnswer(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };

/** Ages of children that a plain form sent by itself. */
export const AgesToConfirm = rare(lazyPart(() => import('./ages-to-confirm.tsx')));

/** An address that cannot be read. */
export const UnreadableSearch = rare(lazyPart(() => import('./unreadable-search.tsx')));

/** Nothing is left of a season, or of a month of it. */
export const SeasonEmpty = rare(lazyPart(() => import('./season-empty.tsx')));
