import type { Flags } from '#sites/flags.ts';

type ConsentPlace = { variant: Flags['cookieBanner']; isAnswered: boolean; path: string };

/** Whether a page asks: once, where the site asks at all, and never while somebody books ([S]§2.13). */
export const isConsentAsked = ({ variant, isAnswered, path }: ConsentPlace): boolean =>
  variant !== 'none' && !isAnswered && !/^\/booking(\/|$)/i.test(path);
