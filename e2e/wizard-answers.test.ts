import type { APIRequestContext } from '@playwright/test';
import { travelKinds } from '#lib/travel-kind.ts';
import { answerOf, linksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt, wizardOf } from './rendered-wizard.ts';
import { wordsOf } from './words.ts';

// What wizards ask and where they lead, as the server renders them: forms that work without scripts.

const everybody = 'CHECKIN_BEG CHECKIN_END NIGHTMIN NIGHTMAX ADULT CHILD';
const trip = `TOWNFROM STATEINC ${everybody}`;
const stay = `STATEINC ${everybody}`;

const flights = 'airFrom airTo dateFrom dateTo direction isCharter CURRENCY ADULT CHILD classId';
const services = 'ServiceType StateFrom State Town dateFrom dateTo ADULT CHILD Currency';
const voyage = `TOWNFROM HOTELLIST ${everybody}`;

const wizards = [
  ['/', 'tour', trip, '/search/tours'],
  ['/?TAB_ACTIVE=hotel', 'hotel', stay, '/search/hotels'],
  ['/tours', 'tour', trip, '/tours/turkey'],
  ['/hotels', 'hotel', stay, '/hotels/turkey'],
  ['/excursion-tours', 'excursion', trip, '/excursion-tours/turkey'],
  ['/search/excursion-tours', 'excursion', trip, '/search/excursion-tours'],
  ['/search/tours', 'tour', trip, '/search/tours'],
  ['/tours/turkey', 'tour', trip, '/search/tours'],
  ['/hotels/turkey', 'hotel', stay, '/search/hotels'],
  ['/search/hotels', 'hotel', stay, '/search/hotels'],
  ['/search/hot-tours', 'tour', trip, '/search/hot-tours'],
  ['/search/lato', 'tour', trip, '/search/lato'],
  ['/search/zima', 'tour', trip, '/search/zima'],
  ['/cruises', 'cruise', voyage, '/search/cruises'],
  ['/avia', 'flight', flights, '/search/avia'],
  ['/services', 'service', services, '/search/services'],
] as const;

test('each page has the wizard of its type, which asks its fields and leads where the page says [W-2.1-06] [W-2.3-01] [W-2.3-02] [W-2.3-08] [W-2.4-03] [W-2.4-04] [W-2.4-14] [W-2.4-15] [W-2.4-16] [W-2.4-18] [W-2.4-20] [W-2.4-21] [W-2.4-24]', async ({
  request,
}) => {
  for (const [path, kind, fields, target] of wizards) {
    const { html } = await pageAt(request, path);
    expect(wizardOf(html), path).toMatchObject({ lit: kind, fields, action: target });
    expect((await pageAt(request, target)).status, target).toBe(200);
  }
});

test('where a wizard leads is said by the row of its kind alone [W-2.1-05]', async ({ request }) => {
  for (const [kind, { search }] of Object.entries(travelKinds)) {
    if (!('landing' in search)) continue;
    const { html } = await pageAt(request, search.landing);
    const { lit, action } = wizardOf(html);
    // The landings of tours and excursion tours lead on to the country that is chosen in them.
    expect([lit, action.replace(/\/turkey$/, '')], search.landing).toEqual([
      kind,
      action.endsWith('/turkey') ? search.landing : search.results,
    ]);
  }
});

test('the tab of excursion tours is tagged: a package for who flies there, a holiday for who lives in the market [W-2.3-09]', async ({
  request,
}) => {
  const tagOf = async (cookie: string) => {
    const { html } = await answerOf(request, 'localhost', '/', `abExcursionTours=2; ${cookie}`);
    const tab = /<a\b[^>]*data-kind="excursion"[\s\S]*?<\/a>/.exec(html)?.[0] ?? '';
    return textOf(/<span class="tag">([\s\S]*?)<\/span>/.exec(tab)?.[1] ?? '');
  };
  const t = wordsOf('en');
  const [updated] = new Date().toISOString().replace('T', ' ').split(':');
  const city = {
    countrySlug: 'gb',
    invariantName: 'london',
    slug: 'london',
    updatedGeoDate: `${updated}:00`,
  };
  const geo = (isConfirmed: boolean) => `geo=${encodeURIComponent(JSON.stringify({ ...city, isConfirmed }))}`;
  expect(await tagOf(geo(false))).toBe(t('wizard.tabs.package'));
  expect(await tagOf(geo(true))).toBe(t('wizard.tabs.holiday'));
});

test('pages of a tour, a hotel and an excursion tour are details: their wizard asks about them alone, and has no tabs of other kinds [W-2.2-04]', async ({
  request,
}) => {
  for (const list of ['/search/tours', '/search/hotels', '/search/excursion-tours']) {
    const { html } = await pageAt(request, list);
    const kind = list.slice('/search'.length);
    const detail = linksOf(html).find((href) => new RegExp(`^${kind}/[\\w-]+/[\\w-]+\\?`).test(href))!;
    const page = await pageAt(request, detail);
    const form = page.html.match(/<form\b(?=[^>]*method="get")[^>]*>/g) ?? [];
    expect(
      form.some((tag) => tag.includes(`action="${detail.replace(/\?.*/, '')}`)),
      detail,
    ).toBe(true);
    expect(page.html, detail).not.toContain('name="STATEINC" class');
    for (const other of ['cruise', 'flight', 'service'])
      expect(page.html, detail).not.toContain(`data-kind="${other}"`);
  }
});

/** The months that a season page offers: a link each. */
async function monthsAt(request: APIRequestContext, path: string) {
  const { html } = await answerOf(request, 'localhost', path);
  return linksOf(html)
    .filter((href) => href.startsWith('/search/') && href.includes('CHECKIN_BEG=') && !href.includes('modal'))
    .map((href) => href.replaceAll('&amp;', '&'));
}

test('searches of countries and of the seasons are one group: their wizard is folded into a line, and asks them again [W-2.2-06]', async ({
  request,
}) => {
  const kinds = ['tours', 'hotels', 'resorts', 'excursion-tours', 'cruises', 'hot-tours', 'lato', 'zima'];
  for (const kind of kinds) {
    const asked = `/search/${kind}?STATEINC=3`;
    const month = /lato|zima/.test(kind) ? (await monthsAt(request, asked))[0]! : '';
    const { html, status } = await pageAt(request, month || asked);
    expect(status, kind).toBe(200);
    expect(html, kind).toMatch(/<details\b(?:(?!<\/details>)[\s\S])*<search\b/);
    expect(wizardOf(html).action, kind).toBe(`/search/${kind}`);
  }
});

test('a landing opens with the wizard, a list has it folded into one line [W-2.3-04]', async ({
  request,
}) => {
  const isFolded = async (path: string) =>
    /<details\b(?:(?!<\/details>)[\s\S])*<search\b/.test((await pageAt(request, path)).html);
  for (const path of ['/', '/tours', '/cruises', '/avia']) expect(await isFolded(path), path).toBe(false);
  for (const path of ['/search/tours', '/search/cruises', '/search/avia'])
    expect(await isFolded(path), path).toBe(true);
});

test('a wizard stands at the foot of a picture, or on the film that editors have for its page [W-2.3-03]', async ({
  request,
}) => {
  for (const [path, host, variant] of [
    ['/', 'localhost', 'blue'],
    ['/tours', 'localhost', 'blue'],
    ['/cruises', 'localhost', 'video'],
    ['/cruises', 'agent.localhost', 'blue'],
  ] as const) {
    const { html } = await pageAt(request, path, host);
    expect(wizardOf(html).variant, host + path).toBe(variant);
    expect(html.includes('data-film'), host + path).toBe(variant === 'video');
  }
});

test('the wizard of tours is submitted by its words in each language [W-2.4-10]', async ({ request }) => {
  for (const [path, locale] of [
    ['/tours', 'ru'],
    ['/en/tours', 'en'],
  ] as const) {
    const { html } = await pageAt(request, path, 'ru.localhost');
    expect(wizardOf(html).submit).toBe(wordsOf(locale)('wizard.buttonSubmitDefaultText'));
  }
});

test('the language stands before a path unless it is the main one [W-2.1-09]', async ({ request }) => {
  const linksAt = async (path: string) => {
    const { html } = await pageAt(request, path, 'ru.localhost');
    const [, tabs = ''] = /<search[\s\S]*?<nav\b([\s\S]*?)<\/nav>/.exec(html) ?? [];
    return [wizardOf(html).action, ...linksOf(tabs)];
  };
  const [main, other] = [await linksAt('/tours'), await linksAt('/en/tours')];
  expect(main).toHaveLength(6);
  expect(main.filter((path) => /^\/(ru|en)\b/.test(path))).toEqual([]);
  expect(other).toEqual(main.map((path) => `/en${path === '/' ? '' : path.replace(/^\/\?/, '?')}`));
});

test('summer and winter are searched within their months [W-1-07] [W-2.1-07] [W-2.1-08]', async ({
  request,
}) => {
  const year = new Date().getUTCFullYear() + 1;
  for (const [path, asked, months] of [
    ['/search/lato', `${year}0110`, /^0[5-9]$/],
    ['/search/zima', `${year}0710`, /^(12|0[1-3])$/],
  ] as const) {
    const offered = await monthsAt(request, `${path}?STATEINC=3&CHECKIN_BEG=${asked}&CHECKIN_END=${asked}`);
    expect(offered.length, path).toBeGreaterThan(0);
    for (const month of offered)
      expect(/CHECKIN_BEG=\d{4}(\d\d)/.exec(month)?.[1], `${path} ${month}`).toMatch(months);
  }
});

test('a search without a query is filled in and asked once; a season without days is not asked [W-2.4-37] [W-2.4-38] [W-2.4-39] [W-2.6-05] [W-2.7-02]', async ({
  request,
}) => {
  for (const path of ['/search/tours', '/search/hotels', '/search/cruises', '/search/excursion-tours']) {
    const asked = await pageAt(request, `${path}?locale=en&slug=${path.split('/').at(-1)}`);
    const query = new URL(asked.path, 'http://localhost').searchParams;
    expect({ status: asked.status, led: asked.led }, path).toEqual({ status: 200, led: 1 });
    const filled = (path === '/search/hotels' ? stay : trip).split(' ').filter((name) => !query.has(name));
    expect(filled, path).toEqual([]);
  }
  for (const [path, days] of [
    ['/search/hot-tours', /name="CHECKIN_BEG"[^>]*value="\d{4}-\d\d-\d\d"/],
    ['/search/lato', /name="CHECKIN_BEG"(?![^>]*value="\d)[^>]*>/],
    ['/search/zima', /name="CHECKIN_BEG"(?![^>]*value="\d)[^>]*>/],
  ] as const) {
    const { html, led } = await pageAt(request, path);
    expect(led, path).toBe(0);
    for (const name of ['TOWNFROM', 'STATEINC', 'NIGHTMIN', 'NIGHTMAX', 'ADULT'])
      expect(html, `${path} ${name}`).toMatch(new RegExp(`name="${name}"[^>]*>((?!</select>).)*selected`));
    expect(html, path).toMatch(days);
  }
});

/** Boxes of a list of the filters. */
const boxesOf = (html: string, name: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*>/g)]
    .map(([box]) => box)
    .filter((box) => box.includes(`name="${name}"`));
const checkedIn = (html: string, name: string) =>
  boxesOf(html, name)
    .filter((box) => box.includes('checked'))
    .map((box) => /value="([^"]*)"/.exec(box)?.[1])
    .sort();

test('lists of an address are read at their commas, and 0 is no [W-2.4-41] [W-2.4-42] [W-2.4-43]', async ({
  request,
}) => {
  const { path, html } = await pageAt(request, '/search/tours?STATEINC=3');
  const values = (name: string) => boxesOf(html, name).map((box) => /value="([^"]*)"/.exec(box)?.[1] ?? '');
  const [stars, programs] = [
    values('STARLIST').slice(0, 2).sort(),
    values('PROGRAMGROUP').slice(0, 2).sort(),
  ];
  expect([stars.length, programs.length]).toEqual([2, 2]);
  const lists = await pageAt(request, `${path}&STARLIST=${stars}&PROGRAMGROUP=${programs}`);
  expect(checkedIn(lists.html, 'STARLIST')).toEqual(stars);
  expect(checkedIn(lists.html, 'PROGRAMGROUP')).toEqual(programs);
  for (const [said, checked] of [
    ['0', []],
    ['1', ['1']],
    ['3', ['1']],
  ] as const)
    expect(checkedIn((await pageAt(request, `${path}&FREIGHT=${said}`)).html, 'FREIGHT'), said).toEqual(
      checked,
    );
});

test('the group filter is links into the query, and off where one hotel is chosen [W-2.4-32] [W-2.4-33] [W-4-35]', async ({
  request,
}) => {
  const t = wordsOf('en');
  const group = (html: string) =>
    new RegExp(
      `<fieldset([^>]*)><legend>${t('results.filters.packets')}</legend>([\\s\\S]*?)</fieldset>`,
    ).exec(html)!;
  const { path, html } = await pageAt(request, '/search/tours?STATEINC=3');
  const [, , choices = ''] = group(html);
  const [all, program, hotel] = linksOf(choices);
  expect([program, hotel].map((to) => to?.match(/&(PACKET_\w+=1)/)?.[1])).toEqual([
    'PACKET_EXCURSION=1',
    'PACKET_TOUR=1',
  ]);
  expect(all).toBe(path);
  const chosen = group((await pageAt(request, hotel!)).html)[2]!;
  expect(chosen).toMatch(new RegExp(`aria-current="true"[^>]*>${t('results.filters.hotel')}<`));
  const [, only] = /id="hotel-(\d+)"/.exec(html)!;
  const one = await pageAt(request, `${hotel}&HOTELLIST=${only}`);
  expect(one.path).not.toContain('PACKET');
  expect(group(one.html)[2]).toMatch(/^<div[^>]* inert=/);
});

test('the wizard of services has an age field for each child that the kind of service takes, AGE1 on [W-2.8-02]', async ({
  request,
}) => {
  const fieldsOf = (html: string) => [
    ...new Set([...html.matchAll(/<select\b[^>]*?\sname="(AGE\d+)"/g)].map(([, name]) => name)),
  ];
  const { html } = await pageAt(request, '/services/');
  expect(fieldsOf(html)).toEqual(['AGE1', 'AGE2', 'AGE3', 'AGE4']);
});

test('a page of a hotel asks for its own prices again, with a flight or without one, and has no other tabs [W-2.3-06] [W-2.3-07] [W-2.3-10] [W-2.4-06] [W-2.4-22] [W-2.4-26]', async ({
  request,
}) => {
  const t = wordsOf('en');
  const { html: list } = await pageAt(request, '/search/hot-tours');
  const tour = linksOf(list).find((href) => /^\/tours\/[\w-]+\/[\w-]+\?/.test(href))!;
  for (const [path, kept] of [
    [tour, ['STATEINC']],
    [tour.replace('/tours/', '/hotels/'), ['STATEINC', 'TOWNFROM']],
  ] as const) {
    const { html } = await pageAt(request, path);
    const [, action = '', form = ''] =
      [...html.matchAll(/<form\b[^>]*?action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)].find(([form]) =>
        form.includes('name="NIGHTMIN"'),
      ) ?? [];
    expect(action.split('?')[0]).toBe(path.split('?')[0]);
    const names = [...form.matchAll(/<(?:input|select)\b[^>]*?\sname="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(names.filter((name) => !/^AGE\d/.test(name!)))).toEqual(new Set(trip.split(' ')));
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)"/g)].map(([, name]) => name);
    expect(hidden.sort()).toEqual(kept);
    expect(html).not.toMatch(/data-kind="(cruise|flight|excursion|service)"/);
    const [, tabs = ''] =
      new RegExp(`<nav[^>]* aria-label="${t('detail.flight.label')}">(.*?)</nav>`).exec(html) ?? [];
    const [flown, alone] = linksOf(tabs);
    expect([flown, alone].map((to) => to?.split('?')[0])).toEqual([
      tour.split('?')[0],
      tour.split('?')[0]!.replace('/tours/', '/hotels/'),
    ]);
    expect(new URL(alone!, 'http://localhost').searchParams.get('TOWNFROM')).toBe(townOf(tour));
    const lit = path.startsWith('/tours/') ? t('detail.flight.with') : t('detail.flight.without');
    expect(tabs).toMatch(new RegExp(`aria-current="true"[^>]*>${lit}<`));
  }
});

const townOf = (path: string) => new URL(path, 'http://localhost').searchParams.get('TOWNFROM');

const soon = 'NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';

test('to the Emirates from the capital a search asks for one of two airlines, whose flights alone it finds [W-2.9-41] [W-2.9-42]', async ({
  request,
}) => {
  const host = 'ru.localhost';
  const airlinesOf = async (state: number, town: number) => {
    const { html } = await pageAt(
      request,
      `/en/search/tours?STATEINC=${state}&TOWNFROM=${town}&${soon}`,
      host,
    );
    return boxesOf(html, 'CARRIERLIST').map((box) => /value="(\d+)"/.exec(box)?.[1]);
  };
  const [moscow, kazan] = [2, 5];
  expect(await airlinesOf(34, moscow)).toEqual(['3476', '4631']);
  expect(await airlinesOf(34, kazan)).toEqual([]);
  expect(await airlinesOf(3, moscow)).toEqual([]);

  const { path } = await pageAt(request, `/en/search/tours?STATEINC=34&TOWNFROM=2&${soon}`, host);
  for (const [carrier, name] of [
    ['3476', 'Emirates'],
    ['4631', 'flydubai'],
  ] as const) {
    const { html } = await pageAt(request, `${path}&CARRIERLIST=${carrier}`, host);
    expect(checkedIn(html, 'CARRIERLIST')).toEqual([carrier]);
    expect(html, 'a chip says it').toContain(wordsOf('en')('results.filters.remove', { name }));
    const hotel = linksOf(html).find((href) => /^\/en\/tours\/uae\/[\w-]+\?/.test(href))!;
    const flights = (await pageAt(request, hotel, host)).html;
    expect(hotel, 'and the page of a hotel goes on with it').toContain(`CARRIERLIST=${carrier}`);
    expect(flights).toContain(wordsOf('en')('results.filters.remove', { name }));
  }
});

test('the country of an address is kept, one that is not sold gives way to the first of the market [W-4-25] [W-4-26]', async ({
  request,
}) => {
  const chosen = async (path: string) =>
    /<option value="(\d+)" selected=""/.exec(
      /<select[^>]*name="STATEINC"[\s\S]*?<\/select>/.exec((await pageAt(request, path)).html)?.[0] ?? '',
    )?.[1];
  const first = await chosen('/');
  expect(await chosen('/search/hot-tours?STATEINC=4')).toBe('4');
  expect(await chosen('/search/hot-tours?STATEINC=99999')).toBe(first);
});

test('a date has a year from 1000 to 3000 and a month from 1 to 12, or the page says what is wrong [W-5-15]', async ({
  request,
}) => {
  const statusOf = async (day: string) =>
    (await pageAt(request, `/search/tours?STATEINC=3&CHECKIN_BEG=${day}&CHECKIN_END=${day}&${soon}`)).status;
  for (const day of ['09991231', '30010101', '20271301', '20270001'])
    expect(await statusOf(day), day).toBe(400);
  for (const day of ['10000101', '30001231', '20271201', '20270101'])
    expect(await statusOf(day), day).toBe(200);
});
