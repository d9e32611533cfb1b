import { lazyPart } from '#web/i18n/lazy-part.tsx';
import { QuietPart } from '#web/late-part.tsx';
import { useVisit } from '#web/visit.tsx';

const CallBackWidget = lazyPart([], () => import('./call-back-widget.tsx'));

/** The place of the floating button; sites without it do not fetch it. */
export function CallBackCorner() {
  const { flags } = useVisit().site;
  return (
    flags.callBackWidget && (
      <QuietPart>
        <CallBackWidget />
      </QuietPart>
    )
  );
}
