import { useEffect } from 'react';
import { useConsent } from '#web/context/consent/use-consent.ts';
import { useVisit } from '#web/context/visit.tsx';

/** Loads the configured tag manager once the visitor has agreed; renders nothing. */
export function TagManager() {
  const { tagManager, site } = useVisit();
  const { analytics, marketing, isAnswered } = useConsent();
  const { cookieBanner, retargeting } = site.flags;
  useEffect(() => {
    // A refusal is told to tags that run already; who has never agreed does not even fetch what loads them.
    if (!tagManager || !(analytics || (isAnswered && window.dataLayer))) return;
    void import('./load-tags.ts').then(({ loadTags }) =>
      loadTags({
        address: tagManager,
        flags: { cookieBanner, retargeting },
        choice: { analytics, marketing },
      }),
    );
  }, [tagManager, cookieBanner, retargeting, analytics, marketing, isAnswered]);
  return null;
}
