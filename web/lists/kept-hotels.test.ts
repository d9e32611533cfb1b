import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#calls/client.ts';
import { plainDate } from '#lib/plain-date.ts';
import { defaultSite } from '#sites/all-sites.ts';
import {
  citySlugContext,
  clientContext,
  clockContext,
  currencyContext,
  localeContext,
  siteContext,
  userGeoContext,
} from '#web/context/context.ts';
import { loader } from './kept-hotels.ts';

const country = { inc: 3, name: 'Türkiye', lname: 'Turkey', slug: 'turkey', isCruise: false };
const side = { inc: 31, name: 'Side', lname: 'Side', slug: 'side' };

/** What is told of a list, and the names of the calls that it took; hotels over 90 are gone. */
async function listOf(incs: number[]) {
  const asked: string[] = [];
  const client: Client = {
    call: async ({ name }, query) => {
      asked.push(name);
      const { hotels = [] } = query as { hotels?: number[] };
      const cards = hotels
        .filter((inc) => inc <= 90)
        .map((inc) => ({
          hotel: inc,
          name: `Hotel ${inc}`,
          slug: `hotel-${inc}`,
          star: '5*',
          rating: 4.5,
          ratingCount: 12,
          town: side,
          region: side,
          state: country,
          image: null,
        }));
      return { ok: true, value: cards } as never; // what is read of it
    },
  };
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  context.set(siteContext, defaultSite);
  context.set(localeContext, defaultSite.mainLocale);
  context.set(currencyContext, defaultSite.currency);
  context.set(citySlugContext, undefined);
  context.set(userGeoContext, undefined);
  context.set(clockContext, { now: new Date('2026-11-21T10:00:00Z'), today: plainDate('2026-11-21') });
  const url = new URL(`http://localhost/lookup/kept-hotels?HOTELS=${incs.join(',')}`);
  const given = { context, url } as unknown as Parameters<typeof loader>[0]; // it reads no more
  return { asked, ...(await loader(given)) };
}

test('however many hotels a list has, one call tells of all of them', async () => {
  const { asked, hotels } = await listOf(Array.from({ length: 20 }, (_, index) => index + 75));
  expect(asked.filter((name) => name.startsWith('hotel'))).toEqual(['hotelCards']);
  expect(hotels.map(({ inc }) => inc)).toEqual(Array.from({ length: 20 }, (_, index) => index + 75));
  expect(hotels[0]?.found).toEqual({
    name: 'Hotel 75',
    star: '5*',
    rating: 4.5,
    ratingCount: 12,
    place: 'Side, Türkiye',
    image: undefined,
    address: '/tours/turkey/hotel-75',
  });
  expect(hotels[19]?.found, 'it is gone').toBeUndefined();
});

test('an empty list asks for no hotels', async () => {
  expect((await listOf([])).asked.filter((name) => name.startsWith('hotel'))).toEqual([]);
});
