import {
  day,
  flag,
  html,
  id,
  localised,
  mediaPath,
  mediaPathOrIcon,
  optional,
  position,
  refers,
  slug,
  text,
  textChoice,
  word,
} from './column.ts';
import { image, shownOn } from './content-columns.ts';
import { newsTables } from './news-tables.ts';
import { table } from './table.ts';

const numbers = (note: string) =>
  optional(
    text({
      pattern: { test: /^[1-9]\d*(,[1-9]\d*)*$/, reads: 'numbers with commas between them' },
      note,
    }),
    '',
  );
const linkTo = text({
  maxLength: 1000,
  pattern: {
    test: /^(https?:\/\/\S+|(mailto|tel):\S+|[/?#]\S*|[^\s:/?#]+([/?#]\S*)?)$/,
    reads: 'a path, or an address like https://…, mailto:… or tel:…',
  },
  note: 'a path is one of the site, without its language',
});
const order = optional(position, 0);
const icon = mediaPathOrIcon;

const menuTables = {
  menu_group: table({
    about: 'Groups of the menus of a site.',
    key: ['id'],
    columns: {
      id: id(),
      menu_type: word('MainMenu, BurgerMenu, LoginMainMenu, MiniHeader, FooterMenu, event …'),
      title: optional(localised(200, 'empty: its items stand by themselves')),
      position: order,
      ...shownOn,
    },
  }),
  menu_item: table({
    about: 'Links of a group of a menu.',
    key: ['id'],
    columns: {
      id: id(),
      menu_group_id: refers('menu_group'),
      title: localised(200),
      link: linkTo,
      image: optional(icon),
      position: order,
      ...shownOn,
    },
  }),
  setting: table({
    about:
      'Texts and links of a site by group and key. Of the rows of one key a site takes the one that names it most closely: its market and variant, else its market, else its variant, else neither.',
    key: ['id'],
    unique: [['group_key', 'key', 'markets', 'variants']],
    columns: {
      id: id(),
      group_key: word('social, contact, contactCenterHeadOffice, partnernew …'),
      key: word('instagram, phone, adress …'),
      link: optional(linkTo, ''),
      value: optional(html(50_000, 'plain text; of seoBlocks HTML')),
      position: order,
      ...shownOn,
    },
  }),
} as const;

const advertisementTables = {
  advertisement: table({
    about: 'Banners and slides, by the place that shows them.',
    key: ['id'],
    ordered: [['published_from', 'published_to']],
    columns: {
      id: id(),
      type: word('headerpopup, home, mainads, searchtour, without-flight …'),
      alt: optional(localised(500, 'what the picture shows')),
      image,
      image_tablet: image,
      image_mobile: image,
      video: image,
      video_tablet: image,
      video_mobile: image,
      text: optional(html(5000)),
      sub_text: optional(localised(2000)),
      link: optional(linkTo, ''),
      is_new_window: optional(flag('the link opens a window of its own'), false),
      button_text: optional(localised(200)),
      button_color: optional(
        text({ maxLength: 7, pattern: { test: /^#[0-9a-f]{6}$/, reads: 'a colour like #1a2b3c' } }),
      ),
      markers: optional(localised(500, 'short words, separated by |')),
      is_active: optional(flag('shown at all'), true),
      is_fta: optional(flag('only for users with this flag'), false),
      is_loyal: optional(flag('only for users with this flag'), false),
      published_from: optional(day('first day')),
      published_to: optional(day('last day')),
      states: numbers('only where one of these states is chosen'),
      states_except: numbers('not where one of these states is chosen'),
      departure_towns: numbers('only for these departure towns'),
      position: order,
      ...shownOn,
    },
  }),
} as const;

const placeTables = {
  city: table({
    about: 'Departure towns as cities of the sites. One without a row is a city like any other.',
    key: ['departure_town_id'],
    columns: {
      departure_town_id: refers('departure_town'),
      invariant_name: optional(localised(200, 'in the main language of its market; empty: the town’s name')),
      is_active: optional(flag('shown at all'), true),
      has_regional_office: optional(flag('the operator has an office there'), false),
      is_link: optional(flag('choosing it leads to its own subdomain'), false),
      shows_name: optional(flag('its name stands beside the logo'), false),
    },
  }),
  country: table({
    about: 'States as countries of the sites. One without a row is shown with what the state has.',
    key: ['state_id'],
    sameState: ['state_id', 'main_town_id.region_id.state_id'],
    columns: {
      state_id: refers('state'),
      is_active: optional(flag('shown at all'), true),
      mini_description: optional(localised(500)),
      main_image: image,
      cover_image: image,
      banner_image: image,
      image_alt: optional(localised(500, 'what the pictures show')),
      best_price_link: optional(linkTo),
      needs_pcr: optional(flag('guests need a test'), false),
      main_town_id: optional(refers('town', 'where most guests land')),
    },
  }),
  country_icon: table({
    about: 'What a country says of itself with an icon.',
    key: ['state_id', 'position'],
    columns: { state_id: refers('state'), position, icon, value: localised(300) },
  }),
  holiday_type: table({
    about: 'What people go to a country for: the list of directions is filtered by it.',
    key: ['id'],
    unique: [['key']],
    columns: {
      id: id(),
      key: word('beach, ski …'),
      name: localised(200),
      icon: optional(icon),
      position: order,
    },
  }),
  country_holiday_type: table({
    about: 'What people go to which country for.',
    key: ['state_id', 'holiday_type_id'],
    columns: { state_id: refers('state'), holiday_type_id: refers('holiday_type') },
  }),
} as const;

const pageTables = {
  page: table({
    about:
      'Information pages, chains of hotels, countries, excursions. Of the pages of one slug a site takes the one that names it most closely.',
    key: ['id'],
    unique: [['slug', 'markets', 'variants']],
    columns: {
      id: id(),
      page_type: word('info, hotelchain, country, excursion …'),
      slug,
      parent_slug: optional(text({ ...slug, note: 'slug of the page above' }), ''),
      title: localised(300),
      subtitle: optional(localised(500)),
      note: optional(localised(500)),
      paragraph: optional(localised(5000)),
      summary: optional(html(20_000)),
      summary_link: optional(linkTo, ''),
      link: optional(linkTo, ''),
      is_active: optional(flag('shown at all'), true),
      main_image: image,
      cover_image: image,
      banner_image: image,
      image_alt: optional(localised(500, 'what the pictures show')),
      advantages_title: optional(localised(300, 'above the icons')),
      phone: optional(text({ maxLength: 60 })),
      phone_extension: optional(text({ maxLength: 20 })),
      phone_title: optional(localised(200)),
      seo_title: optional(localised(300)),
      seo_description: optional(localised(1000)),
      seo_keywords: optional(localised(1000)),
      position: order,
      ...shownOn,
    },
  }),
  page_block: table({
    about: 'The parts of a page.',
    key: ['page_id', 'position'],
    columns: {
      page_id: refers('page'),
      position,
      slug: word('withmanagerhelp, airport …'),
      block_type: optional(word('how it is drawn'), 'text'),
      title: optional(localised(300)),
      html: html(100_000),
      has_phone: optional(flag('with the phone of the page'), false),
      has_button: optional(flag('with a button'), false),
      has_socials: optional(flag('with links to social networks'), false),
    },
  }),
  page_icon: table({
    about: 'Advantages that a page shows with icons.',
    key: ['page_id', 'position'],
    columns: { page_id: refers('page'), position, icon, value: localised(300) },
  }),
  page_image: table({
    about: 'The pictures of a page, by gallery.',
    key: ['page_id', 'gallery', 'position'],
    columns: {
      page_id: refers('page'),
      gallery: word('main: what the page of a country shows; cashback'),
      position,
      image: mediaPath,
      alt: optional(localised(500, 'what the picture shows')),
    },
  }),
  page_property: table({
    about: 'What pages are listed by.',
    key: ['page_id', 'name', 'value'],
    columns: {
      page_id: refers('page'),
      name: text({
        maxLength: 120,
        pattern: { test: /^[\w-]+(\/[\w-]+)*$/, reads: 'words with slashes between them' },
        note: 'location/countryList, location/regionList, main/category …',
      }),
      value: text({ maxLength: 200 }),
    },
  }),
  page_hotel: table({
    about: 'Hotels that a page lists.',
    key: ['page_id', 'hotel_id'],
    columns: { page_id: refers('page'), hotel_id: refers('hotel'), position: order },
  }),
} as const;

const cookieTables = {
  cookie_tab: table({
    about: 'Tabs of the cookie settings.',
    key: ['id'],
    columns: {
      id: id(),
      key: word('details: the tab with the categories'),
      name: localised(200),
      html: optional(html(20_000)),
      position: order,
      ...shownOn,
    },
  }),
  cookie_category: table({
    about: 'Categories of cookies.',
    key: ['id'],
    columns: {
      id: id(),
      cookie_tab_id: refers('cookie_tab'),
      key: textChoice(
        ['necessary', 'functional', 'analytics', 'marketing'],
        'the first two cannot be turned off',
      ),
      name: localised(200),
      html: optional(html(20_000)),
      position: order,
    },
  }),
  cookie_provider: table({
    about: 'Who sets the cookies of a category.',
    key: ['id'],
    columns: {
      id: id(),
      cookie_category_id: refers('cookie_category'),
      name: localised(200),
      position: order,
    },
  }),
  cookie: table({
    about: 'What is stored in a visitor’s browser.',
    key: ['id'],
    columns: {
      id: id(),
      cookie_provider_id: refers('cookie_provider'),
      name: text({ maxLength: 120, note: 'as browsers know it' }),
      validity: localised(200, 'how long it stays'),
      type: localised(200, 'cookie, local storage …'),
      html: optional(html(5000, 'what it is for, in HTML')),
      position: order,
    },
  }),
} as const;

/** What the sites say beside what they sell. */
export const contentTables = {
  ...menuTables,
  ...advertisementTables,
  ...placeTables,
  ...pageTables,
  ...cookieTables,
  ...newsTables,
} as const;
