import { afterEach, expect, test } from 'vitest';
import { country } from '#calls/country.ts';
import { openContentApi } from './content-test-api.ts';

const { db, apiOf, get, catalogue } = await openContentApi();

const tell = async (query: string, site?: string) => get(country, `country?${query}`, site);

const countryPage = 30;
const ofPage = () => db.updateTable('page').where('id', '=', countryPage);

afterEach(async () => {
  await ofPage().set({ page_type: 'country' }).execute();
});

test('a country tells everything that its page shows, in the language that is asked for [W-3.7-01] [W-7-46]', async () => {
  const [turkey, ...others] = await tell('page=turkey&lang=ru&fromSubDomain=riga');
  expect(others).toEqual([]);
  expect(turkey).toEqual({
    samoId: 3,
    slug: 'turkey',
    countryCode: 'TR',
    countryName: 'Турция',
    countryNameIn: 'в Турции',
    countryNameTo: 'в Турцию',
    countryNameWhere: 'в Турции',
    subdomainInvariantName: 'Рига',
    paragraph: 'Четыре моря.',
    summary: 'Четыре моря',
    countryText: '<p>Виды</p>',
    countryTags: ['Пляж', 'Лыжи'],
    bannerImage: '/media/banner.svg',
    cashbackImage: '/media/back.svg',
    coverImage: { src: '/media/cover.svg', alt: 'Бухта' },
    images: [
      { src: '/media/a.svg', alt: 'А' },
      { src: '/media/b.svg', alt: 'B' },
    ],
    badgeCountryStatus: { countryClosed: true, label: 'Закрыта', tooltip: 'До весны' },
    badges: [{ label: 'Без визы', visa: false }],
    icons: [1, 2, 3, 4].map((number) => ({ icon: 'sun', label: `Причина ${number}` })),
    properties: { visa: false, language: 'Турецкий', currency: 'Турецкая лира' },
    langAndCurrency: 'Турецкий, Турецкая лира',
    airports: [{ code: 'AYT', name: 'Antalya', latitude: expect.any(Number), longitude: expect.any(Number) }],
    coordinates: [expect.any(Number), expect.any(Number)],
    mapCoordinates: [
      [expect.any(Number), expect.any(Number)],
      [expect.any(Number), expect.any(Number)],
    ],
    mapCoordinatesOSM: [
      { latitude: expect.any(Number), longitude: expect.any(Number) },
      { latitude: expect.any(Number), longitude: expect.any(Number) },
    ],
    hideRooms: true,
    regionsHtmlBlock: { title: '', html: '<ul><li><a href="/resorts/turkey/side">Side</a></li></ul>' },
    priorityHtmlBlock: { title: 'First', html: '<p>Priority</p>' },
    priorityPlusHtmlBlock: { title: 'Plus', html: '<p>Priority plus</p>' },
    moscowHtmlBlock: { title: 'Moscow', html: '<p>From Moscow</p>' },
    russiaHtmlBlock: { title: 'Russia', html: '<p>From Russia</p>' },
    modalBannerBlock: { title: 'Before you fly', html: '<p>A passport</p>' },
    countryContent: [{ title: 'Food', html: '<p>Breakfast</p>' }],
    interestingBlock: {
      badgeName: 'News',
      linkHref: '/news?a=1&b=2',
      linkName: 'Read',
      text: 'Tulips & more',
    },
    isShowExcursionSeoBlock: false,
    isShowExcursionToursSeoBlock: false,
    isShowHotelsSeoBlock: true,
    seoHtmlBlocks: [
      { pageType: 'hotels', firstText: 'Stay in', secondText: 'for long' },
      { pageType: 'excursion', firstText: 'See', secondText: 'more' },
    ],
    tabs: ['tours', 'hotels', 'resorts', 'excursions'],
  });
});

test('airports are the lines of their block that end in a code, each where it lies [W-3.7-02]', async () => {
  const airport = async () => (await tell('page=turkey'))[0]?.airports.map(({ code, name }) => [code, name]);
  expect(await airport()).toEqual([['AYT', 'Antalya']]);
  await setBlock('airport', '<ul><li>Here</li><li>Far away (xxx)</li><li>Old <b>port</b> (OLD)</li></ul>');
  await expect.poll(airport).toEqual([['OLD', 'Old port']]);
  expect((await tell('page=turkey'))[0]?.airports[0]).toMatchObject({ latitude: null, longitude: null });
});

test('the code of a country is in upper case, however it is stored [W-3.7-03]', async () => {
  await db.updateTable('state').set({ iso2: 'tr' }).where('id', '=', 3).execute();
  await catalogue.refresh();
  expect((await tell('stateInc=3'))[0]?.countryCode).toBe('TR');
});

test('the own text of a country is of the blocks that are called country-content, by name or by title [W-3.7-04]', async () => {
  const titles = async () => (await tell('page=turkey'))[0]?.countryContent.map(({ title }) => title);
  expect(await titles()).toEqual(['Food']);
  await db
    .updateTable('page_block')
    .set({ title: { en: 'My country-content', ru: 'country-content' } })
    .where('page_id', '=', countryPage)
    .where('slug', '=', 'russia')
    .execute();
  await expect.poll(titles).toEqual(['Food', 'My country-content']);
});

test('the text of a country is its body without styles [W-3.7-05]', async () => {
  const { summary } = await ofPageRow();
  expect(summary?.en).toContain('style=');
  expect((await tell('page=turkey'))[0]?.countryText).toBe('<p>Sights</p>');
});

test('rooms are hidden by the word true, and by nothing else [W-3.7-06]', async () => {
  const hides = async () => (await tell('page=turkey'))[0]?.hideRooms;
  for (const [value, expected] of [
    ['false', false],
    ['yes', false],
    ['true', true],
  ] as const) {
    await db
      .updateTable('page_property')
      .set({ value })
      .where('page_id', '=', countryPage)
      .where('name', '=', 'main/hideRooms')
      .execute();
    await expect.poll(hides, { message: value }).toBe(expected);
  }
});

test('pictures are those of the main gallery, and the cover where it has none [W-3.7-07]', async () => {
  const sources = async () => (await tell('page=turkey'))[0]?.images.map(({ src }) => src);
  expect(await sources()).toEqual(['/media/a.svg', '/media/b.svg']);
  await db.deleteFrom('page_image').where('gallery', '=', 'main').execute();
  await expect.poll(sources).toEqual(['/media/cover.svg']);
});

test('a country is found by its number, by its slug and by that of a region or an excursion in it; elsewhere nothing is told [W-8-04] [W-7-47] [W-7-48] [W-7-49]', async () => {
  const slugs = async (query: string, site?: string) => (await tell(query, site)).map(({ slug }) => slug);
  for (const query of ['stateInc=3', 'page=turkey', 'page=side', 'page=walk-1'])
    expect(await slugs(query), query).toEqual(['turkey']);
  for (const query of ['stateInc=424242', 'page=atlantis', 'page=visas'])
    expect(await slugs(query), query).toEqual([]);
  await ofPage().set({ page_type: 'info' }).execute();
  await expect.poll(() => slugs('page=turkey')).toEqual([]);
  expect((await apiOf().ask('/b2c/country')).status).toBe(400);
});

const setBlock = (slug: string, html: string) =>
  db
    .updateTable('page_block')
    .set({ html: { en: html, ru: html } })
    .where('page_id', '=', countryPage)
    .where('slug', '=', slug)
    .execute();

const ofPageRow = () =>
  db.selectFrom('page').select('summary').where('id', '=', countryPage).executeTakeFirstOrThrow();
