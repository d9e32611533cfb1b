import { cookieValue } from '#lib/cookies.ts';
import type { Flags } from '#sites/flags.ts';
import { readConsent, refused } from '#web/context/consent/consent.ts';

export type CountingPlace = {
  variant: Flags['cookieBanner'];
  cookies: string;
  /** What the storage of the browser has under `analytics`. */
  stored: string | null;
};

/** Whether a refusal, or the wish to be left out, forbids to count what happens on the page. */
const isRefused = ({ cookies, stored }: CountingPlace) =>
  stored === refused ||
  cookieValue(cookies, 'analytics') === refused ||
  cookieValue(cookies, 'analytics_exclude') !== undefined;

/**
 * Whether events enter the data layer of the page: where the site asks, only after a consent. A site that asks nobody
 * has them in the page's own memory, where nothing reads them: a tag manager loads with a consent alone.
 */
export const mayCount = (place: CountingPlace): boolean =>
  !isRefused(place) && (place.variant === 'none' || readConsent(place.cookies).analytics);

/** Whether a tag manager may be loaded: for those who were asked and have agreed. */
export const mayLoadTags = (place: CountingPlace): boolean => mayCount(place) && place.variant !== 'none';
