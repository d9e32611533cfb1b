import type { APIRequestContext } from '@playwright/test';
import { allSites } from '#sites/all-sites.ts';
import type { FlagName } from '#sites/flags.ts';
import type { Site } from '#sites/site.ts';
import { logIn } from './account.ts';
import { answerOf, linksOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';

// What the flags of a site switch on its pages, read from what the server answers.

type Switch = {
  flag: FlagName;
  /** What the page has where the flag is on, and has not where it is off. */
  has: RegExp;
  /** Variants that have the place where it is shown; all of them where none is named. */
  on?: readonly Site['variant'][];
};

const ofHeader: readonly Switch[] = [
  { flag: 'showCompare', has: /href="[^"]*\/compare\b/ },
  { flag: 'showFavourites', has: /href="[^"]*\/favorites\b/ },
  // The mini header of agents; shoppers have seasons and directions in its place.
  { flag: 'contactsLink', has: /href="[^"]*\/contacts"/, on: ['agent'] },
  { flag: 'actionsLink', has: /href="[^"]*\/actions"/, on: ['agent'] },
  { flag: 'posterLink', has: /href="[^"]*\/kalendar-sobytii"/, on: ['b2c', 'agent'] },
  { flag: 'chatWidget', has: /data-opens="chat"/ },
  { flag: 'callBackWidget', has: /class="bar--call-back/ },
  { flag: 'currencyTimer', has: /role="timer"/, on: ['b2c'] },
];

const ofFrame: readonly Switch[] = [
  { flag: 'newHeader', has: /<header[\s\S]*?href="[^"]*\/search\/lato"[\s\S]*?<\/header>/ },
  { flag: 'cityPicker', has: /data-opens="geo"/ },
  { flag: 'cookieBanner', has: /class="bar--consent/ },
];

const ofOffices: readonly Switch[] = [
  { flag: 'officeMessengerLink', has: /href="https:\/\/chat\.solstice\.example\// },
  { flag: 'showMetro', has: /name="FIELD_PLACE"/ },
  { flag: 'showAddressFilter', has: /name="FIELD_ADDRESS"/ },
  { flag: 'showOfficeWorkers', has: /class="officeWorkers"/ },
  { flag: 'officeBrandTitle', has: /<h2><a [^>]*href="[^"]*\/sales-offices\/\d+"[^>]*>Solstice<\/a>/ },
  { flag: 'showClosedOffices', has: /class="[^"]*\bworkTimeClosed\b/ },
];

const ofHotel: readonly Switch[] = [
  { flag: 'printPdf', has: /href="[^"]*\/print\b/ },
  { flag: 'hotelLocation', has: /<dd>36\.8\d+, 30\.6\d+<\/dd>/ },
  { flag: 'partPayment', has: /href="[^"]*kak-oplatit-tur"/ },
];

const ofWebinar: readonly Switch[] = [{ flag: 'webinars', has: /<\/time><a href="[^"]*\/kalendar-sobytii"/ }];

/** The menu of an agent and the links above it, once somebody has logged in. */
const ofAgents: readonly Switch[] = [
  { flag: 'settingsLink', has: /<dialog\b(?=[^>]*id="user")[\s\S]*?href="[^"]*\/settings\/mycompany"/ },
  { flag: 'servicesLink', has: /<header[\s\S]*?href="[^"]*\/services\/"[\s\S]*?<\/header>/ },
];

const ofRooms: readonly Switch[] = [
  { flag: 'requestButton', has: /href="[^"]*[?;]request=/ },
  { flag: 'roomPhotos', has: /class="roomPic"/ },
];

const every = [...new Set(allSites.map(({ variant }) => variant))];

test('in every market and variant flags switch compare, favourites, links, the chat, the call back and the timer of the header [S-1-37] [S-1-38] [S-1-40] [S-1-41] [S-1-42] [S-1-46]', ({
  request,
}) => expectSwitched(request, '/data-sources', every, ofHeader));

test('in every market and variant flags switch seasons in the header, the city of the visitor and the question about cookies', ({
  request,
}) => expectSwitched(request, '/data-sources', every, ofFrame));

test('in every market a flag switches the search above a country', ({ request }) =>
  expectSwitched(
    request,
    '/countries/turkey',
    ['b2c', 'agent', 'b2b'],
    [{ flag: 'booking', has: /<details class="page">/ }],
  ));

test('in every market a flag switches the slides of the first page [S-1-45]', ({ request }) =>
  expectSwitched(request, '/', ['b2c', 'agent'], [{ flag: 'mainPromoSlider', has: /class="slides"/ }]));

test('in every market a flag switches whether one logs in with a password', ({ request }) =>
  expectSwitched(
    request,
    '/auth?here=1', // the photo archive leads to the portal else
    ['b2c', 'agent', 'photobase'],
    [{ flag: 'accounts', has: /type="password"/ }],
  ));

test('in every market a flag switches whether what is typed in Cyrillic finds a place [W-2.9-29]', async ({
  request,
}) => {
  for (const site of allSites.filter(({ variant }) => variant === 'b2c')) {
    const path = `/core/search/Suggestion?townFrom=1&query=${encodeURIComponent('анта')}&lang=ru`;
    const { html } = await answerOf(request, hostOf(site), path);
    expect(JSON.parse(html).length > 0, site.id).toBe(!site.flags.onlyLatinSearch);
  }
});

test('in every market flags switch regular flights and charters', async ({ request }) => {
  for (const site of allSites.filter(({ variant }) => variant === 'b2c')) {
    for (const [asked, flag] of [
      ['isCharter=0', 'showGds'],
      ['isCharter=1', 'showCharter'],
    ] as const) {
      const led = await pageAt(request, `/search/avia?${asked}`, hostOf(site));
      expect(led.path.split(/[?&]/).includes(asked), `${site.id} ${flag}`).toBe(site.flags[flag]);
    }
  }
});

test('in every market flags switch the messenger, the metro, the address and the people of sales offices, what they are called and whether closed ones are told [S-1-31] [S-1-32] [S-1-33] [S-1-35]', ({
  request,
}) => expectSwitched(request, '/contacts/sales-offices?FIELD_CITY=', ['b2c'], ofOffices));

test('in every market a flag switches whether a list of tours is one select with what clears it, or boxes', async ({
  request,
}) => {
  const asked = await staysInGreece(request, '&TOUR=1004000');
  const switches: Switch[] = [{ flag: 'tourSelect', has: /<select name="TOUR"/ }];
  await expectSwitched(request, asked, ['b2c', 'agent'], switches);
});

test('in every market flags switch whether an offer can be requested, and the pictures of rooms on sale', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', await staysInGreece(request));
  const hotel = linksOf(html).find((href) => /^\/hotels\/greece\/[^/]+\?/.test(href));
  await expectSwitched(request, hotel!, ['b2c', 'agent'], ofRooms);
});

test('in every market a flag switches whether hotels of a group lead to their tours or to themselves', ({
  request,
}) =>
  expectSwitched(
    request,
    '/hotelgroup/qamaria',
    ['b2c', 'agent'],
    [{ flag: 'hotelInsteadOfTour', has: /href="[^"]*\/hotels\/egypt\/qamaria-/ }],
  ));

test('in every market flags switch the settings of the company and the services of an agent who has logged in [S-1-47]', async ({
  request,
}) => {
  for (const site of allSites.filter(({ variant }) => variant === 'agent')) {
    const cookie = await logIn(request, hostOf(site), ({ isFTA }) => isFTA);
    await expectSwitchedAt(request, { site, path: '/data-sources', cookie }, ofAgents);
  }
});

test('in every market a flag switches the comment of a call-back [S-1-34]', ({ request }) =>
  expectSwitched(request, '/call-back', ['b2c'], [{ flag: 'showAdditionalComment', has: /<textarea/ }]));

test('in every market flags switch the print, the place for agents and the part payment of a hotel [S-1-39]', ({
  request,
}) => expectSwitched(request, '/tours/turkey/melisara-aqua-resort', ['b2c', 'agent'], ofHotel));

test('in every market a flag switches the webinar of a hotel', ({ request }) =>
  expectSwitched(request, '/tours/turkey/ruzgara-club-hotel', ['b2c', 'agent'], ofWebinar));

test('in every market a flag switches the countries of the city picker', ({ request }) =>
  expectSwitched(
    request,
    '/geo',
    ['b2c', 'agent'],
    [{ flag: 'cityCountries', has: /class="countryCities"/ }],
  ));

test('in every market a flag switches hosts of cities: without it nobody is there', async ({ request }) => {
  for (const site of allSites.filter(({ variant }) => ['b2c', 'agent'].includes(variant))) {
    const { status } = await answerOf(request, `${site.mainCity}.${hostOf(site)}`, '/data-sources');
    expect(status, site.id).toBe(site.flags.citySubdomains ? 200 : 421);
  }
});

/** Where a search without dates leads: to stays of the days to come. */
async function staysInGreece(request: APIRequestContext, more = '') {
  const { headers } = await answerOf(request, 'localhost', `/search/hotels?STATEINC=4${more}`);
  return headers.find(({ name }) => name.toLowerCase() === 'location')!.value;
}

/** A flag of several choices is off where it has none of them. */
const isOn = (value: Site['flags'][FlagName]) => value !== false && value !== 'none';

/** Asks every site of these variants for a page, and compares what stands on it with the flags of the site. */
async function expectSwitched(
  request: APIRequestContext,
  path: string,
  variants: readonly Site['variant'][],
  switches: readonly Switch[],
) {
  for (const site of allSites.filter(({ variant }) => variants.includes(variant)))
    await expectSwitchedAt(request, { site, path }, switches);
}

type Asked = { site: Site; path: string; cookie?: string };

async function expectSwitchedAt(request: APIRequestContext, asked: Asked, switches: readonly Switch[]) {
  const { site } = asked;
  const html = await htmlOf(request, asked);
  const here = switches.filter(({ on }) => !on || on.includes(site.variant));
  expect(Object.fromEntries(here.map(({ flag, has }) => [flag, has.test(html)])), site.id).toEqual(
    Object.fromEntries(here.map(({ flag }) => [flag, isOn(site.flags[flag])])),
  );
}

const hostOf = ({ variant, market }: Site) =>
  [variant === 'b2c' ? '' : variant, market === 'com' ? '' : market, 'localhost'].filter(Boolean).join('.');

async function htmlOf(request: APIRequestContext, { site, path, cookie }: Asked) {
  const { html, status } = await answerOf(request, hostOf(site), path, cookie);
  expect(status, site.id).toBe(200);
  // What the scripts are told names every flag.
  return html.replace(/<script id="visit"[\s\S]*?<\/script>/, '');
}
