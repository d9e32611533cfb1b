import { type Cookie, cookieValue } from '#lib/cookies.ts';

const answeredName = 'SHOW_MODAL_COOKIES';

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
  const isAnswered = cookieValue(cookies, answeredName) === 'false';
  const isAgreed = (category: Refusable) => isAnswered && cookieValue(cookies, category) !== refused;
  return { isAnswered, analytics: isAgreed('analytics'), marketing: isAgreed('marketing') };
}

/** The cookies that keep an answer. */
export const cookiesOf = (choice: ConsentChoice): Cookie[] => [
  { name: answeredName, value: 'false' },
  ...refusable.map((name) => ({ name, value: choice[name] ? undefined : refused })),
];

/** The cookies of `analyticsCookie` among those of the page: `_ga` and `_ga_XYZ`. */
export const analyticsCookies = (cookies: string, analyticsCookie: string): string[] =>
  cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name === analyticsCookie || name.startsWith(`${analyticsCookie}_`));
