import { mayKeepRecent } from '#web/visit/consent/may-keep-recent.ts';
import { useConsent } from '#web/visit/consent/use-consent.ts';
import { useVisit } from '#web/visit/visit.tsx';

/** Whether the device may keep where its visitor has been. */
export const useMayKeepRecent = (): boolean =>
  mayKeepRecent(useConsent(), useVisit().site.flags.cookieBanner);
