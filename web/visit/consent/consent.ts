import { type CookieRule, cookieRemoval, cookieText, cookieValue } from '#lib/cookies.ts';

/** Its value is 'false' once the consent was answered, whichever way ([S]§4.5). */
export const answeredCookie: CookieRule = { name: 'SHOW_MODAL_COOKIES', maxAgeDays: 400 };

/** What a visitor may refuse. What the site needs to work is not asked about. */
export const refusable = ['analytics', 'marketing'] as const;

export type Refusable = (typeof refusable)[number];

export type ConsentChoice = Record<Refusable, boolean>;

/** Nothing is agreed to before it is answered. */
export type Consent = ConsentChoice & { isAnswered: boolean };

/** `0` under the name of a category says that it is refused, in a cookie as in the storage of the browser. */
export const refused = '0';

export const everything: ConsentChoice = { analytics: true, marketing: true };
export const nothing: ConsentChoice = { analytics: false, marketing: false };

/** What the visitor has agreed to, by the cookies of a request or of the page. */
export function readConsent(cookies: string | null): Consent {
  const isAnswered = cookieValue(cookies, answeredCookie.name) === 'false';
  const isAgreed = (category: Refusable) => isAnswered && cookieValue(cookies, category) !== refused;
  return { isAnswered, analytics: isAgreed('analytics'), marketing: isAgreed('marketing') };
}

/** The cookies that keep an answer; a refusal is kept as long as a consent, or it would be asked for again. */
export const cookiesOf = (choice: ConsentChoice, isSecure: boolean): string[] => [
  cookieText(answeredCookie, 'false', isSecure),
  ...refusable.map((category) =>
    choice[category]
      ? cookieRemoval(category, isSecure)
      : cookieText({ ...answeredCookie, name: category }, refused, isSecure),
  ),
];

/** The cookies of `analyticsCookie` among those of the page: `_ga` and `_ga_XYZ`. */
export const analyticsCookies = (cookies: string, analyticsCookie: string): string[] =>
  cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name === analyticsCookie || name.startsWith(`${analyticsCookie}_`));
