import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#calls/client.ts';
import type { CityAnswer } from '#calls/content-cities.ts';
import type { PartnerAnswer } from '#calls/partners.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Flags } from '#sites/flags.ts';
import type { Site } from '#sites/site.ts';
import {
  citySlugContext,
  clientContext,
  encryptedContext,
  localeContext,
  mapsContext,
  siteContext,
  userGeoContext,
} from '#web/context/context.ts';
import { loadOffices } from './load-offices.ts';
import type { OfficeQuestion } from './office-question.ts';

const russia = allSites.find(({ id }) => id === 'b2c-ru')!;

const officeIn = (townInc: number, inc: number): PartnerAnswer => ({
  country: '',
  inc,
  townInc,
  name: `Solstice ${inc}`,
  officialname: '',
  city: `Town ${townInc}`,
  district: '',
  metro: 'Сокол',
  metroline: '',
  hex: '',
  faddress: '',
  latitude: null,
  longitude: null,
  phones1: '',
  email1: '',
  workers: '',
  notavail_wheretobuy: false,
  partnerDescription: {
    partnerGalleries: [],
    partnerFiles: [],
    partnerDescriptionContents: { description: '<p>Long</p>', summary: '' },
  },
  partnerProperties: [],
  workTimes: [],
});

const cityOf = (samoId: number, slug: string): CityAnswer => ({
  slug,
  title: slug,
  isActive: true,
  country: 'Russia',
  countryCode: 'ru',
  regionOffice: true,
  samoId,
  secondLevel: slug,
  mainCity: slug === 'moscow',
  isUseAsLink: true,
  showName: true,
  properties: { main: { market: 'ru' }, seo: { invariantName: slug } },
});

type Visit = {
  site?: Site;
  asked?: Partial<OfficeQuestion>;
  /** Slug of the town that the browser keeps. */
  geo?: string;
  citySlug?: string;
  flags?: Partial<Flags>;
  /** Calls that get no answer. */
  broken?: string[];
};

/** The offices of a visit to a site with offices in the towns 2 and 5, and the calls that were made for them. */
async function visit({ site = russia, asked = {}, geo, citySlug, flags = {}, broken = [] }: Visit = {}) {
  const calls: [string, Record<string, unknown>][] = [];
  const answers: Record<string, unknown> = {
    cities: [cityOf(2, 'moscow'), cityOf(5, 'kazan'), cityOf(7, 'perm')],
    partners: [officeIn(2, 2002), officeIn(5, 2010), officeIn(2, 2001)],
    partnerLocations: [{ name: 'Сокол' }, { name: 'Solstice Сокол' }, { name: 'Тверской район' }],
    settings: { contactSalesOffice: { intro: { link: '', value: 'Come in' } } },
  };
  const call = async ({ name }: { name: string }, query: Record<string, unknown>) => {
    calls.push([name, query]);
    return broken.includes(name) ? { ok: false, reason: 'network' } : { ok: true, value: answers[name] };
  };
  const context = new RouterContextProvider();
  context.set(siteContext, { ...site, flags: { ...site.flags, ...flags } });
  context.set(localeContext, 'ru');
  context.set(citySlugContext, citySlug);
  context.set(encryptedContext, false);
  context.set(mapsContext, { embedded: 'https://maps.example/' });
  context.set(clientContext, { call } as unknown as Client); // it answers whatever is asked
  context.set(
    userGeoContext,
    geo === undefined
      ? undefined
      : {
          countrySlug: 'ru',
          invariantName: geo,
          slug: geo,
          updatedGeoDate: '2026-11-21 10:00',
          isConfirmed: true,
        },
  );
  const nothing: OfficeQuestion = { city: undefined, place: '', address: '', view: '1' };
  const list = await loadOffices(context, { ...nothing, ...asked }, 'ru.localhost');
  const filters = calls.filter(([name]) => name === 'partners').map(([, { $filter }]) => $filter);
  return { list, calls, filters };
}

test("the city is the visitor's own at first, and what was chosen from then on [S-2.16-07]", async () => {
  const { list, filters } = await visit({ geo: 'kazan' });
  expect(list.question.city).toBe(5);
  expect(filters).toEqual([undefined, 'townInc eq 5']);
  expect((await visit({ geo: 'kazan', asked: { city: 2 } })).filters).toEqual([undefined, 'townInc eq 2']);
});

test('a visitor whose town has no office, or who is nowhere, is shown those under the main city [S-7.2-28]', async () => {
  for (const geo of ['perm', 'riga', undefined]) {
    const { list, filters } = await visit(geo === undefined ? {} : { geo });
    expect(list.question.city).toBeUndefined();
    expect(filters).toEqual([undefined, "subdomain eq 'moscow'"]);
  }
  expect((await visit({ citySlug: 'perm' })).filters.at(-1)).toBe("subdomain eq 'perm'");
});

test('all offices are asked for once, and tell the towns to choose from [S-7.2-30]', async () => {
  const { list, filters } = await visit({ asked: { city: 'all' }, geo: 'kazan' });
  expect(filters).toEqual([undefined]);
  expect(list.cities.map(({ townInc }) => townInc)).toEqual([2, 5]);
  expect(list.offices).toHaveLength(3);
  const typed = await visit({ asked: { city: 'all', address: 'Мира' }, geo: 'kazan' });
  expect(typed.filters.at(-1), 'in all towns').toBe("indexof(tolower(faddress),'мира') gt -1");
});

test('the home office is the first of the list, and lists do not carry the texts of pages [S-2.16-31]', async () => {
  const { list } = await visit({ asked: { city: 'all' } });
  expect(russia.homeOffice).toBe(2001);
  expect(list.offices?.map(({ inc }) => inc)).toEqual([2001, 2002, 2010]);
  expect(JSON.stringify(list.offices)).not.toContain('Long');
});

test('places are those of the town, asked for where the site shows them [S-2.16-08] [S-7.2-31] [S-7.2-32]', async () => {
  const { list, calls } = await visit({ asked: { city: 5 } });
  expect(calls).toContainEqual(['partnerLocations', { $filter: 'townInc eq 5' }]);
  expect(list.places).toEqual({
    metro: [{ name: 'Сокол', value: 'сокол' }],
    districts: [{ name: 'Тверской район', value: 'тверской район' }],
  });
  for (const none of [
    { asked: { city: 5 }, flags: { showMetro: false } },
    { asked: { city: 'all' as const } },
  ])
    expect((await visit(none)).calls.map(([name]) => name)).not.toContain('partnerLocations');
});

test('a place is asked for where the town has it, or nobody can tell', async () => {
  const asked = { city: 5, place: 'сокол', address: 'Мира' };
  const terms = "indexof(tolower(faddress),'мира') gt -1 and townInc eq 5";
  const inPlace = "(indexof(tolower(district),'сокол') gt -1 or indexof(tolower(metro),'сокол') gt -1)";
  expect((await visit({ asked })).filters.at(-1)).toBe(`${terms} and ${inPlace}`);
  const elsewhere = await visit({ asked: { ...asked, place: 'арбат' } });
  expect([elsewhere.filters.at(-1), elsewhere.list.question.place]).toEqual([terms, '']);
  const unknown = await visit({ asked, broken: ['partnerLocations'] });
  expect([unknown.filters.at(-1), unknown.list.places]).toEqual([`${terms} and ${inPlace}`, undefined]);
});

test('open offices of the market are asked for, its slug in capitals by flag [S-7.2-22] [S-7.2-23]', async () => {
  const [, query] = (await visit()).calls.find(([name]) => name === 'partners')!;
  expect(query).toEqual({ state: 'ru', notavail_wheretobuy: false, $filter: undefined });
  const capitals = await visit({ flags: { officeStateInCapitals: true } });
  expect(capitals.calls).toContainEqual(['partners', expect.objectContaining({ state: 'RU' })]);
});

test('another map takes the place of ours by flag [S-2.16-30]', async () => {
  expect((await visit()).list.map.embedded).toBeUndefined();
  expect((await visit({ flags: { embeddedMap: true } })).list.map.embedded).toBe('https://maps.example/');
});

test('in every market flags say how its slug is written where offices are asked for, and whose map shows them [S-1-36]', async () => {
  for (const site of allSites.filter(({ variant }) => variant === 'b2c')) {
    const { officeStateInCapitals, embeddedMap } = site.flags;
    const { calls, list } = await visit({ site });
    const [, asked] = calls.find(([name]) => name === 'partners')!;
    expect(asked?.state, site.id).toBe(officeStateInCapitals ? site.market.toUpperCase() : site.market);
    expect(list.map.embedded !== undefined, site.id).toBe(embeddedMap);
  }
  const india = allSites.find(({ id }) => id === 'b2c-in')!;
  expect(india.flags).toMatchObject({ officeStateInCapitals: true, embeddedMap: true });
});

test('offices that cannot be told are unknown, not none; an intro that cannot be is empty [S-2.16-15]', async () => {
  const { list } = await visit({ broken: ['partners', 'settings'] });
  expect([list.offices, list.cities, list.intro]).toEqual([undefined, [], '']);
  expect((await visit()).list.intro).toBe('Come in');
});
