import { useEffect } from 'react';
import { useConsent } from '#web/consent/keep-consent.ts';
import { useVisit } from '#web/visit.tsx';
import { countingPlace } from './data-layer.ts';
import { mayLoadTags } from './may-count.ts';

/** Loads the configured tag manager once the visitor has agreed; draws nothing. */
export function TagManager() {
  const { tagManager, site } = useVisit();
  const { analytics, marketing } = useConsent();
  const variant = site.flags.cookieBanner;
  useEffect(() => {
    if (!tagManager || !mayLoadTags(countingPlace(variant))) return;
    void import('./load-tags.ts').then(({ loadTags }) => loadTags(tagManager, { analytics, marketing }));
  }, [tagManager, variant, analytics, marketing]);
  return null;
}
