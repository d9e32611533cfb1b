import { expect, test } from 'vitest';
import { cookieText } from '#lib/cookies.ts';
import {
  analyticsCookies,
  type ConsentChoice,
  cookiesOf,
  everything,
  nothing,
  readConsent,
} from './consent.ts';
import { isConsentAsked } from './is-consent-asked.ts';

const written = (choice: ConsentChoice, isSecure = false) =>
  cookiesOf(choice).map((cookie) => cookieText(cookie, isSecure));

/** What a browser sends back. */
const sent = (cookies: string[]) =>
  cookies
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

test('nothing is agreed to before it is answered', () => {
  expect(readConsent(null)).toEqual({ isAnswered: false, analytics: false, marketing: false });
  expect(readConsent('SHOW_MODAL_COOKIES=true')).toMatchObject({ isAnswered: false, analytics: false });
});

test('[S-4.5-01] [S-4.5-02] an answer is kept in SHOW_MODAL_COOKIES for 400 days, a refusal as long', () => {
  for (const choice of [everything, nothing])
    expect(written(choice, true)[0]).toBe(
      'SHOW_MODAL_COOKIES=false; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
    );
  expect(written(nothing)).toContain('analytics=0; Path=/; Max-Age=34560000; SameSite=Lax');
});

test.each([
  everything,
  nothing,
  { analytics: true, marketing: false },
  { analytics: false, marketing: true },
])('the choice %j is read back', (choice) => {
  expect(readConsent(sent(written(choice)))).toEqual({ isAnswered: true, ...choice });
});

test('an older refusal does not outlive a consent', () => {
  const removed = written(everything).filter((cookie) => cookie.includes('Max-Age=0'));
  expect(removed.map((cookie) => cookie.split('=')[0])).toEqual(['analytics', 'marketing']);
});

test('the cookies of the analytics are those of the configured name, and what it is the beginning of', () => {
  expect(analyticsCookies('locale=ru; _ga=1; _ga_X=2; _gat=3; my_ga=4', '_ga')).toEqual(['_ga', '_ga_X']);
});

test.each([
  ['none', false, '/', false],
  ['buttons', false, '/', true],
  ['european', false, '/search/tours', true],
  ['buttons', true, '/', false],
  ['european', true, '/', false],
  ['buttons', false, '/booking', false],
  ['european', false, '/booking/tour', false],
  ['european', false, '/bookings', true],
  ['buttons', false, '/tours/turkey/hotel?CHECKIN_BEG=20270601&request=claim', false],
  ['european', false, '/hotels/turkey/hotel?request=claim', false],
  ['european', false, '/hotels/turkey/hotel?requested=1', true],
] as const)(
  '[S-2.13-01] [S-2.13-02] [S-2.13-03] with %s, answered %j, at %s: asked %j',
  (variant, isAnswered, address, asked) => {
    const { pathname: path, search } = new URL(address, 'http://localhost');
    expect(isConsentAsked({ variant, isAnswered, path, search })).toBe(asked);
  },
);
