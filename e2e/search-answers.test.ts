import type { APIRequestContext } from '@playwright/test';
import { answerOf, linksOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';

// What the server answers to a search, without a browser.

/** The question that an address is led to, in full. */
async function questionOf(request: APIRequestContext, query: string) {
  const { status, headers } = await answerOf(request, 'localhost', `/search/tours?STATEINC=3&${query}`);
  const location = headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '';
  expect(status, query).toBe(302);
  return Object.fromEntries(new URL(location, 'http://localhost').searchParams);
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

test('an address that says little is filled in: a week from now, seven nights, two adults [W-4-11] [W-5-01] [W-5-02]', async ({
  request,
}) => {
  const days = [inDays(7)];
  const question = await questionOf(request, '');
  days.push(inDays(7), inDays(8)); // midnight may pass, here or there
  expect(days).toContain(question.CHECKIN_BEG);
  expect(question).toMatchObject({ NIGHTMIN: '7', NIGHTMAX: '7', ADULT: '2', CHILD: '0' });
});

test('what contradicts itself in an address is put right: days, costs and children [W-5-09] [W-5-10] [W-5-20] [W-5-21] [W-4-18] [W-4-19]', async ({
  request,
}) => {
  const [earlier, later] = [inDays(60), inDays(67)];
  const turned = await questionOf(request, `CHECKIN_BEG=${later}&CHECKIN_END=${earlier}`);
  expect([turned.CHECKIN_BEG, turned.CHECKIN_END]).toEqual([later, later]);
  expect(await questionOf(request, 'COSTMIN=3400&COSTMAX=1100')).toMatchObject({
    COSTMIN: '1100',
    COSTMAX: '3400',
  });
  expect((await questionOf(request, 'COSTMAX=99999999')).COSTMAX).toBe('1000000');
  expect(await questionOf(request, 'CHILD=1&AGE1=6&AGE2=9')).toMatchObject({ CHILD: '1', AGES: '6' });
  expect((await questionOf(request, 'CHILD=0&AGE1=6')).AGES).toBeUndefined();
});

/** The page of a hotel that is sold soon, and its party changed. */
async function soldSoon(request: APIRequestContext, host: string, prefix = '') {
  const { html } = await answerOf(request, host, `${prefix}/search/hot-tours`);
  const link = linksOf(html).find((href) => /\/tours\/[\w-]+\/[\w-]+\?/.test(href))!;
  const [path, query] = link.split('?');
  const parameters = new URLSearchParams(query);
  return async (changes: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ ...Object.fromEntries(parameters), ...changes });
    return (await answerOf(request, host, `${path}?${asked}`)).html;
  };
}

test('a small party is rendered, a larger one is a number [W-2.11-65]', async ({ request }) => {
  const page = await soldSoon(request, 'localhost');
  const drawn = async (changes: Record<string, string>) => {
    const [, party = ''] = /<p [^>]*role="img"[^>]*>(.*?)<\/p>/s.exec(await page(changes)) ?? [];
    return [...party.matchAll(/<span[^>]*>(.*?)<\/span>/gs)].map(([, people = '']) => {
      const icons = people.match(/<svg/g)?.length;
      return `${people.replace(/<[^>]*>/g, '')}:${icons}`;
    });
  };
  expect(await drawn({ ADULT: '2', CHILD: '0' })).toEqual([':2']);
  expect(await drawn({ ADULT: '2', CHILD: '1', AGES: '5' })).toEqual([':2', ':1']);
  expect(await drawn({ ADULT: '3', CHILD: '0' })).toEqual(['3:1']);
  expect(await drawn({ ADULT: '1', CHILD: '2', AGES: '5,7' })).toEqual([':1', '2:1']);
});

test('a request begins with the words of its offer [W-2.11-71] [W-9-10] [S-9-12] [S-9-13]', async ({
  request,
}) => {
  const page = await soldSoon(request, 'localhost');
  const link = linksOf(await page()).find((href) => href.includes('request='))!;
  const asked = new URL(link, 'http://localhost').searchParams;
  const { html } = await answerOf(request, 'localhost', link);
  const lines = [...html.matchAll(/<li>([A-Z][\w-]+: [^<]+)<\/li>/g)].map(([, line]) => line!);
  const said = Object.fromEntries(lines.map((line) => line.split(': ')));
  expect(Object.keys(said)).toEqual(
    'Hotel Room Price Check-in Check-out Nights Adults Children Meal Country City'.split(' '),
  );
  const written = (day: Date) =>
    `${day.getUTCDate()} ${day.toLocaleString('en', { month: 'long', timeZone: 'UTC' })} ${day.getUTCFullYear()}`;
  const [, year, month, day] = /(\d{4})(\d\d)(\d\d)/.exec(asked.get('CHECKIN_BEG')!)!;
  const arrival = new Date(`${year}-${month}-${day}T00:00:00Z`);
  expect(said).toMatchObject({
    Hotel: /<h1[^>]*>([^<]+)/.exec(html)![1]!.trim(),
    Price: expect.stringMatching(/^€[\d,]+$/),
    'Check-in': written(arrival),
    'Check-out': written(new Date(arrival.getTime() + Number(asked.get('NIGHTMIN')) * 86_400_000)),
    Nights: asked.get('NIGHTMIN'),
    Adults: '2',
    Children: '0',
    City: 'London',
  });
  const short = written(arrival).replace(/ \d{4}$/, '');
  expect(html).toMatch(new RegExp(`>[^<]*\\b${short}\\b(?! \\d{4})[^<]*<`));
});

test('a hotel without flight has its address; ways under a kilometre are in metres [W-2.11-01] [W-9-42]', async ({
  request,
}) => {
  const { html: list } = await answerOf(request, 'localhost', '/search/hot-tours');
  const path = linksOf(list)
    .find((href) => /^\/tours\/turkey\//.test(href))!
    .split('?')[0]!;
  const hotelPath = path.replace('/tours/', '/hotels/');
  const { status, html } = await answerOf(request, 'localhost', hotelPath);
  expect(status).toBe(200);
  const told = await answerOf(request, 'localhost', `/core/hotel?hotel=${hotelPath}&lang=en`);
  const { attr, info } = JSON.parse(told.html) as {
    attr: { inc: number; value: string }[];
    info: { name: string };
  };
  expect(html).toContain(info.name);
  const ways = attr.filter(({ inc }) => [51, 52, 53].includes(inc)).map(({ value }) => Number(value));
  expect(ways.length).toBeGreaterThan(1);
  const text = html.replace(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
  for (const metres of ways)
    expect(text).toMatch(metres < 1_000 ? new RegExp(`\\b${metres} m\\b`) : /\b\d+(\.\d)? km\b/);
});

test('days of two months are written with their months, short where there is little room [W-9-10] [W-9-11] [S-9-14]', async ({
  request,
}) => {
  const now = new Date();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, -2));
  const to = new Date(from.getTime() + 7 * 86_400_000);
  const [begin, end] = [from, to].map((day) => day.toISOString().slice(0, 10).replaceAll('-', ''));
  const query = `STATEINC=3&TOWNFROM=50&CHECKIN_BEG=${begin}&CHECKIN_END=${end}&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0`;
  const { html } = await answerOf(request, 'localhost', `/search/tours?${query}`);
  const [, locale] = /"intlLocale":"([^"]+)"/.exec(html)!;
  const written = (month: 'long' | 'short') =>
    [from, to]
      .map((day) => `${day.getUTCDate()} ${day.toLocaleString(locale, { month, timeZone: 'UTC' })}`)
      .join(' – ');
  expect(html).toContain(`, ${written('long')}, 7 nights`);
  expect(html.replaceAll('\u00a0', ' ')).toContain(`>${written('short')}<`);
});

test('a Russian list offers the prices that the configuration of the rouble names, and pictures of a card are 308 wide [W-9-14] [W-9-51]', async ({
  request,
}) => {
  const days = `CHECKIN_BEG=${inDays(120)}&CHECKIN_END=${inDays(134)}&NIGHTMIN=7&NIGHTMAX=14`;
  const tagsFor = async (adults: number) => {
    const path = `/search/tours?STATEINC=3&TOWNFROM=2&${days}&ADULT=${adults}&CHILD=0`;
    const { html } = await answerOf(request, 'ru.localhost', path);
    return linksOf(html).flatMap((link) => /[?&]COSTMAX=(\d+)/.exec(link)?.[1] ?? []);
  };
  // Those that narrow the list: a larger party pays more.
  const tags = new Set([...(await tagsFor(2)), ...(await tagsFor(4))]);
  expect([...tags].sort()).toEqual(['100000', '150000', '200000', '250000']);
  const hotel = await soldSoon(request, 'localhost');
  expect(await hotel()).toMatch(/<img[^>]*width=524[^>]* width="308"|<img[^>]* width="308"[^>]*width=524/);
});

test('Russian counts in three forms [W-9-53]', async ({ request }) => {
  const page = await soldSoon(request, 'ru.localhost');
  for (const [count, adults, nights] of [
    ['1', '1 взрослый', '1 ночь'],
    ['2', '2 взрослых', '2 ночи'],
    ['5', '5 взрослых', '5 ночей'],
  ] as const) {
    const html = await page({ ADULT: count, NIGHTMIN: count, NIGHTMAX: count });
    const text = html.replace(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
    expect(text).toContain(adults);
    expect(text).toContain(nights);
  }
});

/** A season lists a country only on days of its months: the first of them. */
async function daysAsked(request: APIRequestContext, path: string) {
  if (!/lato|zima/.test(path)) return path;
  const { html } = await answerOf(request, 'localhost', path);
  const month = linksOf(html).find((href) => href.includes('CHECKIN_BEG='))!;
  const { searchParams } = new URL(month.replaceAll('&amp;', '&'), 'http://localhost');
  return `${path}&CHECKIN_BEG=${searchParams.get('CHECKIN_BEG')}&CHECKIN_END=${searchParams.get('CHECKIN_END')}`;
}

test('lists say in their address for how many nights, seven where nobody does [W-4-47]', async ({
  request,
}) => {
  for (const list of ['tours', 'hotels', 'hot-tours', 'lato', 'zima', 'excursion-tours']) {
    const { path } = await pageAt(request, await daysAsked(request, `/search/${list}?STATEINC=3`));
    const { searchParams } = new URL(path, 'http://localhost');
    expect([searchParams.get('NIGHTMIN'), searchParams.get('NIGHTMAX')], list).toEqual(['7', '7']);
  }
});

test('nights are chosen from thirty, and a price ends where the currency says [W-5-19] [W-5-22]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', '/tours');
  const [, nights = ''] = /<select[^>]*name="NIGHTMAX"[^>]*>(.*?)<\/select>/.exec(html) ?? [];
  expect(nights.match(/<option/g)).toHaveLength(30);
  const most = async (host: string, currency: string) => {
    const path = `/search/tours?STATEINC=3&COSTMAX=99999999&CURRENCY=${currency}`;
    const { headers } = await answerOf(request, host, path);
    const location = headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '';
    const { searchParams } = new URL(location, 'http://localhost');
    return searchParams.get('COSTMAX');
  };
  expect(await most('localhost', 'EUR')).toBe('1000000');
  expect(await most('localhost', 'USD')).toBe('1000000');
  expect(await most('localhost', 'PLN')).toBe('20000000');
  expect(await most('ru.localhost', 'RUB')).toBe('20000000');
});

test('a slide whose title has four words or more has no second line [W-2.10-06]', async ({ request }) => {
  const { html: told } = await answerOf(request, 'localhost', '/b2c/advertisements?type=home');
  const { html } = await answerOf(request, 'localhost', '/');
  const slides = (JSON.parse(told) as { text: string; subText: string }[]).filter(({ subText }) => subText);
  const isLong = ({ text }: { text: string }) => text.split(' ').length >= 4;
  expect(slides.some(isLong)).toBe(true);
  for (const slide of slides) {
    expect(html).toContain(slide.text);
    expect(html.includes(slide.subText), slide.text).toBe(!isLong(slide));
  }
});

test('searches and wizards go by their names, and by no other [W-2.1-03] [W-2.1-04]', async ({ request }) => {
  const statusOf = async (type: string) =>
    (await answerOf(request, 'localhost', `/core/search/TownFroms?SEARCH_TYPE=${type}`)).status;
  for (const type of ['avia', 'cruise', 'excursion', 'hotel', 'service', 'tour'])
    expect(await statusOf(type), type).toBe(200);
  expect(await statusOf('train')).toBe(400);
});
