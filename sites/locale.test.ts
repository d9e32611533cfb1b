import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSites, defaultSite } from './all-sites.ts';
import { localeOf, localeRedirect, localesOf, localisePath } from './locale.ts';

const kazakh = allSites.find(({ id }) => id === 'b2c-kz')!;
const get = (pathname: string, cookie?: string, search = '') => ({ method: 'GET', pathname, search, cookie });

test.each([
  ['/', 'ru', '/'],
  ['/tours/turkey', 'ru', '/tours/turkey'],
  ['/kk', 'kk', '/'],
  ['/kk/', 'kk', '/'],
  ['/en/tours/turkey', 'en', '/tours/turkey'],
  ['/ru/tours', 'ru', '/tours'],
  ['/kkk/tours', 'ru', '/kkk/tours'],
  ['', 'ru', '/'],
])('[S-2.2-01] on the Kazakh site %j is in %s and its page is %s', (pathname, locale, path) => {
  expect(localeOf(kazakh, pathname)).toEqual({ locale, path });
});

test('a language that the site does not speak is unknown, not a page of the main locale', () => {
  expect(localeOf(kazakh, '/pl/tours')).toEqual({ locale: 'ru', path: '/pl/tours', unknown: true });
  expect(localeOf(kazakh, '/pl').unknown).toBe(true);
  expect(localeOf(kazakh, '/plage').unknown).toBeUndefined();
});

test('[S-2.2-03] [S-2.2-04] only locales other than the main one are prefixed, on all 144 sites', () => {
  for (const site of allSites) {
    for (const locale of localesOf(site)) {
      const prefix = locale === site.mainLocale ? '' : `/${locale}`;
      expect(localisePath(site, locale, '/tours?page=2#top')).toBe(`${prefix}/tours?page=2#top`);
      expect(localisePath(site, locale, '/')).toBe(prefix || '/');
      expect(localisePath(site, locale, '/?a=b')).toBe(prefix ? `${prefix}?a=b` : '/?a=b');
    }
  }
});

test('reading the locale undoes writing it', () => {
  const site = fc.constantFrom(...allSites);
  const path = fc.webPath().map((text) => `/tours${text}`);
  fc.assert(
    fc.property(site, path, fc.nat(), (one, page, pick) => {
      const choices = localesOf(one);
      const locale = choices[pick % choices.length]!;
      expect(localeOf(one, localisePath(one, locale, page))).toEqual({ locale, path: page });
    }),
  );
});

test('[S-2.2-02] a cookie that names a secondary locale leads from a plain path to the prefixed one', () => {
  expect(localeRedirect(kazakh, get('/tours', 'kk', '?page=2'))).toEqual({
    to: '/kk/tours?page=2',
    status: 302,
  });
  expect(localeRedirect(kazakh, get('/', 'kk'))?.to).toBe('/kk');
});

test.each([
  ['no cookie', get('/tours')],
  ['a cookie of the main locale', get('/tours', 'ru')],
  ['a cookie of a language the site does not speak', get('/tours', 'pl')],
  ['a nonsense cookie', get('/tours', '../../evil')],
  ['a path that names its locale', get('/en/tours', 'kk')],
  ['a path in a language the site does not speak', get('/pl/tours', 'kk')],
  ['a form that is sent', { ...get('/tours', 'kk'), method: 'POST' }],
  ['a file', get('/sitemap.xml', 'kk')],
  ['the data of a page', get('/search/tours.data', 'kk')],
])('with %s nothing redirects', (_, request) => {
  expect(localeRedirect(kazakh, request)).toBeUndefined();
});

test('the main locale as a prefix leads to the plain path and is remembered, so that no older cookie leads back', () => {
  expect(localeRedirect(defaultSite, get('/en/tours', 'ru', '?a=1'))).toEqual({
    to: '/tours?a=1',
    status: 302,
    remember: 'en',
  });
  expect(localeRedirect(defaultSite, get('/en', 'ru'))?.to).toBe('/');
});

test('no path makes a redirect leave the site', () => {
  const slashes = fc.stringMatching(/^[/\\]{1,4}$/);
  fc.assert(
    fc.property(
      fc.constantFrom('', '/en', '/ru'),
      slashes,
      fc.option(fc.constant('ru')),
      (start, lead, cookie) => {
        const answer = localeRedirect(defaultSite, get(`${start}${lead}evil`, cookie ?? undefined));
        if (answer) expect(new URL(answer.to, 'http://localhost').host).toBe('localhost');
      },
    ),
  );
});
