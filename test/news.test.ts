import { expect, test } from 'vitest';
import { page } from '#calls/content-pages.ts';
import { newsDetail, newsList } from '#calls/news.ts';
import { pageMarkets } from '#calls/page-markets.ts';
import { siteMap } from '#calls/site-map.ts';
import { openContentApi } from './content-test-api.ts';

// The small operator writes on 21 November 2026.
const { db, apiOf, get } = await openContentApi();

const list = (query = '', site?: string) => get(newsList, `news?lang=en&${query}`, site);
const slugs = async (query?: string, site?: string) => (await list(query, site)).list.map(({ slug }) => slug);

test('an item of the news has its pictures, date, texts, type and tags [S-3.7-01]', async () => {
  const [summer, ...others] = (await get(newsList, 'news?lang=ru')).list;
  expect(summer).toEqual({
    id: 1,
    slug: 'summer',
    title: 'Лето и солнце',
    miniDescription: 'В продаже',
    publishStartDate: '2026-11-21',
    readCount: 0,
    mainImage: '/media/summer.svg',
    coverImage: '/media/summer.svg',
    coverNew: '/media/wide.svg',
    imageAltText: 'Пляж',
    newsTypeName: 'Туры',
    tags: 'turkey',
    tagsList: [{ slug: 'turkey', name: 'Турция' }],
    properties: { main: { newsType: 'tours' } },
  });
  expect(others.find(({ slug }) => slug === 'snow')).toMatchObject({
    mainImage: null,
    coverImage: '/media/c.svg',
  });
});

test('news come the newest first, some at a time, with the number of pages [S-3.7-02]', async () => {
  expect(await slugs()).toEqual(['summer', 'seats', 'snow', 'oldest']);
  expect(await list('take=3')).toMatchObject({ currentPage: 0, pageCount: 2, listCount: 4 });
  expect(await list('take=3&page=1')).toMatchObject({ currentPage: 1, pageCount: 2 });
  expect(await slugs('take=3&page=1')).toEqual(['oldest']);
  expect(await slugs('take=3&page=2')).toEqual([]);
});

test('what lacks its type, its slug or its title is dropped, and so is what is off or still to come [S-3.7-03]', async () => {
  const titles = (await list('take=100')).list.map(({ title }) => title);
  for (const draft of ['No type', 'No slug', 'Off', 'To come']) expect(titles).not.toContain(draft);
  for (const slug of ['no-type', 'no-title', 'off', 'to-come'])
    expect((await apiOf().ask(`/b2c/news/item?newsType=tours&slug=${slug}`)).status, slug).toBe(404);
  await db.updateTable('news').set({ news_type_id: 1 }).where('slug', '=', 'no-type').execute();
  await expect.poll(() => slugs()).toContain('no-type');
  await db.updateTable('news').set({ news_type_id: null }).where('slug', '=', 'no-type').execute();
  await expect.poll(() => slugs()).not.toContain('no-type');
});

test('news are narrowed by type and by tag, and the types and tags that lead to some are told with their counts', async () => {
  expect(await slugs('newsType=flights')).toEqual(['seats']);
  expect(await slugs('tag=turkey')).toEqual(['summer', 'seats']);
  expect(await slugs('newsType=tours&tag=turkey')).toEqual(['summer']);
  expect(await slugs('newsType=nowhere')).toEqual([]);
  const { types, tagsList } = await list('newsType=tours&tag=turkey');
  expect(types).toEqual([
    { slug: 'flights', name: 'Flights', count: 1 },
    { slug: 'tours', name: 'Tours', count: 3 },
  ]);
  expect(tagsList).toEqual([
    { slug: 'snow', name: 'Snow', count: 2 },
    { slug: 'turkey', name: 'Türkiye', count: 1 },
  ]);
});

test('a site has the news that name it, and of two of a slug the one that names it most closely', async () => {
  const titles = async (site: string) => (await list('', site)).list.map(({ title }) => title);
  expect(await titles('b2c-pl')).toEqual(expect.arrayContaining(['Seats in Poland']));
  expect(await titles('b2c-pl')).not.toContain('More seats');
  expect(await titles('agent-com')).toContain('Bonus');
  expect(await titles('b2c-com')).not.toContain('Bonus');
});

test('an item is told in full with its neighbours in time', async () => {
  const seats = await get(newsDetail, 'news/item?lang=en&newsType=flights&slug=seats');
  expect(seats).toMatchObject({ title: 'More seats', next: { slug: 'summer' }, previous: { slug: 'snow' } });
  const summer = await get(newsDetail, 'news/item?lang=ru&newsType=tours&slug=summer');
  expect(summer).toMatchObject({ html: '<p>Смотрите <a href="/tours">здесь</a></p>', next: null });
  for (const path of ['newsType=flights&slug=summer', 'newsType=tours&slug=nowhere'])
    expect((await apiOf().ask(`/b2c/news/item?${path}`)).status, path).toBe(404);
});

test('who reads is counted, by day and site, and told within a minute; drafts and strangers are refused', async () => {
  const read = (id: string) =>
    apiOf().ask('/b2c/news/read', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id }).toString(),
    });
  expect((await read('2')).status).toBe(204);
  expect((await read('2')).status).toBe(204);
  for (const id of ['4', '5', '99', 'x']) expect((await read(id)).status, id).toBe(400);
  const snow = await get(newsDetail, 'news/item?newsType=tours&slug=snow');
  expect(snow.readCount).toBe(2);
  const rows = await db.selectFrom('news_read').selectAll().execute();
  expect(rows).toEqual([{ news_id: 2, day: '2026-11-21', site_id: 'b2c-com', reads: 2 }]);
});

test('an information page and a chain have the newest news, or those that they name [S-3.8-02]', async () => {
  const of = async (slug: string) =>
    (await get(page, `page?page=${slug}&lang=en`)).page[0]?.news.map((one) => one.slug);
  expect(await of('visas')).toEqual(['summer', 'seats', 'snow']);
  expect(await of('marenza')).toEqual(['summer', 'seats', 'snow']);
  await db.insertInto('page_property').values({ page_id: 2, name: 'main/newsTag', value: 'snow' }).execute();
  await expect.poll(() => of('visas')).toEqual(['snow', 'oldest']);
  await db
    .updateTable('page_property')
    .set({ name: 'main/newsType', value: 'flights' })
    .where('value', '=', 'snow')
    .execute();
  await expect.poll(() => of('visas')).toEqual(['seats']);
});

test('news are in the map of the site, under their types', async () => {
  const { list: mapped } = await get(siteMap, 'SiteMap?lang=en&section=news');
  expect(mapped.map(({ path, group }) => [path, group])).toEqual([
    ['/news/flights/seats', 'Flights'],
    ['/news/tours/snow', 'Tours'],
    ['/news/tours/oldest', 'Tours'],
    ['/news/tours/summer', 'Tours'],
  ]);
});

test('an item of the news is on the sites that it names, a list of a type on all', async () => {
  const marketsOf = async (slug: string) => {
    const path = `/news/${slug}`;
    const answer = await apiOf().ask(`/b2c/PageMarkets?path=${path}`);
    return answer.ok ? pageMarkets.answer.parse(await answer.json()).markets : answer.status;
  };
  const [first] = (await list()).list;
  if (!first) throw new Error('there are no news');
  const path = `${first.properties.main.newsType}/${first.slug}`;
  expect(await marketsOf(path)).toContain('com');
  await db.updateTable('news').set({ markets: 'com,pl' }).where('slug', '=', first.slug).execute();
  await expect.poll(() => marketsOf(path)).toEqual(['com', 'pl']);
  expect(await marketsOf('tours/nowhere')).toBe(404);
});
