import type { Flags } from '#sites/flags.ts';

type ConsentPlace = { variant: Flags['cookieBanner']; isAnswered: boolean; path: string; search: string };

/**
 * Whether a page asks: once, where the site asks at all, and never while the visitor books or requests an offer
 * ([S]§2.13).
 */
export const isConsentAsked = ({ variant, isAnswered, path, search }: ConsentPlace): boolean =>
  variant !== 'none' &&
  !isAnswered &&
  !/^\/booking(\/|$)/i.test(path) &&
  !new URLSearchParams(search).has('request');
