import { expect, test } from 'vitest';
import { pageMarkets } from '#calls/page-markets.ts';
import { siteMap } from '#calls/site-map.ts';
import { plainDate } from '#lib/plain-date.ts';
import { openContentApi } from './content-test-api.ts';
import { addSmallExcursionTour } from './small-excursion-tour.ts';
import { addSmallOffices } from './small-offices.ts';

const { db, apiOf, get } = await openContentApi();

const section = async (query: string, site?: string) =>
  get(siteMap, `SiteMap?lang=en&section=${query}`, site);
const paths = async (query: string, site?: string) =>
  (await section(query, site)).list.map(({ path }) => path);

test('tours are the hotels that a market can fly to, by country and name; hotels also those without flight', async () => {
  const { list, total } = await section('tours');
  expect(total).toBe(list.length);
  expect(list.length).toBeGreaterThan(0);
  for (const { path, group } of list) {
    expect(path).toMatch(/^\/tours\/[a-z-]+\/[a-z0-9-]+$/);
    expect(group).not.toBe('');
  }
  expect(list).toEqual(
    list.toSorted((a, b) => a.group.localeCompare(b.group) || a.title.localeCompare(b.title)),
  );
  const withoutFlight = (await paths('hotels')).map((path) => path.replace('/hotels/', '/tours/'));
  expect(withoutFlight).toEqual(expect.arrayContaining(list.map(({ path }) => path)));
});

test('a market without towns to leave from sells no tours', async () => {
  expect(await paths('tours', 'b2c-az')).toEqual([]);
});

test('a resort is a region with hotels on sale, by its country', async () => {
  const { list } = await section('resorts');
  const sold = await section('hotels');
  expect(list.length).toBeGreaterThan(0);
  for (const { path, group } of list) {
    expect(path).toMatch(/^\/resorts\/[a-z-]+\/[a-z0-9-]+$/);
    expect(sold.list.map((hotel) => hotel.group)).toContain(group);
  }
  expect(new Set(list.map(({ path }) => path)).size).toBe(list.length);
});

test('information pages stand under their parents, where a site has them', async () => {
  expect(await paths('info')).toContain('/info/help/visas');
});

test('vacancies that can be applied for are mapped on the careers site, with the day from which they are told', async () => {
  const { list } = await section('vacancies', 'vacancies-com');
  expect(list.map(({ group, path, changed }) => [group, path, changed])).toEqual([
    ['Riga', '/vacancies/adviser', '2026-11-01'],
    ['Side', '/vacancies/guide', '2026-11-01'],
  ]);
  expect(await paths('vacancies')).toEqual([]);
});

test('a section is told in parts, and an unknown one is refused', async () => {
  const all = await paths('hotels');
  const { list, total } = await section(`hotels&skip=${all.length - 1}&take=5`);
  expect([total, list.map(({ path }) => path)]).toEqual([all.length, all.slice(-1)]);
  expect((await apiOf().ask('/b2c/SiteMap?section=planets')).status).toBe(400);
});

test('offices stand under their towns, without those that are closed', async () => {
  await addSmallOffices(db);
  const { list } = await section('offices', 'b2c-ru');
  expect(list.map(({ group, title, path }) => [group, title, path])).toEqual([
    ['Khimki', 'Solstice Khimki', '/contacts/sales-offices/14'],
    ['Moscow', 'Solstice Arbat', '/contacts/sales-offices/12'],
    ['Moscow', 'Solstice Tverskaya', '/contacts/sales-offices/11'],
    ['Saint Petersburg', 'Solstice Nevsky', '/contacts/sales-offices/15'],
  ]);
  expect(await paths('offices', 'b2c-pl')).toEqual([]);
});

test('an office that is renamed is told by its new name within a second, though other sections are remembered', async () => {
  const { ask } = apiOf('b2c-ru');
  const offices = async () => (await ask('/b2c/SiteMap?lang=en&section=offices')).text();
  expect(await offices()).toContain('Solstice Nevsky');
  await db
    .updateTable('office')
    .set({ name: { en: 'Solstice Neva', ru: 'Солстис Нева' } })
    .where('id', '=', 15)
    .execute();
  await expect.poll(offices, { timeout: 5_000 }).toContain('Solstice Neva"');
});

test('who has a section already is told so, and is sent it anew within a second of a change', async () => {
  const { ask } = apiOf('b2c-ru');
  const path = '/b2c/SiteMap?lang=ru&section=offices';
  const tag = (await ask(path)).headers.get('etag')!;
  const status = async () => (await ask(path, { headers: { 'If-None-Match': tag } })).status;
  expect(await status()).toBe(304);
  await db
    .updateTable('office')
    .set({ name: { en: 'Solstice Moika', ru: 'Солстис Мойка' } })
    .where('id', '=', 15)
    .execute();
  await expect.poll(status, { timeout: 5_000 }).toBe(200);
});

test('a page of a section says when it, or what belongs to it, was last changed', async () => {
  const changed = async () =>
    (await section('info')).list.find(({ path }) => path === '/info/help/visas')?.changed;
  expect(await changed()).toMatch(/^\d{4}-\d\d-\d\d$/);
  await db
    .updateTable('row_change')
    .set({ changed_on: plainDate('2026-01-31') })
    .execute();
  await db.updateTable('menu_item').set({ position: 3 }).execute();
  await expect.poll(changed).toBe('2026-01-31');
  await db.updateTable('page_block').set({ position: 7 }).where('slug', '=', 'withmanagerhelp').execute();
  await expect.poll(changed).not.toBe('2026-01-31');
});

test('excursion tours stand under their country while they are sold', async () => {
  expect(await paths('excursions')).toEqual([]);
  await addSmallExcursionTour(db);
  await expect.poll(() => paths('excursions')).toEqual(['/excursion-tours/turkey/seven-hills']);
  await db.updateTable('excursion_tour').set({ is_active: false }).execute();
  await expect.poll(() => paths('excursions')).toEqual([]);
});

test('a country with excursions has a catalogue, and so has each of its regions with some: both as new as what they list', async () => {
  const told = async () =>
    (await section('catalogues')).list.map(({ path, title, group, changed }) => [
      path,
      title,
      group,
      changed,
    ]);
  const [first] = await told();
  expect(first?.[3]).toMatch(/^\d{4}-\d\d-\d\d$/);
  await db
    .updateTable('row_change')
    .set({ changed_on: plainDate('2026-01-31') })
    .where('source', '=', 'page')
    .execute();
  await db
    .updateTable('row_change')
    .set({ changed_on: plainDate('2026-02-28') })
    .where('source', '=', 'page')
    .where('row_id', '=', 11) // the walk in Side
    .execute();
  await db.updateTable('menu_item').set({ position: 4 }).execute();
  await expect.poll(told).toEqual([
    ['/excursions/o-brien', '', '', '2026-01-31'],
    ['/excursions/turkey/kemer', 'kemer', 'Türkiye', '2026-01-31'],
    ['/excursions/turkey/side', 'Side', 'Türkiye', '2026-02-28'],
    ['/excursions/turkey', 'Türkiye', 'Türkiye', '2026-02-28'],
  ]);
});

test('a catalogue of excursions is in every market that shows one of what it lists', async () => {
  const marketsOf = async (path: string) => (await get(pageMarkets, `PageMarkets?path=${path}`)).markets;
  const all = await marketsOf('/excursions/turkey/side');
  expect(all).toContain('kz');
  await db.updateTable('page').set({ markets: 'pl' }).where('id', '=', 11).execute();
  await expect.poll(() => marketsOf('/excursions/turkey/side')).toEqual(['pl']);
  expect(await marketsOf('/excursions/turkey')).toEqual(all);
  expect(await marketsOf('/resorts/turkey')).toContain('kz');
  expect((await apiOf().ask('/b2c/PageMarkets?path=/excursions/turkey/berlin')).status).toBe(404);
});
