import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createHttpClient } from '#calls/http-client.ts';
import { plainDate } from '#lib/plain-date.ts';
import { allSites } from '#sites/all-sites.ts';
import {
  citySlugContext,
  clientContext,
  clockContext,
  siteContext,
  userContext,
  userGeoContext,
} from '#web/context/context.ts';
import { deriveUser, type ReceivedUser } from '#web/context/user/derive-user.ts';
import { loadSlides } from '#web/parts/slider/load-slides.ts';
import { openContentApi } from './content-test-api.ts';
import { named } from './named.ts';

const { db, apiOf } = await openContentApi();

const country = { townName: '', townNameFrom: '', stateFrom: 1, stateFromName: '', stateFromLName: '' };
const towns = [
  { ...country, townFrom: 1, secondLevel: 'warsaw', isMain: true },
  { ...country, townFrom: 2, secondLevel: 'riga', isMain: false },
];

/** The ids of the slides on a page of a site, for a visitor from the main town. */
async function idsOn(
  address: string,
  { siteId = 'b2c-com', user }: { siteId?: string; user?: ReceivedUser | undefined } = {},
) {
  const { ask } = apiOf(siteId);
  const fetch = ({ url }: Request) =>
    /townfroms/i.test(url) ? Response.json(towns) : ask(url.replace('http://localhost', ''));
  const context = new RouterContextProvider();
  context.set(siteContext, allSites.find(({ id }) => id === siteId)!);
  context.set(citySlugContext, undefined);
  context.set(userGeoContext, undefined);
  context.set(userContext, user && deriveUser(user));
  context.set(clockContext, { now: new Date('2026-11-21T10:00:00Z'), today: plainDate('2026-11-21') });
  const root = 'http://localhost';
  context.set(clientContext, createHttpClient({ fetch, root, lang: 'en', mainLocale: 'en' }));
  const slides = await loadSlides(context, new URL(address, root), 'stage');
  return slides.map(({ id }) => id);
}

test('an advertisement is narrowed by the country and the town of its page [W-7-53]', async () => {
  expect(await idsOn('/')).toEqual([20, 22]);
  expect(await idsOn('/?STATEINC=3')).toEqual([20, 21]);
  expect(await idsOn('/?stateinc=all')).toEqual([20, 22]);
});

test('an address shows a slide on trial before the others, or one slide alone [W-2.10-05]', async () => {
  expect(await idsOn('/?idTestSlider=30')).toEqual([30, 20, 22]);
  expect(await idsOn('/?sliderAdsId=22')).toEqual([22]);
  expect(await idsOn('/contacts?idTestSlider=30')).toEqual([]);
});

test('the slider of tours goes by the town of an agent’s search, and by the visitor’s own elsewhere [W-2.10-09]', async () => {
  const ofTown = (id: number, town: number) => ({
    id,
    type: 'searchtour',
    text: named(`From ${town}`),
    link: '/',
    departure_towns: `${town}`,
  });
  await db
    .insertInto('advertisement')
    .values([ofTown(201, 1), ofTown(202, 2)])
    .execute();
  expect(await idsOn('/search/tours?TOWNFROM=2', { siteId: 'agent-com' })).toEqual([202]);
  expect(await idsOn('/search/tours', { siteId: 'agent-com' })).toEqual([201]);
  expect(await idsOn('/search/tours?TOWNFROM=2')).toEqual([201]);
});

test('agents see what is active and leads somewhere, and of what is targeted what is for them [W-2.10-08]', async () => {
  const ad = { type: 'agenthome', text: named('For agents'), link: '/calendar' };
  await db
    .insertInto('advertisement')
    .values([
      { ...ad, id: 211 },
      { ...ad, id: 212, link: '' },
      { ...ad, id: 213, is_active: false },
      { ...ad, id: 214, is_fta: true },
      { ...ad, id: 215, is_loyal: true, link: '' },
    ])
    .execute();
  expect(await idsOn('/', { siteId: 'agent-com' })).toEqual([211]);
  const answer = await apiOf('agent-com').ask('/b2c/slider?type=agenthome&isFTA=true&isLoyal=true');
  expect(((await answer.json()) as { id: number }[]).map(({ id }) => id)).toEqual([211, 214]);
});

test('an agent who has signed in sees what is for agencies of the network, and for loyal ones [W-3.10-02] [W-2.10-07] [S-6-19]', async () => {
  const ad = { type: 'agenthome', text: named('For some agents'), link: '/calendar', position: 9 };
  await db
    .insertInto('advertisement')
    .values([
      { ...ad, id: 221, is_fta: true },
      { ...ad, id: 222, is_loyal: true },
    ])
    .execute();
  const shownTo = async (user?: ReceivedUser) =>
    (await idsOn('/', { siteId: 'agent-com', user })).filter((id) => id > 220);
  const loyal = { PARTNERGROUP_LIST: { PARTNERGROUP: [{ inc: 373 }] } };
  expect(await shownTo()).toEqual([]);
  expect(await shownTo({ ManagerId: 1 })).toEqual([]);
  expect(await shownTo({ isFTA: true })).toEqual([221]);
  expect(await shownTo(loyal)).toEqual([222]);
  expect(await shownTo({ ...loyal, isFTA: true })).toEqual([221, 222]);
});
