import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cities as citiesCall } from '#calls/content-cities.ts';
import { geo as geoCall } from '#calls/geo.ts';
import { cookieText } from '#lib/cookies.ts';
import { plainDate } from '#lib/plain-date.ts';
import { allSites } from '#sites/all-sites.ts';
import * as keys from '#web/context/context.ts';
import { fiveCities } from './city-maker.test-data.ts';
import { loadVisitorCity } from './load-visitor-city.ts';
import { resolveCity } from './resolve-city.ts';
import { geoCookieOf, readGeo, type UserGeo } from './user-geo.ts';

const spbFound = {
  ip: '203.0.113.7',
  country_code2: 'ru',
  nearestTown: { townFrom: 3, townName: 'Saint Petersburg', market: 'ru' },
  subdomain: { invariantName: 'Санкт-Петербург', secondLevel: 'spb' },
};

const kept = (fields: Partial<UserGeo> = {}): UserGeo => ({
  countrySlug: 'ru',
  invariantName: 'Казань',
  slug: 'kazan',
  updatedGeoDate: '2026-11-21 20:00',
  isConfirmed: false,
  ...fields,
});

type Visit = {
  geo?: UserGeo;
  subdomain?: string;
  siteId?: string;
  answers?: Partial<Record<string, unknown>>;
  accept?: string;
};

/** A visit of `address` at 2026-11-21 22:30 by somebody whose browser keeps `geo`. */
async function visit(
  address: string,
  { geo, subdomain, siteId = 'b2c-ru', answers, accept = 'text/html' }: Visit = {},
) {
  const asked: string[] = [];
  const known: Partial<Record<string, unknown>> = {
    [geoCall.name]: spbFound,
    [citiesCall.name]: fiveCities,
    ...answers,
  };
  const url = new URL(address, 'http://ru.localhost:3000');
  const context = new RouterContextProvider();
  context.set(keys.siteContext, allSites.find(({ id }) => id === siteId)!);
  context.set(keys.citySlugContext, subdomain);
  context.set(keys.userGeoContext, undefined);
  context.set(keys.encryptedContext, false);
  context.set(keys.clockContext, { now: new Date('2026-11-21T22:30:00Z'), today: plainDate('2026-11-22') });
  const call = async ({ name }: { name: string }) => {
    asked.push(name);
    return name in known && known[name] ? { ok: true, value: known[name] } : { ok: false, reason: 'network' };
  };
  context.set(keys.clientContext, { call } as never); // answers what the test says, whatever the call
  const headers = new Headers({ accept });
  if (geo) headers.set('cookie', cookieText(geoCookieOf(geo), false).split(';')[0]!);
  const request = new Request(url, { headers });
  const answer = await resolveCity(
    { request, url, context, params: {}, pattern: '' },
    async () => new Response('page'),
  );
  if (!(answer instanceof Response)) throw new Error('No answer');
  const cookie = answer.headers.get('set-cookie');
  return {
    answer,
    asked,
    stored: cookie === null ? undefined : readGeo(cookie.split(';')[0]!),
    location: answer.headers.get('location'),
    city: () => loadVisitorCity(context, url.host),
  };
}

test('[S-4.3-01] anyone who comes for the first time is looked for, and asked', async () => {
  const { asked, stored, city } = await visit('/');
  expect(asked).toEqual(['geo']);
  expect(stored).toMatchObject({ slug: 'spb', isConfirmed: false, updatedGeoDate: '2026-11-21 22:30' });
  expect(await city()).toEqual({
    name: 'Saint Petersburg',
    slug: 'spb',
    isOurs: true,
    isAsked: true,
    elsewhere: undefined,
  });
});

test('[S-2.6-03] a confirmed city is not asked about and not looked for; a page renews it', async () => {
  const { asked, stored, city } = await visit('/', { geo: kept({ isConfirmed: true }) });
  expect(asked).toEqual([]);
  expect(stored).toEqual(kept({ isConfirmed: true }));
  expect(await city()).toMatchObject({ slug: 'kazan', isAsked: false });
});

test('the small requests of an open page write nothing that has not changed', async () => {
  expect((await visit('/', { geo: kept(), accept: '*/*' })).stored).toBeUndefined();
  expect((await visit('/', { accept: '*/*' })).stored).toMatchObject({ slug: 'spb' });
});

test('[S-4.3-05] a day later the city counts as confirmed', async () => {
  const { stored, city } = await visit('/', { geo: kept({ updatedGeoDate: '2026-11-20 22:00' }) });
  expect(stored?.isConfirmed).toBe(true);
  expect((await city())?.isAsked).toBe(false);
});

test('a search from a town is an answer: the city is not asked about again', async () => {
  const { stored, city } = await visit('/search/tours?STATEINC=3&TOWNFROM=2', { geo: kept() });
  expect(stored).toEqual(kept({ isConfirmed: true }));
  expect((await city())?.isAsked).toBe(false);
  const withoutTown = await visit('/search/hotels?STATEINC=3&TOWNFROM=1', { geo: kept() });
  expect(withoutTown.stored?.isConfirmed).toBe(false);
});

test('[S-2.6-04] a city that is not one of the site is asked about, and confirmed on the site of its market', async () => {
  const { city } = await visit('/', { geo: kept({ slug: 'warsaw', isConfirmed: true }) });
  expect(await city()).toEqual({
    name: 'Warsaw',
    slug: 'warsaw',
    isOurs: false,
    isAsked: true,
    elsewhere: 'http://pl.localhost:3000/?forceLocation=warsaw',
  });
  const gone = await visit('/', {
    geo: kept({ slug: 'atlantis', invariantName: 'Атлантида', isConfirmed: true }),
  });
  expect(await gone.city()).toMatchObject({ name: 'Атлантида', isOurs: false, isAsked: true });
});

test('[S-2.2-09] [S-2.2-10] [S-2.6-06] [S-4.3-06] forceLocation confirms its city and leaves the address', async () => {
  const { answer, location, stored } = await visit('/search/tours?ADULT=1&forceLocation=kazan&STATEINC=3', {
    geo: kept({ slug: 'spb' }),
  });
  expect([answer.status, location]).toEqual([302, '/search/tours?ADULT=1&STATEINC=3']);
  expect(stored).toEqual(kept({ isConfirmed: true, updatedGeoDate: '2026-11-21 22:30' }));
});

test('a city that does not exist is only taken out of the address', async () => {
  const { location, stored } = await visit('/?forceLocation=atlantis', { geo: kept() });
  expect([location, stored]).toEqual(['/', undefined]);
  expect((await visit('//elsewhere.example/?forceLocation=spb')).location).toMatch(/^\/(?!\/)/);
});

test('on the subdomain of a city it is the city, and another one is chosen at the site without', async () => {
  const { city } = await visit('/', { subdomain: 'spb', geo: kept({ isConfirmed: true }) });
  expect(await city()).toMatchObject({ slug: 'spb', isAsked: true });
  const other = await visit('http://spb.ru.localhost:3000/tours?forceLocation=kazan', { subdomain: 'spb' });
  expect(other.location).toBe('http://ru.localhost:3000/tours?forceLocation=kazan');
  const same = await visit('http://spb.ru.localhost:3000/?forceLocation=spb', { subdomain: 'spb' });
  expect([same.location, same.stored?.slug]).toEqual(['/', 'spb']);
});

test('a page is shown without a city where the place cannot be found', async () => {
  const { answer, stored, city } = await visit('/', { answers: { [geoCall.name]: undefined } });
  expect([answer.status, stored, await city()]).toEqual([200, undefined, undefined]);
});

test('sites that sell nothing keep no city', async () => {
  const { asked, stored, city } = await visit('/', { siteId: 'events-ru' });
  expect([asked, stored, await city()]).toEqual([[], undefined, undefined]);
});
