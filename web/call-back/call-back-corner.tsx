import { lazy, Suspense } from 'react';
import { useVisit } from '#web/visit.tsx';

const CallBackWidget = lazy(() => import('./call-back-widget.tsx'));

/** The place of the floating button; sites without it do not fetch it. */
export function CallBackCorner() {
  const { flags } = useVisit().site;
  return (
    flags.callBackWidget && (
      <Suspense>
        <CallBackWidget />
      </Suspense>
    )
  );
}
