import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { contentTables } from '#domain/operator-data/content-tables.ts';
import type { RowOf } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';
import { smallVacancies } from './small-careers.ts';
import { addSmallSurveys } from './small-surveys.ts';

type ContentTable = keyof typeof contentTables;
type ContentRows = { [Name in ContentTable]: RowOf<Name>[] };

const menuRows = (): Pick<ContentRows, 'menu_group' | 'menu_item' | 'setting'> => ({
  menu_group: [
    { id: 1, menu_type: 'FooterMenu', title: named('Travel', 'Путешествия'), position: 2 },
    { id: 2, menu_type: 'FooterMenu', title: named('Company', 'Компания'), position: 1, markets: 'com,ru' },
    { id: 3, menu_type: 'FooterMenu', title: named('Polish', 'Польское'), markets: 'pl' },
    { id: 4, menu_type: 'FooterMenu', title: named('Agencies', 'Агентства'), variants: 'agent' },
    { id: 5, menu_type: 'MiniHeader' },
  ],
  menu_item: [
    { id: 11, menu_group_id: 1, title: named('Hotels', 'Отели'), link: '/hotels/', position: 2 },
    {
      id: 12,
      menu_group_id: 1,
      title: named('Tours', 'Туры'),
      link: '/tours/',
      position: 1,
      image: 'plane',
    },
    { id: 13, menu_group_id: 1, title: named('Trains', 'Поезда'), link: '/trains', markets: 'ru' },
    { id: 21, menu_group_id: 2, title: named('About us', 'О нас'), link: '/about' },
    { id: 31, menu_group_id: 3, title: named('Polish', 'Польское'), link: '/pl' },
    { id: 51, menu_group_id: 5, title: named('Contacts', 'Контакты'), link: '/contacts' },
  ],
  setting: [
    {
      id: 1,
      group_key: 'social',
      key: 'vk',
      link: 'https://vk.example/all',
      value: named('VK'),
      position: 2,
    },
    {
      id: 2,
      group_key: 'social',
      key: 'vk',
      link: 'https://vk.example/com',
      value: named('VK of ours'),
      markets: 'com',
      position: 2,
    },
    {
      id: 3,
      group_key: 'social',
      key: 'youtube',
      link: 'https://youtube.example',
      value: named('YouTube'),
      position: 1,
    },
    { id: 4, group_key: 'social', key: 'x', link: 'https://x.example', markets: 'pl' },
    { id: 5, group_key: 'contact', key: 'phone', value: named('+44 1|+44 2|+44 3') },
    { id: 6, group_key: 'contact', key: 'label', value: named('Sales|Offices', 'Продажи|Офисы') },
    { id: 7, group_key: 'contactCenterHeadOffice', key: 'adress', value: named('1, High Street') },
    {
      id: 8,
      group_key: 'contactCenterHeadOffice',
      key: 'adress',
      value: named('Agents’ door'),
      variants: 'agent',
    },
    {
      id: 9,
      group_key: 'partnernew',
      key: 'one',
      link: '/media/logo.svg',
      value: named('https://one.example'),
    },
    { id: 10, group_key: 'contactCenterForTourists', key: 'generalPhone', value: named('+44 4') },
    { id: 14, group_key: 'contactCenterForAgents', key: 'openedDays', value: named('Mon–Fri', 'Пн–Пт') },
    {
      id: 15,
      group_key: 'contactCenterOperationDepartments',
      key: 'cooperation',
      link: 'mailto:partners@solstice.example',
    },
  ],
});

const advertisementRows = (): RowOf<'advertisement'>[] => [
  {
    id: 7,
    type: 'headerpopup',
    alt: named('The sea', 'Море'),
    image: '/media/wide.svg',
    image_tablet: '/media/middle.svg',
    image_mobile: '/media/narrow.svg',
    text: named('Early <a href="/actions">booking</a>', 'Раннее <a href="/actions">бронирование</a>'),
    link: 'actions',
    position: 2,
  },
  {
    id: 8,
    type: 'headerpopup',
    text: named('First'),
    link: 'https://elsewhere.example',
    position: 1,
  },
  { id: 9, type: 'headerpopup', text: named('Off'), is_active: false },
  { id: 10, type: 'headerpopup', text: named('Riga only'), departure_towns: '2', position: 3 },
  { id: 11, type: 'headerpopup', text: named('Tashkent only'), departure_towns: '77', position: 4 },
  { id: 12, type: 'headerpopup', text: named('Over'), published_to: plainDate('2026-11-20') },
  { id: 13, type: 'headerpopup', text: named('To come'), published_from: plainDate('2026-11-23') },
  { id: 14, type: 'headerpopup', text: named('In Poland'), markets: 'pl' },
  { id: 20, type: 'home', text: named('Summer', 'Лето'), markers: named('new|-10 %'), position: 1 },
  { id: 21, type: 'home', text: named('Türkiye'), states: '3', position: 2 },
  { id: 22, type: 'home', text: named('Not Türkiye'), states_except: '3', position: 3 },
  { id: 23, type: 'home', text: named('For FTA'), is_fta: true, position: 4 },
  { id: 24, type: 'home', text: named('For the loyal'), is_loyal: true, position: 5 },
  { id: 30, type: 'slidertest', text: named('On trial'), published_from: plainDate('2030-01-01') },
];

const placeRows = (): Pick<
  ContentRows,
  'city' | 'country' | 'country_icon' | 'holiday_type' | 'country_holiday_type'
> => ({
  city: [
    {
      departure_town_id: 2,
      invariant_name: named('Rīga', 'Рига'),
      has_regional_office: true,
      shows_name: true,
    },
  ],
  country: [
    {
      state_id: 3,
      mini_description: named('Four seas', 'Четыре моря'),
      main_image: '/media/turkey.svg',
      image_alt: named('A bay', 'Бухта'),
      needs_pcr: true,
      main_town_id: 311,
    },
  ],
  country_icon: [1, 2, 3, 4].map((position) => ({
    state_id: 3,
    position,
    icon: 'sun',
    value: named(`Reason ${position}`, `Причина ${position}`),
  })),
  holiday_type: [
    { id: 1, key: 'ski', name: named('Skiing', 'Лыжи'), position: 2 },
    { id: 2, key: 'beach', name: named('Beach', 'Пляж'), icon: 'waves', position: 1 },
    { id: 3, key: 'moon', name: named('The moon', 'Луна'), position: 3 },
  ],
  country_holiday_type: [
    { state_id: 3, holiday_type_id: 2 },
    { state_id: 3, holiday_type_id: 1 },
  ],
});

/** The page of a country: a row for each part of it. */
const countryPage: RowOf<'page'> & { id: number } = {
  id: 30,
  page_type: 'country',
  slug: 'turkey',
  link: '/countries/turkey',
  title: named('Türkiye', 'Турция'),
  paragraph: named('Four seas.', 'Четыре моря.'),
  summary: named('<p>Sights</p>', '<p>Виды</p>'),
  banner_image: '/media/banner.svg',
  cover_image: '/media/cover.svg',
  image_alt: named('A bay', 'Бухта'),
};

const countryBlocks: RowOf<'page_block'>[] = (
  [
    ['visa', 'badge', named('No visa', 'Без визы'), named('No visa')],
    ['closed', 'status', named('Closed', 'Закрыта'), named('Until spring', 'До весны')],
    ['name-where', 'name', undefined, named('in Türkiye', 'в Турции')],
    ['name-to', 'name', undefined, named('to Türkiye', 'в Турцию')],
    ['airport', 'text', undefined, named('<ul><li>Antalya (AYT)</li><li>no airport</li></ul>')],
    ['regions', 'text', undefined, named('<ul><li><a href="/resorts/turkey/side">Side</a></li></ul>')],
    ['country-content-1', 'text', named('Food'), named('<p>Breakfast</p>')],
    [
      'interesting',
      'text',
      named('News'),
      named('<p>Tulips &amp; more</p><a href="/news?a=1&amp;b=2">Read</a>'),
    ],
    ['priority', 'text', named('First'), named('<p>Priority</p>')],
    ['priority-plus', 'text', named('Plus'), named('<p>Priority plus</p>')],
    ['moscow', 'text', named('Moscow'), named('<p>From Moscow</p>')],
    ['russia', 'text', named('Russia'), named('<p>From Russia</p>')],
    ['modal-banner', 'text', named('Before you fly'), named('<p>A passport</p>')],
    ['hotels', 'seo', named('Stay in'), named('for long')],
    ['excursion', 'seo', named('See'), named('more')],
    ['elsewhere', 'seo', named('Nowhere'), named('at all')],
  ] as const
).map(([slug, block_type, title, html], position) => ({
  page_id: countryPage.id,
  position,
  slug,
  block_type,
  ...(title && { title }),
  html,
}));

const pageRows = (): Pick<
  ContentRows,
  'page' | 'page_block' | 'page_icon' | 'page_property' | 'page_hotel' | 'page_image'
> => ({
  page: [
    { id: 1, page_type: 'info', slug: 'help', title: named('Help', 'Помощь') },
    {
      id: 2,
      page_type: 'info',
      slug: 'visas',
      parent_slug: 'help',
      title: named('Visas', 'Визы'),
      subtitle: named('Who needs one', 'Кому нужна'),
      summary: named('<p>In short</p>', '<p>Коротко</p>'),
      summary_link: '/countries/',
      advantages_title: named('We help', 'Мы помогаем'),
      phone: '+44 5',
      phone_extension: '12',
      phone_title: named('Visa desk', 'Визовый отдел'),
      seo_title: named('Visas for travellers', 'Визы туристам'),
      main_image: '/media/visa.svg',
    },
    { id: 3, page_type: 'info', slug: 'visas', title: named('Visas in Poland'), markets: 'pl' },
    { id: 4, page_type: 'info', slug: 'secret', title: named('Secret'), is_active: false },
    {
      id: 5,
      page_type: 'hotelchain',
      slug: 'marenza',
      title: named('Marenza', 'Маренца'),
      paragraph: named('Palms.', 'Пальмы.'),
    },
    countryPage,
    ...[1, 2, 3, 4, 5].map((number) => ({
      id: 10 + number,
      page_type: 'excursion',
      slug: `walk-${number}`,
      parent_slug: number === 5 ? 'o-brien' : 'turkey',
      title: named(`Walk ${number}`, `Прогулка ${number}`),
      position: number,
    })),
  ],
  page_block: [
    {
      page_id: 2,
      position: 2,
      slug: 'withmanagerhelp',
      html: named('<p>Ask us</p>'),
      has_phone: true,
    },
    {
      page_id: 2,
      position: 1,
      slug: 'rules',
      title: named('Rules'),
      html: named('<p>Rules</p>', '<p>Правила</p>'),
    },
    ...countryBlocks,
  ],
  page_icon: [{ page_id: 2, position: 1, icon: 'check', value: named('Fast', 'Быстро') }],
  page_property: [
    { page_id: 11, name: 'location/countryList', value: 'turkey' },
    { page_id: 11, name: 'location/regionList', value: 'side' },
    { page_id: 12, name: 'location/countryList', value: 'turkey' },
    { page_id: 12, name: 'location/regionList', value: 'kemer' },
    { page_id: 11, name: 'main/restType', value: 'beach' },
    { page_id: 12, name: 'main/restType', value: 'ski' },
    { page_id: 13, name: 'main/category', value: 'boats' },
    ...Object.entries({
      'main/language': 'tr',
      'main/currency': 'TRY',
      'main/hideRooms': 'true',
      'seo/isShowHotelsSeoBlock': 'true',
      'seo/isShowExcursionSeoBlock': 'false',
    }).map(([name, value]) => ({ page_id: countryPage.id, name, value })),
  ],
  page_hotel: [{ page_id: 5, hotel_id: 1 }],
  page_image: [
    { page_id: countryPage.id, gallery: 'main', position: 2, image: '/media/b.svg', alt: named('B') },
    { page_id: countryPage.id, gallery: 'main', position: 1, image: '/media/a.svg', alt: named('A', 'А') },
    { page_id: countryPage.id, gallery: 'cashback', position: 1, image: '/media/back.svg' },
  ],
});

const cookieRows = (): Pick<
  ContentRows,
  'cookie_tab' | 'cookie_category' | 'cookie_provider' | 'cookie'
> => ({
  cookie_tab: [
    { id: 1, key: 'details', name: { ...named('Details', 'Подробности'), pl: 'Szczegóły' }, position: 2 },
    { id: 2, key: 'main', name: named('Consent', 'Согласие'), html: named('<p>We ask</p>'), position: 1 },
    { id: 3, key: 'card', name: named('Cards'), variants: 'card' },
  ],
  cookie_category: [
    { id: 1, cookie_tab_id: 1, key: 'analytics', name: named('Analytics'), position: 2 },
    { id: 2, cookie_tab_id: 1, key: 'necessary', name: named('Necessary'), html: named('<p>Always</p>') },
  ],
  cookie_provider: [{ id: 1, cookie_category_id: 2, name: named('Solstice') }],
  cookie: [
    {
      id: 1,
      cookie_provider_id: 1,
      name: 'locale',
      validity: named('400 days', '400 дней'),
      type: named('Cookie'),
    },
  ],
});

function newsRows(): Pick<ContentRows, 'news_type' | 'news_tag' | 'news' | 'news_tagged'> {
  const written = { news_type_id: 1, publish_start: plainDate('2026-11-10') };
  return {
    news_type: [
      { id: 1, slug: 'tours', name: named('Tours', 'Туры'), position: 2 },
      { id: 2, slug: 'flights', name: named('Flights', 'Перелёты'), position: 1 },
      { id: 3, slug: 'quiet', name: named('Quiet', 'Тихо') },
    ],
    news_tag: [
      { id: 1, slug: 'turkey', name: named('Türkiye', 'Турция') },
      { id: 2, slug: 'snow', name: named('Snow', 'Снег') },
    ],
    news: [
      {
        ...written,
        id: 1,
        slug: 'summer',
        title: named('Summer & sun', 'Лето и солнце'),
        mini_description: named('On sale', 'В продаже'),
        html: named('<p>Look <a href="/tours">here</a></p>', '<p>Смотрите <a href="/tours">здесь</a></p>'),
        publish_start: plainDate('2026-11-21'),
        main_image: '/media/summer.svg',
        cover_new: '/media/wide.svg',
        image_alt: named('A beach', 'Пляж'),
      },
      {
        ...written,
        id: 2,
        slug: 'snow',
        title: named('First snow', 'Первый снег'),
        cover_image: '/media/c.svg',
      },
      { ...written, id: 3, slug: 'seats', title: named('More seats', 'Больше мест'), news_type_id: 2 },
      { ...written, id: 4, slug: 'to-come', title: named('To come'), publish_start: plainDate('2026-11-22') },
      { ...written, id: 5, slug: 'no-type', title: named('No type'), news_type_id: null },
      { ...written, id: 6, slug: null, title: named('No slug') },
      { ...written, id: 7, slug: 'no-title', title: null },
      { ...written, id: 8, slug: 'off', title: named('Off'), is_active: false },
      { ...written, id: 9, slug: 'seats', title: named('Seats in Poland'), news_type_id: 2, markets: 'pl' },
      { ...written, id: 10, slug: 'bonus', title: named('Bonus'), variants: 'agent' },
      { ...written, id: 11, slug: 'oldest', title: named('Oldest'), publish_start: plainDate('2025-12-31') },
    ],
    news_tagged: [
      { news_id: 1, news_tag_id: 1 },
      { news_id: 2, news_tag_id: 2 },
      { news_id: 3, news_tag_id: 1 },
      { news_id: 11, news_tag_id: 2 },
    ],
  };
}

/** Content of the small operator: a few rows in every table, and for each rule of what is shown where one that breaks it. */
export const smallContent = (): ContentRows => ({
  ...menuRows(),
  advertisement: advertisementRows(),
  ...placeRows(),
  ...pageRows(),
  ...cookieRows(),
  ...newsRows(),
});

/** Adds it to a database that has the small operator. */
export async function addSmallContent(db: Kysely<DB>): Promise<void> {
  for (const [table, rows] of Object.entries(smallContent()))
    await db
      .insertInto(table as ContentTable)
      .values(rows as never)
      .execute(); // rows are those of their table
  await db.insertInto('vacancy').values(smallVacancies()).execute();
  await addSmallSurveys(db);
  await writePastTheImport(db);
}

/** What the import refuses, but another program may have written. */
async function writePastTheImport(db: Kysely<DB>): Promise<void> {
  const summary = named('<p style="color:red">Sights</p>', '<p style="color:red">Виды</p>');
  await db.updateTable('page').set({ summary }).where('id', '=', countryPage.id).execute();
  const text = named('First<img src="x" onerror="steal()">');
  await db.updateTable('advertisement').set({ text }).where('id', '=', 8).execute();
  const html = named('<p onclick="steal()">Ask us</p><script>steal()</script>');
  await db.updateTable('page_block').set({ html }).where('slug', '=', 'withmanagerhelp').execute();
}
