import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';

const LateAges = lazyPart(() => import('./ages-to-confirm.tsx'));
const LateUnreadable = lazyPart(() => import('./unreadable-search.tsx'));

/** What hardly any address leads to: the server draws it, and its script comes after it. */
export function AgesToConfirm(props: ComponentProps<typeof LateAges>) {
  return (
    <Suspense>
      <LateAges {...props} />
    </Suspense>
  );
}

/** The same, where the address cannot be read. */
export function UnreadableSearch(props: ComponentProps<typeof LateUnreadable>) {
  return (
    <Suspense>
      <LateUnreadable {...props} />
    </Suspense>
  );
}
