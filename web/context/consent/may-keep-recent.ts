import type { Flags } from '#sites/flags.ts';
import type { Consent } from './consent.ts';

/** What the device keeps of where a visitor has been is stored under this name. */
export const recentName = 'recent';

/**
 * Whether the device may keep where its visitor has been: nobody asked for that, so a site that asks has to have been
 * answered, and not with no to everything.
 */
export const mayKeepRecent = (
  { isAnswered, analytics, marketing }: Consent,
  variant: Flags['cookieBanner'],
): boolean => variant === 'none' || (isAnswered && (analytics || marketing));
