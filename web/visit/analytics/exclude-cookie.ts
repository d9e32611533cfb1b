import type { CookieRule } from '#lib/cookies.ts';

/** Set by `/analytics/exclude` ([S]§2.2): nothing this browser does is counted, whatever it has agreed to. */
export const excludeCookie: CookieRule = { name: 'analytics_exclude', maxAgeDays: 400 };
