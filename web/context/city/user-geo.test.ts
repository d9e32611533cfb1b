import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieText } from '#lib/cookies.ts';
import {
  chosenGeo,
  completeGeo,
  confirmedByTime,
  geoCookieOf,
  isDue,
  readGeo,
  readGeoAnswer,
  type UserGeo,
  withAnswer,
} from './user-geo.ts';

const now = new Date('2026-11-21T22:30:00Z');
const ago = (hours: number) =>
  new Date(now.getTime() - hours * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

const spb: UserGeo = {
  countrySlug: 'ru',
  invariantName: 'Санкт-Петербург',
  slug: 'spb',
  updatedGeoDate: ago(1),
  isConfirmed: false,
};

const answer = {
  ip: '203.0.113.7',
  country_code2: 'pl',
  nearestTown: { townFrom: 23, townName: 'Warsaw', market: 'pl' },
  subdomain: { invariantName: 'Warszawa', secondLevel: 'warsaw' },
};

test('[S-3.4-02] the answer is read with all fields of the town, the country, the subdomain and the address', () => {
  expect(readGeoAnswer(answer)).toEqual({
    townFrom: 23,
    townName: 'Warsaw',
    market: 'pl',
    countrySlug: 'pl',
    invariantName: 'Warszawa',
    slug: 'warsaw',
    ip: '203.0.113.7',
  });
});

test('[S-3.4-01] [S-4.3-08] what is kept has five fields and lasts seven days', () => {
  const cookie = cookieText(geoCookieOf(withAnswer(undefined, answer, now)), true);
  expect(cookie).toMatch(/^geo=[^;]+; Path=\/; Max-Age=604800; SameSite=Lax; Secure$/);
  expect(readGeo(cookie.split(';')[0]!)).toEqual({
    countrySlug: 'pl',
    invariantName: 'Warszawa',
    slug: 'warsaw',
    updatedGeoDate: '2026-11-21 22:30',
    isConfirmed: false,
  });
  expect(cookieText(geoCookieOf(spb), false)).not.toContain('Secure');
});

test('what is written is read again, whatever the city is called', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), fc.boolean(), (invariantName, isConfirmed) => {
      const geo = { ...spb, invariantName, isConfirmed };
      expect(readGeo(`theme=dark; ${cookieText(geoCookieOf(geo), true)}`)).toEqual(geo);
    }),
  );
});

test('what is spoilt or somebody else’s is not read', () => {
  for (const cookie of [null, '', 'geo=', 'geo=%', 'geo=1', 'geo=%7B', 'othergeo=%7B%7D']) {
    expect(readGeo(cookie)?.slug).toBeUndefined();
  }
  const foreign = (geo: object) => readGeo(`geo=${encodeURIComponent(JSON.stringify(geo))}`);
  expect(foreign({ ...spb, slug: 'evil.example/?' })).toBeUndefined();
  expect(foreign({ ...spb, updatedGeoDate: 'yesterday' })).toBeUndefined();
});

test('[S-4.3-01] [S-4.3-02] the place is asked for when no city or no date is kept', () => {
  expect(isDue(undefined, now)).toBe(true);
  expect(isDue({ ...spb, slug: undefined }, now)).toBe(true);
  expect(isDue({ ...spb, updatedGeoDate: undefined }, now)).toBe(true);
  expect(isDue(spb, now)).toBe(false);
});

test('[S-4.3-03] the place is asked for again once seven days have passed', () => {
  expect(isDue({ ...spb, updatedGeoDate: ago(7 * 24) }, now)).toBe(true);
  expect(isDue({ ...spb, updatedGeoDate: ago(7 * 24 - 1) }, now)).toBe(false);
});

test('[S-4.3-04] what is found replaces what was kept', () => {
  expect(withAnswer(spb, answer, now)).toEqual({
    countrySlug: 'pl',
    invariantName: 'Warszawa',
    slug: 'warsaw',
    updatedGeoDate: '2026-11-21 22:30',
    isConfirmed: false,
  });
});

test('[S-4.3-07] a confirmed city stays: only its date and the country are renewed', () => {
  expect(withAnswer({ ...spb, isConfirmed: true }, answer, now)).toEqual({
    countrySlug: 'pl',
    invariantName: 'Санкт-Петербург',
    slug: 'spb',
    updatedGeoDate: '2026-11-21 22:30',
    isConfirmed: true,
  });
});

test('[S-4.3-05] a city that was not confirmed becomes so after 24 hours', () => {
  expect(confirmedByTime({ ...spb, updatedGeoDate: ago(24) }, now).isConfirmed).toBe(true);
  expect(confirmedByTime({ ...spb, updatedGeoDate: ago(23) }, now).isConfirmed).toBe(false);
});

test('[S-4.3-06] a chosen city is confirmed', () => {
  const city = { countryCode: 'ru', invariantName: 'Казань', secondLevel: 'kazan' };
  expect(chosenGeo(city, now)).toEqual({
    countrySlug: 'ru',
    invariantName: 'Казань',
    slug: 'kazan',
    updatedGeoDate: '2026-11-21 22:30',
    isConfirmed: true,
  });
});

test('a kept city needs a slug and a date; the rest can be missing', () => {
  expect(completeGeo({ slug: 'spb', updatedGeoDate: ago(1) })).toEqual({
    countrySlug: '',
    invariantName: 'spb',
    slug: 'spb',
    updatedGeoDate: ago(1),
    isConfirmed: false,
  });
  expect(completeGeo({ slug: 'spb' })).toBeUndefined();
});
