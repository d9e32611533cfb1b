import { expect, test } from 'vitest';
import { hotelChain, page, pages, searchPages } from '#calls/content-pages.ts';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { openContentApi } from './content-test-api.ts';
import { pageContext } from './page-context.ts';

const { apiOf, get } = await openContentApi();

test('a page has its blocks, icons and phone [S-3.8-01] [S-3.8-02] [S-7.2-10] [S-2.14-02]', async () => {
  const {
    page: [visas, ...others],
  } = await get(page, 'page?page=visas&lang=ru');
  expect(others).toEqual([]);
  expect(visas).toMatchObject({
    slug: 'visas',
    slugFull: 'help/visas',
    parentSlug: 'help',
    parentTitle: 'Помощь',
    title: 'Визы',
    subtitle: 'Кому нужна',
    htmlBlocks: [
      {
        slug: 'rules',
        title: 'Rules',
        html: '<p>Правила</p>',
        blockType: 'text',
        details: { withPhone: false, withButton: false, withSocials: false },
      },
      { slug: 'withmanagerhelp', html: '<p>Ask us</p>', details: { withPhone: true } },
    ],
    icons: { advantages: [{ link: 'check', value: 'Быстро' }] },
    phone: { number: '+44 5', addNum: '12', title: 'Визовый отдел' },
    summary: { link: '/countries/' },
    content: { summary: '<p>Коротко</p>' },
    properties: { main: { advantages: 'Мы помогаем' }, seo: { title: 'Визы туристам' } },
    hotels: [],
  });
});

test('of two pages of a slug a site has the one that names it; a page that is off is none', async () => {
  const title = async (site: string) => (await get(page, 'page?page=visas&lang=en', site)).page[0]?.title;
  expect([await title('b2c-com'), await title('b2c-pl')]).toEqual(['Visas', 'Visas in Poland']);
  for (const path of [
    'page?page=secret',
    'page?page=nowhere',
    'hotelchain?chain=visas',
    'hotelchain?chain=x',
  ])
    expect((await apiOf().ask(`/b2c/${path}`)).status, path).toBe(404);
  expect((await apiOf().ask('/b2c/page')).status).toBe(400);
});

test('pages are found by every word that they have, in another form and without its accents, the nearest first', async () => {
  const found = async (text: string, site?: string) =>
    (await get(searchPages, `PageSearch?lang=ru&text=${encodeURIComponent(text)}`, site)).list;
  const [visas] = await found('визу');
  expect(visas).toMatchObject({ title: 'Визы', path: '/info/help/visas', parent: 'Помощь' });
  expect(visas!.excerpt).toContain('Кому нужна');
  expect((await found('правило визы')).map(({ path }) => path)).toEqual(['/info/help/visas']);
  expect(await found('визы космос')).toEqual([]);
  expect(await found('!?')).toEqual([]);
  expect((await apiOf().ask('/b2c/PageSearch?text=')).status).toBe(400);
});

test.each([
  ['that nobody wrote', 'nowhere'],
  ['whose name is longer than any can be', '9'.repeat(201)],
])('an address of a page %s is that of none', async (_, slug) => {
  const context = pageContext(apiOf().ask, new Date('2026-11-21T10:00:00Z'));
  await expect(loadPage(context, { kind: 'page', slug })).resolves.toBe(undefined);
});

test('a page that cannot be had for now is said to be so', async () => {
  const context = pageContext(() => Response.json({}, { status: 503 }), new Date('2026-11-21T10:00:00Z'));
  const refused = loadPage(context, { kind: 'page', slug: 'visas' });
  await expect(refused).rejects.toMatchObject({ init: { status: 503 } });
});

test('a chain of hotels has its description and hotels [S-3.8-03] [S-7.2-11]', async () => {
  const found = await get(hotelChain, 'hotelchain?chain=marenza&lang=ru');
  expect(found.chain).toEqual({ slug: 'marenza', title: 'Маренца', description: 'Пальмы.' });
  expect(found.hotels).toEqual([
    {
      hotel: {
        inc: 1,
        name: 'Marenza Palms',
        slug: '/hotels/turkey/marenza-palms',
        stargname: '5*',
        compAttrs: [
          { name: 'To the sea', value: '150' },
          { name: 'Spa', value: '' },
          { name: 'Sandy beach', value: '' },
        ],
        attrs: [
          { name: 'До моря', link: '', kind: 'distance', value: '150' },
          { name: 'Спа', link: '', kind: 'flag', value: '' },
          { name: 'Песчаный пляж', link: '', kind: 'flag', value: '' },
        ],
        regionName: 'Сиде',
        stateName: 'Турция',
        image: null,
      },
    },
  ]);
});

async function list(query: string) {
  const found = await get(pages, `pages?pageType=excursion&${query}`);
  return { ...found, list: found.list.map(({ slug }) => slug) };
}

test('pages come two at a time, or as many as asked for, counted from skip or page [W-7-50]', async () => {
  const filter = `$filter=${encodeURIComponent("parentSlug eq 'turkey'")}`;
  expect(await list(filter)).toMatchObject({
    list: ['walk-1', 'walk-2'],
    currentPage: 0,
    pageCount: 2,
    listCount: 4,
    parentSlug: 'turkey',
    parentTitle: 'Türkiye',
  });
  expect(await list(`${filter}&skip=2`)).toMatchObject({ list: ['walk-3', 'walk-4'], currentPage: 1 });
  expect(await list('page=1')).toMatchObject({ list: ['walk-3', 'walk-4'], pageCount: 3 });
  expect(await list('page=1&take=4')).toMatchObject({ list: ['walk-5'], currentPage: 1, pageCount: 2 });
  expect(await list('page=9')).toMatchObject({ list: [], currentPage: 9, pageCount: 3 });
});

test('pages are listed by properties, category, country, parent and hotel [W-7-51] [W-7-52]', async () => {
  const slugs = async (query: string) => (await list(`take=9&${query}`)).list;
  const properties = (pairs: string) => `properties=${encodeURIComponent(pairs)}`;
  expect(await slugs(properties('location/countryList:turkey'))).toEqual(['walk-1', 'walk-2']);
  expect(await slugs(properties('location/countryList:turkey|location/regionList:side'))).toEqual(['walk-1']);
  expect(await slugs('country=turkey')).toEqual(['walk-1', 'walk-2']);
  expect(await slugs('category=boats')).toEqual(['walk-3']);
  expect(await slugs('propertyValues=kemer,boats')).toEqual(['walk-2', 'walk-3']);
  expect(await slugs('parent=o-brien')).toEqual(['walk-5']);
  expect(await slugs(`$filter=${encodeURIComponent("parentSlug eq 'turkey' and slug eq 'walk-4'")}`)).toEqual(
    ['walk-4'],
  );
  expect((await get(pages, 'pages?hotelSlug=marenza-palms')).list.map(({ slug }) => slug)).toEqual([
    'marenza',
  ]);
  const expanded = await get(pages, 'pages?pageType=info&take=9&$expand=htmlBlocks&$select=slug');
  expect(expanded.list.map(({ htmlBlocks }) => htmlBlocks?.length)).toEqual([0, 2]);
});

test.each([
  ['$filter', "parentSlug ne 'turkey'"],
  ['$filter', 'parentSlug eq turkey'],
  ['$filter', "title eq 'x'"],
  ['$filter', "slug eq 'a' or slug eq 'b'"],
  ['$filter', "slug eq 'a'; drop table page"],
  ['take', '0'],
  ['take', '101'],
  ['skip', '-1'],
  ['properties', 'turkey'],
])('%s=%s is refused', async (name, value) => {
  const response = await apiOf().ask(`/b2c/pages?${new URLSearchParams({ [name]: value })}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field: name }] });
});
