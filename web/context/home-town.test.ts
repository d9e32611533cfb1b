import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#calls/client.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { citySlugContext, clientContext, siteContext, userGeoContext } from './context.ts';
import { departures } from './home-town.ts';

const town = (townFrom: number, secondLevel: string, isMain = false) => ({ townFrom, secondLevel, isMain });
const towns = [town(2, 'kazan'), town(3, 'moscow', true), town(4, 'samara')];

/** A page's context behind a client that gives one answer, and the names of the calls that it was asked for. */
function pageOf(answer: unknown, city?: string) {
  const asked: string[] = [];
  const client: Client = {
    call: async ({ name }) => {
      asked.push(name);
      return answer as never; // of a town only these fields are read
    },
  };
  const context = new RouterContextProvider();
  context.set(siteContext, defaultSite);
  context.set(clientContext, client);
  context.set(citySlugContext, city);
  context.set(userGeoContext, undefined);
  return { context, asked };
}

test('however many parts of a page want the town that it begins with, one call tells them', async () => {
  const { context, asked } = pageOf({ ok: true, value: towns });
  const [first, second] = await Promise.all([departures(context), departures(context)]);
  expect([first.home?.townFrom, second.home?.townFrom, (await departures(context)).home?.townFrom]).toEqual([
    3, 3, 3,
  ]);
  expect(asked).toEqual(['townFroms']);
  const other = pageOf({ ok: true, value: towns }, 'samara');
  expect((await departures(other.context)).home?.townFrom, 'another request asks for itself').toBe(4);
});

test('where no town is the main one of the market, trips leave from the first [W-4-27]', async () => {
  const { context } = pageOf({ ok: true, value: [town(2, 'kazan'), town(4, 'samara')] });
  expect((await departures(context)).home?.townFrom).toBe(2);
});

test('where the towns cannot be told there is no home, and the reason is said', async () => {
  const { context } = pageOf({ ok: false, reason: 'unavailable' });
  expect(await departures(context)).toEqual({ ok: false, reason: 'unavailable', home: undefined });
});
