import type { Flags } from '#sites/flags.ts';
import { deviceStore, readCookies } from '#web/context/browser-store.ts';
import type { PublicSite } from '#web/context/visit.tsx';
import { completeEvent, type NewEvent } from './analytics-event.ts';
import { mayCount } from './may-count.ts';
import { pageLabel } from './page-label.ts';
import { readPartPassInc } from './user-info.ts';

declare global {
  interface Window {
    /** What a tag manager reads, from the first event on. */
    dataLayer?: object[];
  }
}

/** The cookies and the storage of the page, beside how its site asks. */
export const countingPlace = (variant: Flags['cookieBanner']) => ({
  variant,
  cookies: readCookies(),
  stored: deviceStore.get('analytics'),
});

/** Puts an event into the data layer, if the visitor lets us ([S]§3.19). */
export function pushEvent(event: NewEvent, site: PublicSite): void {
  const place = countingPlace(site.flags.cookieBanner);
  if (!mayCount(place)) return;
  window.dataLayer ??= [];
  const partPassInc = site.agentMode ? readPartPassInc(place.cookies) : undefined;
  window.dataLayer.push(completeEvent(event, { partPassInc, pageLabel: pageLabel(site, location.pathname) }));
}
