import { useVisit } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';

const CallBackWidget = lazyPart(() => import('./call-back-widget.tsx'));

/** The place of the floating button; sites without it do not fetch it. */
export function CallBackCorner() {
  const { flags } = useVisit().site;
  return (
    flags.callBackWidget && (
      <OptionalPart>
        <CallBackWidget />
      </OptionalPart>
    )
  );
}
