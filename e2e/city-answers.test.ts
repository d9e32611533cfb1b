import type { APIRequestContext } from '@playwright/test';
import type { UserGeo } from '#web/context/city/user-geo.ts';
import { answerOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// What becomes of the city that a visitor is in, asked without a browser.

const hour = 3_600_000;
const ago = (hours: number) =>
  new Date(Date.now() - hours * hour).toISOString().slice(0, 16).replace('T', ' ');
const kept = (fields: Partial<UserGeo>) => ({
  countrySlug: 'ru',
  invariantName: 'Казань',
  slug: 'kazan',
  updatedGeoDate: ago(1),
  isConfirmed: false,
  ...fields,
});

/** What becomes of a kept city on the Russian site, where everybody of this machine is found in Moscow. */
async function cityAfter(request: APIRequestContext, geo?: Partial<UserGeo>) {
  const cookie = geo ? `geo=${encodeURIComponent(JSON.stringify(geo))}` : '';
  const { headers, html } = await answerOf(request, 'ru.localhost', '/en/data-sources', cookie);
  const stored = headers.find(({ name, value }) => name === 'set-cookie' && value.startsWith('geo='))?.value;
  return {
    stored: stored && JSON.parse(decodeURIComponent(stored.slice(4).split(';')[0]!)),
    isAsked: html.includes('Your city is'),
    html,
  };
}

test('who has no city, or one whose date is missing or a week old, is looked for; what is found replaces it [S-4.3-01] [S-4.3-02] [S-4.3-03] [S-4.3-04] [S-3.4-01]', async ({
  request,
}) => {
  const moscow = {
    countrySlug: 'ru',
    invariantName: 'Москва',
    slug: 'moscow',
    updatedGeoDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    isConfirmed: false,
  };
  const { slug: _, ...withoutSlug } = kept({});
  const { updatedGeoDate: __, ...withoutDate } = kept({});
  for (const geo of [undefined, withoutSlug, withoutDate, kept({ updatedGeoDate: ago(7 * 24 + 1) })]) {
    const { stored, isAsked } = await cityAfter(request, geo);
    expect(stored, JSON.stringify(geo)).toEqual(moscow);
    expect(stored.updatedGeoDate > ago(1)).toBe(true);
    expect(isAsked).toBe(true);
  }
  const younger = kept({ updatedGeoDate: ago(7 * 24 - 1), isConfirmed: true });
  expect((await cityAfter(request, younger)).stored).toEqual(younger);
});

test('a day makes a city confirmed, and a confirmed one stays; one that the site has not is asked about [S-4.3-05] [S-4.3-07] [S-2.6-04]', async ({
  request,
}) => {
  expect(await cityAfter(request, kept({ updatedGeoDate: ago(23) }))).toMatchObject({
    stored: { slug: 'kazan', isConfirmed: false },
    isAsked: true,
  });
  expect(await cityAfter(request, kept({ updatedGeoDate: ago(25) }))).toMatchObject({
    stored: { slug: 'kazan', isConfirmed: true },
    isAsked: false,
  });
  const old = kept({ isConfirmed: true, updatedGeoDate: ago(8 * 24) });
  expect(await cityAfter(request, old)).toMatchObject({
    stored: { slug: 'kazan', invariantName: 'Казань', isConfirmed: true },
    isAsked: false,
  });
  const elsewhere = await cityAfter(request, kept({ slug: 'warsaw', isConfirmed: true }));
  expect(elsewhere.html).toContain('Your city is Warsaw');
});
