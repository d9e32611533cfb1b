import { useMemo } from 'react';
import { deviceStore } from '#web/context/browser-store.ts';
import { recentName } from '#web/context/consent/may-keep-recent.ts';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useMayKeepRecent } from './use-may-keep-recent.ts';

const RecentStrip = lazyPart(() => import('./recent-strip.tsx'));

/** Where somebody has been, if this device knows; nothing is fetched where it does not. */
export function RecentPlace() {
  const mayKeep = useMayKeepRecent();
  const hasScripts = useHydrated();
  // As it was when the page came: what has been forgotten since says so itself.
  const isKnown = useMemo(() => hasScripts && deviceStore.get(recentName) !== null, [hasScripts]);
  if (!mayKeep || !isKnown) return null;
  return (
    <OptionalPart>
      <RecentStrip />
    </OptionalPart>
  );
}
