import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { registerContent } from '#api/content.ts';
import { testApi } from '#api/test-api.ts';
import {
  advertisementClick,
  advertisements,
  normaliseAdvertisements,
  slider,
  sliderTypes,
} from '#calls/content-advertisements.ts';
import { cities } from '#calls/content-cities.ts';
import { contactsOf, partnerLogosOf, socialLinksOf } from '#calls/content-contacts.ts';
import { cookieSettings } from '#calls/content-cookies.ts';
import {
  countries,
  countriesAttributes,
  countriesSimple,
  footerCountries,
} from '#calls/content-countries.ts';
import { menu, menuTypes } from '#calls/content-menus.ts';
import { hotelChain, page, pageQuery, pages } from '#calls/content-pages.ts';
import { settings, settingsGroups } from '#calls/content-settings.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { allSites, type defaultSite } from '#sites/all-sites.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallContent } from './small-content.ts';
import { addSmallOperator } from './small-operator.ts';

const { db, connection } = await openTestDatabase();
let catalogue: LiveCatalogue;

beforeAll(async () => {
  await addSmallOperator(db);
  await addSmallContent(db);
  const clock = () => new Date('2026-11-21T10:00:00Z');
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

const siteOf = (id: string) => allSites.find((site) => site.id === id)!;
const apiOf = (site?: typeof defaultSite) =>
  testApi((api) => registerContent(api, { db, catalogue }), site ? { site } : {});

async function get<Schema extends z.ZodType>(
  { answer }: { answer: Schema },
  path: string,
  site?: typeof defaultSite,
): Promise<z.output<Schema>> {
  const response = await apiOf(site).ask(`/b2c/${path}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return answer.parse(await response.json());
}

test('a menu has its groups and items in their order, those of other sites left out [S-3.10-01] [S-7.2-12]', async () => {
  expect(await get(menu, 'menu?menuType=FooterMenu')).toEqual({
    menus: [
      { title: 'Company', orderNo: 1, items: [{ link: '/about', title: 'About us', orderNo: 0 }] },
      {
        title: 'Travel',
        orderNo: 2,
        items: [
          { link: '/tours/', title: 'Tours', orderNo: 1, imageUrl: 'plane' },
          { link: '/hotels/', title: 'Hotels', orderNo: 2 },
        ],
      },
    ],
  });
  const titles = async (site: string) =>
    (await get(menu, 'menu?menuType=FooterMenu', siteOf(site))).menus.map(({ title }) => title);
  expect(await titles('b2c-ru')).toEqual(['Компания', 'Путешествия']);
  expect(await titles('b2c-kz')).toEqual(['Путешествия']);
  // Group 4 of agencies has no items yet.
  expect(await titles('agent-com')).toEqual(['Company', 'Travel']);
  const russian = await get(menu, 'menu?menuType=FooterMenu', siteOf('b2c-ru'));
  expect(russian.menus[1]?.items.map(({ title }) => title)).toEqual(['Поезда', 'Туры', 'Отели']);
});

test('a menu is asked for in a language by lang, or by locale [S-7.2-12]', async () => {
  const title = async (query: string) =>
    (await get(menu, `menu?menuType=MiniHeader${query}`)).menus[0]?.items[0]?.title;
  expect(await title('')).toBe('Contacts');
  expect(await title('&lang=ru')).toBe('Контакты');
  expect(await title('&locale=ru')).toBe('Контакты');
  expect(await title('&locale=ru&lang=en')).toBe('Contacts');
  expect((await apiOf().ask('/b2c/menu?menuType=MiniHeader&locale=xx')).status).toBe(400);
});

test('the menus are those of the specification, and others are refused [S-3.10-02]', async () => {
  expect([...menuTypes]).toEqual([
    'MainMenu',
    'BurgerMenu',
    'LoginMainMenu',
    'MiniHeader',
    'FooterMenuNew',
    'LoginFooterMenuNew',
    'event',
    'FooterMenu',
  ]);
  for (const type of menuTypes) await get(menu, `menu?menuType=${type}`);
  expect((await apiOf().ask('/b2c/menu?menuType=SideMenu')).status).toBe(400);
  expect((await apiOf().ask('/b2c/menu')).status).toBe(400);
});

test('settings are told by group and key; of several rows the closest to the site holds [S-7.2-13]', async () => {
  expect(await get(settings, 'settings?group=social')).toEqual({
    social: {
      youtube: { link: 'https://youtube.example', value: 'YouTube' },
      vk: { link: 'https://vk.example/com', value: 'VK of ours' },
    },
  });
  expect((await get(settings, 'settings?group=social', siteOf('b2c-pl'))).social).toEqual({
    x: { link: 'https://x.example', value: '' },
    youtube: { link: 'https://youtube.example', value: 'YouTube' },
    vk: { link: 'https://vk.example/all', value: 'VK' },
  });
  const address = async (site: string) =>
    (await get(settings, 'settings?group=contactCenterHeadOffice', siteOf(site))).contactCenterHeadOffice
      ?.adress?.value;
  expect([await address('b2c-com'), await address('agent-com')]).toEqual(['1, High Street', 'Agents’ door']);
});

test('every group of the specification can be asked for, several at once, and no other [S-3.10-03]', async () => {
  expect(settingsGroups).toHaveLength(18);
  const all = await get(settings, `settings?group=${settingsGroups.join(',')}`);
  expect(Object.keys(all)).toEqual([
    'social',
    'contact',
    'contactCenterOperationDepartments',
    'contactCenterHeadOffice',
    'contactCenterForTourists',
    'contactCenterForAgents',
    'partnernew',
  ]);
  for (const group of ['', 'passwords', 'social,passwords'])
    expect((await apiOf().ask(`/b2c/settings?group=${group}`)).status).toBe(400);
});

test('contacts, social links and logos are read from settings [S-3.12-01] [S-3.12-06] [S-7.2-14]', async () => {
  const all = await get(settings, `settings?group=${settingsGroups.join(',')}&lang=ru`);
  const contacts = contactsOf(all, 'Служба поддержки');
  expect(contacts.phones).toEqual([
    { phone: '+44 1', text: 'Продажи' },
    { phone: '+44 2', text: 'Офисы' },
    { phone: '+44 3', text: 'Служба поддержки' },
  ]);
  expect(contacts.emails).toEqual([
    { link: 'mailto:partners@solstice.example', value: 'partners@solstice.example' },
  ]);
  expect(contacts.contactCenterHeadOffice.adress?.value).toBe('1, High Street');
  expect(contacts.contactCenterForTourists.generalPhone?.value).toBe('+44 4');
  expect(contacts.contactCenterForAgents.openedDays?.value).toBe('Пн–Пт');
  expect(socialLinksOf(all.social).map(({ network }) => network)).toEqual(['vk', 'youtube']);
  expect(partnerLogosOf(all)).toEqual([{ key: 'one', image: '/media/logo.svg', url: 'https://one.example' }]);
});

test('the header banner has the advertisements of today for this site and town [S-3.11-01] [S-7.2-16]', async () => {
  const ids = async (query: string) => (await get(advertisements, query)).map(({ id }) => id);
  const query = 'advertisements?type=HEADER_POPUP&orderby=orderNo';
  expect(await ids(query)).toEqual([8, 7]);
  expect(await ids(`${query}&townFrom=2`)).toEqual([8, 7, 10]);
  expect(await ids('advertisements?type=headerpopup')).toEqual([8, 7]);
  const [, sea] = await get(advertisements, `${query}&locale=ru`);
  expect(sea).toMatchObject({
    advertisementId: 7,
    id: 7,
    altText: 'Море',
    img: '/media/wide.svg',
    imgTablet: '/media/middle.svg',
    imgMobile: '/media/narrow.svg',
    isActive: true,
    link: 'actions',
    newWindow: false,
    orderNo: 2,
    text: 'Раннее <a href="/actions">бронирование</a>',
  });
  expect((await apiOf().ask('/b2c/advertisements?type=FOOTER')).status).toBe(400);
  expect((await apiOf().ask('/b2c/advertisements?type=HEADER_POPUP&orderby=name')).status).toBe(400);
});

test('what the call answers is drawn with underlined anchors and pictures by screen', async () => {
  const [first, second] = normaliseAdvertisements(
    await get(advertisements, 'advertisements?type=HEADER_POPUP'),
  );
  expect(first).toMatchObject({ id: 8, newWindow: true, images: [] });
  expect(second).toMatchObject({
    link: '/actions',
    text: 'Early <u>booking</u>',
    images: ['/media/wide.svg', '/media/middle.svg', '/media/narrow.svg'],
  });
});

test('a slider shows what fits the chosen country and the user [S-7.2-15] [W-7-53] [W-7-54] [W-2.10-07]', async () => {
  const ids = async (query = '') =>
    (await get(slider, `slider?type=home&$orderby=orderNo${query}`)).map(({ id }) => id);
  expect(await ids()).toEqual([20, 22]);
  expect(await ids('&fieldState=3')).toEqual([20, 21]);
  expect(await ids('&isFTA=true&isLoyal=1')).toEqual([20, 22, 23, 24]);
  expect(await ids('&sliderAdsId=22')).toEqual([22]);
  expect(await ids('&idTestSlider=30')).toEqual([30, 20, 22]);
  expect(await ids('&idTestSlider=20')).toEqual([20, 22]);
  const [summer] = await get(slider, 'slider?type=home&lang=ru');
  expect(summer).toMatchObject({
    text: 'Лето',
    markers: ['new', '-10 %'],
    statesList: [],
    townFromsList: [],
  });
});

test('the sliders are those of the specification [S-3.10-04] [W-2.10-05]', async () => {
  expect(sliderTypes).toHaveLength(14);
  for (const type of sliderTypes) await get(slider, `slider?type=${type}`);
  expect(await get(slider, 'slider?type=WITHOUT_FLIGHT')).toEqual([]);
  expect((await apiOf().ask('/b2c/slider?type=sidebar')).status).toBe(400);
});

test('clicks are counted by day and site, and nothing else is kept [S-7.2-17]', async () => {
  const click = (id: string) =>
    apiOf().ask('/b2c/advertisements/click', { method: 'POST', body: new URLSearchParams({ id }) });
  expect((await click('7')).status).toBe(204);
  expect((await click('7')).status).toBe(204);
  const kept = await db.selectFrom('advertisement_click').selectAll().execute();
  expect(kept).toEqual([{ advertisement_id: 7, day: '2026-11-21', site_id: 'b2c-com', clicks: 2 }]);
  const refused = await click('999');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'id' }] });
  expect((await click('seven')).status).toBe(400);
  expect(advertisementClick.method).toBe('POST');
});

test('cities are told with their market, country and subdomain [S-3.3-01] [S-7.2-04]', async () => {
  expect(await get(cities, 'cities?lang=ru&sbProcess=1')).toEqual([
    {
      slug: 'riga',
      title: 'Рига',
      isActive: true,
      country: 'Латвия',
      countryCode: 'lv',
      regionOffice: true,
      samoId: 2,
      secondLevel: 'riga',
      mainCity: true,
      isUseAsLink: false,
      showName: true,
      properties: { main: { market: 'com' }, seo: { invariantName: 'Rīga' } },
    },
  ]);
  expect(await get(cities, 'cities?properties=main/market:com|main/mainCity:true')).toHaveLength(1);
  expect(await get(cities, 'cities?properties=main/market:pl')).toEqual([]);
  expect((await apiOf().ask('/b2c/cities?properties=market')).status).toBe(400);
});

test('countries are told with pictures, icons and a link to offers [S-3.5-01] [S-7.2-05]', async () => {
  const [turkey, ...others] = await get(countries, 'countries?lang=ru&currency=eur&townFrom=2');
  expect(others).toEqual([]);
  expect(turkey).toEqual({
    samoId: 3,
    slug: 'turkey',
    slugFull: 'turkey',
    title: 'Турция',
    isActive: true,
    pageType: 'country',
    visaRequirements: 0,
    pcrRequirements: 1,
    summary: '',
    miniDescription: 'Четыре моря',
    bannerImage: null,
    coverImage: '/media/turkey.svg',
    mainImage: '/media/turkey.svg',
    imageAltText: 'Бухта',
    bestPriceUrl: '/search/tours?STATEINC=3&TOWNFROM=2&CURRENCY=EUR',
    isPriority: true,
    mainAirportTownSamoId: 311,
    icons: {
      attributes: [1, 2, 3, 4].map((number) => ({ link: 'sun', value: `Причина ${number}` })),
      main: { flag: { link: '/flags/tr.svg' } },
    },
    properties: { main: { mainCountry: true } },
  });
  expect(await get(countries, 'countries?townFrom=77')).toEqual([]);
});

test('the countries of a market have their towns and tour types [S-3.5-04] [S-3.5-05] [S-7.2-06]', async () => {
  const [turkey] = await get(countriesSimple, 'CountriesSimple?market=com');
  expect(turkey).toEqual({
    samoId: 3,
    slug: 'turkey',
    slugFull: 'turkey',
    title: 'Türkiye',
    isActive: true,
    pageType: 'country',
    visaRequirements: 0,
    pcrRequirements: 1,
    flag: '/flags/tr.svg',
    tourTypes: ['beach', 'ski'],
    townFrom: [1, 2],
    townFromObjects: [{ townFrom: 2, townName: 'Riga', secondLevel: 'riga' }],
  });
  const count = async (query: string) => (await get(countriesSimple, `CountriesSimple?${query}`)).length;
  expect(await count('attributes=ski,moon')).toBe(1);
  expect(await count('attributes=moon')).toBe(0);
  expect(await count('fromSubDomain=riga')).toBe(1);
  expect(await count('fromSubDomain=tallinn')).toBe(0);
  // Hotels without flight are sold everywhere.
  expect(await get(countriesSimple, 'CountriesSimple?market=PL')).toMatchObject([{ townFrom: [1] }]);
  expect((await apiOf().ask('/b2c/CountriesSimple?market=xx')).status).toBe(400);

  await db.updateTable('state').set({ visa_required: true }).execute();
  await catalogue.refresh();
  expect((await get(countriesSimple, 'CountriesSimple'))[0]?.visaRequirements).toBe(1);
});

test('tour types are those that some country has [S-3.5-07] [S-7.2-08]', async () => {
  expect(await get(countriesAttributes, 'CountriesAttributes?market=com&townFrom=2&lang=ru')).toEqual([
    { key: 'beach', title: 'Пляж', icon: 'waves', orderNo: 1, countryCount: 1 },
    { key: 'ski', title: 'Лыжи', icon: '', orderNo: 2, countryCount: 1 },
  ]);
});

test('the foot of a page has countries by name, from the town asked for [S-3.5-08] [S-7.2-09]', async () => {
  const path = 'CountriesFooter?currency=EUR&townFrom=2';
  expect(await get(footerCountries, path)).toEqual([{ slug: 'turkey', title: 'Türkiye' }]);
  expect(await get(footerCountries, 'CountriesFooter?townFrom=77')).toEqual([]);
});

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
  const title = async (site: string) =>
    (await get(page, 'page?page=visas&lang=en', siteOf(site))).page[0]?.title;
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
          { name: 'До моря', link: '', value: '150' },
          { name: 'Спа', link: '', value: '' },
          { name: 'Песчаный пляж', link: '', value: '' },
        ],
        regionName: 'Сиде',
        stateName: 'Турция',
        image: null,
      },
    },
  ]);
});

const list = async (query: string) => {
  const found = await get(pages, `pages?pageType=excursion&${query}`);
  return { ...found, list: found.list.map(({ slug }) => slug) };
};

test('pages come two at a time, or as many as asked for, counted from skip or page [W-7-50] [W-3.8-02]', async () => {
  const filter = `$filter=${encodeURIComponent("parentSlug eq 'turkey'")}`;
  expect(await list(filter)).toEqual({
    list: ['walk-1', 'walk-2'],
    currentPage: 0,
    pageCount: 2,
    listCount: 4,
    parentSlug: 'turkey',
    parentTitle: '',
  });
  expect(await list(`${filter}&skip=2`)).toMatchObject({ list: ['walk-3', 'walk-4'], currentPage: 1 });
  expect(await list('page=1')).toMatchObject({ list: ['walk-3', 'walk-4'], pageCount: 3 });
  expect(await list('page=1&take=4')).toMatchObject({ list: ['walk-5'], currentPage: 1, pageCount: 2 });
  expect(await list('page=9')).toMatchObject({ list: [], currentPage: 9, pageCount: 3 });
  expect(pageQuery(3)).toEqual({ skip: 6, take: 2 });
  expect(pageQuery(3, 10)).toEqual({ skip: 30, take: 10 });
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

test('the cookie settings have tabs, categories, who sets cookies, and each cookie [S-3.13-01]', async () => {
  const { tabs } = await get(cookieSettings, 'CookieSettings?lang=pl');
  expect(tabs.map(({ key, name }) => [key, name])).toEqual([
    ['main', 'Consent'],
    ['details', 'Szczegóły'],
  ]);
  expect(tabs[1]?.buttons).toEqual([
    {
      key: 'necessary',
      name: 'Necessary',
      htmlcontent: '<p>Always</p>',
      collapsecontent: [
        {
          name: 'Solstice',
          collapsecontent: [
            { name: 'locale', columns: [{ validity: '400 days', type: 'Cookie' }], htmlcontent: '' },
          ],
        },
      ],
    },
    { key: 'analytics', name: 'Analytics', htmlcontent: '', collapsecontent: [] },
  ]);
});

test('a running server shows a change of menus and of pages within a second', async () => {
  const { ask } = apiOf();
  const titles = async () => [
    menu.answer.parse(await (await ask('/b2c/menu?menuType=MiniHeader')).json()).menus[0]?.items[0]?.title,
    page.answer.parse(await (await ask('/b2c/page?page=help')).json()).page[0]?.title,
  ];
  expect(await titles()).toEqual(['Contacts', 'Help']);
  const changed = { en: 'Changed', ru: 'Другое' };
  await db.updateTable('menu_item').set({ title: changed }).where('id', '=', 51).execute();
  await db.updateTable('page').set({ title: changed }).where('id', '=', 1).execute();
  await sleep(900);
  expect(await titles()).toEqual(['Changed', 'Changed']);
});
