import type { Flags } from '#sites/flags.ts';
import { completeEvent, type NewEvent } from './analytics-event.ts';
import { mayCount } from './may-count.ts';
import { readPartPassInc } from './user-info.ts';

declare global {
  interface Window {
    /** What a tag manager reads, from the first event on. */
    dataLayer?: object[];
  }
}

/** How a site counts. */
export type Counting = { variant: Flags['cookieBanner']; agentMode: boolean };

/** The cookies and the storage of the page, beside how its site asks. */
export const countingPlace = (variant: Flags['cookieBanner']) => ({
  variant,
  cookies: document.cookie,
  stored: localStorage.getItem('analytics'),
});

/** Puts an event into the data layer, if the visitor lets us ([S]§3.19). */
export function pushEvent(event: NewEvent, { variant, agentMode }: Counting): void {
  const place = countingPlace(variant);
  if (!mayCount(place)) return;
  window.dataLayer ??= [];
  window.dataLayer.push(completeEvent(event, agentMode ? readPartPassInc(place.cookies) : undefined));
}
