import { expect, test } from 'vitest';
import { pages } from '#calls/content-pages.ts';
import { askedOfCatalogue, loadExcursions } from '#web/excursions/load-excursions.ts';
import { openContentApi } from './content-test-api.ts';
import { pageContext } from './page-context.ts';

const { db, apiOf, get } = await openContentApi();

/** What the page of a catalogue loads at an address, and which pages of the list it asked for. */
async function visit(address: string) {
  const asked: string[] = [];
  const { ask } = apiOf();
  const context = pageContext((path, init) => {
    asked.push(new URL(path).searchParams.get('page') ?? '');
    return ask(path, init);
  }, new Date('2026-11-21T10:00:00Z'));
  const url = new URL(address, 'http://localhost');
  const found = await loadExcursions(context, url.pathname.split('/').at(-1)!, askedOfCatalogue(url));
  return { found, asked };
}

test('an item has its pictures, texts, place and filters; the list its pages, parent and wizard [W-3.8-01] [W-3.8-02]', async () => {
  const answer = await get(pages, "pages?pageType=excursion&lang=ru&$filter=parentSlug eq 'turkey'");
  const { list, wizardFilters, ...rest } = answer;
  expect(rest).toEqual({
    currentPage: 0,
    pageCount: 2,
    listCount: 4,
    parentSlug: 'turkey',
    parentTitle: 'Турция',
    showWizard: true,
    withRegions: true,
  });
  expect(list[0]).toMatchObject({
    id: 11,
    slug: 'walk-1',
    parentSlug: 'turkey',
    title: 'Прогулка 1',
    note: '',
    paragraph: '',
    link: '',
    bannerImage: null,
    coverImage: null,
    mainImage: null,
    filters: { regions: ['side'], restType: ['beach'], titleExcursion: 'Прогулка 1' },
  });
  expect(wizardFilters.regions).toEqual([
    { value: 'side', label: 'Сиде' },
    { value: 'kemer', label: expect.any(String) },
  ]);
  expect(wizardFilters.restTypes).toEqual([
    { value: 'beach', label: 'Пляж', regions: ['side'] },
    { value: 'ski', label: 'Лыжи', regions: ['kemer'] },
  ]);
  expect(wizardFilters.titleExcursion.map(({ label }) => label)).toEqual(
    [1, 2, 3, 4].map((number) => `Прогулка ${number}`),
  );
  const elsewhere = await get(pages, "pages?pageType=excursion&$filter=parentSlug eq 'o-brien'");
  expect(elsewhere).toMatchObject({ showWizard: false, withRegions: false });
});

test('kinds of rest narrow by the region, titles by the region or by the kind; regions never do [W-2.14-03] [W-2.14-04] [W-2.14-05]', async () => {
  const options = async (query: string) => {
    const wizard = (await visit(`/excursions/turkey${query}`)).found?.wizard;
    const values = (list: { value: string }[] = []) => list.map(({ value }) => value);
    return [values(wizard?.regions), values(wizard?.restTypes), values(wizard?.titleExcursion)];
  };
  const regions = ['side', 'kemer'];
  expect(await options('')).toEqual([regions, ['beach', 'ski'], ['walk-1', 'walk-2', 'walk-3', 'walk-4']]);
  expect(await options('?REGION=side')).toEqual([regions, ['beach'], ['walk-1']]);
  expect(await options('?TYPE=ski')).toEqual([regions, ['beach', 'ski'], ['walk-2']]);
  expect((await visit('/excursions/o-brien')).found?.wizard).toBeNull();
  expect((await visit('/excursions/atlantis')).found).toBeUndefined();
});

test('what a changed filter has narrowed away is not asked for any more, nor what is no option at all', async () => {
  const seen = async (query: string) => {
    const { asked: { regions, restTypes, title } = {}, list } =
      (await visit(`/excursions/turkey${query}`)).found ?? {};
    return { chosen: [regions, restTypes, title], count: list?.length };
  };
  expect(await seen('?REGION=side&EXCURSION=walk-1')).toEqual({ chosen: [['side'], [], 'walk-1'], count: 1 });
  expect(await seen('?REGION=side&EXCURSION=walk-2')).toEqual({ chosen: [['side'], [], ''], count: 1 });
  expect(await seen('?REGION=side&TYPE=ski')).toEqual({ chosen: [['side'], [], ''], count: 1 });
  expect(await seen('?REGION=nowhere')).toEqual({ chosen: [[], [], ''], count: 2 });
});

test('two items are listed, and a next page is asked for while there is one [W-2.14-01] [W-2.14-02] [W-4-64]', async () => {
  const titles = async (address: string) => {
    const { found, asked } = await visit(address);
    return { asked, count: found?.list.length, opened: found?.opened, pageCount: found?.pageCount };
  };
  const first = { asked: ['0'], count: 2, opened: 1, pageCount: 2 };
  expect(await titles('/excursions/turkey')).toEqual(first);
  const both = { asked: ['0', '1'], count: 4, opened: 2, pageCount: 2 };
  expect(await titles('/excursions/turkey?page=2')).toEqual(both);
  expect(await titles('/excursions/turkey?page=9')).toEqual(both);
  expect(await titles('/excursions/turkey?REGION=side')).toMatchObject({ count: 1, pageCount: 1 });
  expect(await titles('/excursions/turkey?EXCURSION=walk-4')).toMatchObject({ count: 1, pageCount: 1 });
});

test('items lead to excursions, and to resorts where the first one is such, by their full slugs [W-2.14-06] [W-2.14-07]', async () => {
  const paths = async () => (await visit('/excursions/turkey')).found?.list.map(({ path }) => path);
  expect(await paths()).toEqual(['/excursion/turkey/walk-1', '/excursion/turkey/walk-2']);
  const flag = (page_id: number) => ({ page_id, name: 'main/resort', value: 'true' });
  await db.insertInto('page_property').values(flag(12)).execute();
  await expect.poll(paths).toEqual(['/excursion/turkey/walk-1', '/excursion/turkey/walk-2']);
  await db.insertInto('page_property').values(flag(11)).execute();
  await expect.poll(paths).toEqual(['/resorts/turkey/walk-1', '/resorts/turkey/walk-2']);
});
