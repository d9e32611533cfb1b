import { mayKeepRecent } from '#web/context/consent/may-keep-recent.ts';
import { useConsent } from '#web/context/consent/use-consent.ts';
import { useVisit } from '#web/context/visit.tsx';

/** Whether the device may keep where its visitor has been. */
export const useMayKeepRecent = (): boolean =>
  mayKeepRecent(useConsent(), useVisit().site.flags.cookieBanner);
