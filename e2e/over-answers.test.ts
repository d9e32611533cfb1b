import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import routes from '#web/routes.ts';
import { answerOf, linksOf, mainOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

// Old links: the days that they ask for cannot be sold any more.

const compact = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const dashed = (compactDay: string) => compactDay.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const t = wordsOf('en');
const trip = 'NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';
const over = (from: number, to: number) => `CHECKIN_BEG=${compact(from)}&CHECKIN_END=${compact(to)}`;

/** The page that an address leads to. */
async function pageOf(request: APIRequestContext, host: string, path: string): Promise<string> {
  const { status, headers, html } = await answerOf(request, host, path);
  const next = headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
  if (next) return pageOf(request, host, next);
  expect(status, path).toBe(200);
  return html;
}

/** Where a page of days that are over leads to: the next days, of which none is over. */
function nextDaysOf(html: string, path: string): string[] {
  const words = textOf(mainOf(html));
  expect(words, path).toContain(t('over.title'));
  expect(words, path).not.toContain(t('results.empty.leadNothing'));
  const lead = t('over.next', { dates: '' }).trim();
  const ways = namedLinksOf(mainOf(html)).filter(({ text }) => text.startsWith(lead));
  expect(ways.length, path).toBeGreaterThan(0);
  for (const { href } of ways) {
    const asked = new URL(href, 'http://x').searchParams;
    const first = asked.get('CHECKIN_BEG') ?? asked.get('dateFrom');
    if (first) expect(first > compact(0), `${href} of ${path}`).toBe(true);
  }
  return ways.map(({ href }) => href);
}

test('results of days that are over say so, and lead to the next days with something on sale', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', '/search/hot-tours');
  const hotel = linksOf(html)
    .find((href) => /^\/tours\/[\w-]+\/[\w-]+\?/.test(href))!
    .split('?')[0]!;
  for (const days of [over(-900, -893), over(-120, -113), over(-1, -1), over(0, 0)])
    for (const path of [
      `/search/tours?STATEINC=3&TOWNFROM=50&${days}&${trip}`,
      `/search/hotels?STATEINC=3&TOWNFROM=1&${days}&${trip}`,
      `/search/excursion-tours?STATEINC=3&TOWNFROM=50&${days}&${trip}`,
      `${hotel}?${days}&${trip}`,
      `${hotel.replace('/tours/', '/hotels/')}?${days}&${trip}`,
    ]) {
      const [next] = nextDaysOf(await pageOf(request, 'localhost', path), path);
      const found = textOf(mainOf(await pageOf(request, 'localhost', next!.replace(/#.*/, ''))));
      expect(found, next).not.toContain(t('results.empty.title'));
      expect(found, next).not.toContain(t('over.title'));
    }
});

test('flights, seasons, what leaves soon, excursion tours and cruises of days that are over say so, too', async ({
  request,
}) => {
  const days = over(-120, -113);
  for (const path of [
    `/search/avia?dateFrom=${compact(-120)}&dateTo=${compact(-113)}`,
    `/search/avia?CHECKIN_BEG=${compact(-400)}`,
    `/search/services?dateFrom=${compact(-120)}&dateTo=${compact(-113)}`,
    `/search/resorts?STATEINC=3&TOWNFROM=50&${days}&${trip}`,
    `/cruises/sea-cruises/western-mediterranean?${days}&${trip}`,
    `/cruise/vela-serena?${days}&${trip}`,
    `/search/lato?${days}`,
    `/search/zima?${days}`,
    `/search/lato?STATEINC=3&TOWNFROM=50&${days}&${trip}`,
    `/search/hot-tours?${days}`,
    `/search/hot-tours?STATEINC=3&TOWNFROM=50&${days}&${trip}`,
    `/excursion-tours/turkey/istanbul-two-continents?${days}&${trip}`,
  ])
    nextDaysOf(await pageOf(request, 'localhost', path), path);
  // A cruise of this length may sail on no day to come: then only other lengths are offered.
  const sailed = await pageOf(request, 'localhost', `/search/cruises?${days}&${trip}`);
  expect(textOf(mainOf(sailed))).toContain(t('over.title'));
});

test('every page that takes days is asked above with days that are over', async () => {
  const asked = (await readFile(new URL(import.meta.url), 'utf8')).matchAll(/`(\/[a-z][\w/-]*)\?/g);
  const paths = new Set([...asked].map(([, path]) => path!));
  const lists = routes.flatMap(searchesOf);
  expect(lists.length).toBeGreaterThan(8);
  expect(lists.filter((path) => !paths.has(path))).toEqual([]);
});

type PageRoute = { path?: string | undefined; children?: PageRoute[] | undefined };

/** The lists of `/search/…` in `web/routes.ts`. */
const searchesOf = ({ path, children = [] }: PageRoute): string[] => [
  ...(path?.startsWith('search/') ? [`/${path}`] : []),
  ...children.flatMap(searchesOf),
];

test('a range that began long ago asks for the days of it that are to come', async ({ request }) => {
  const path = `/search/tours?STATEINC=3&TOWNFROM=50&${over(-900, 20)}&${trip}`;
  const html = await pageOf(request, 'localhost', path);
  expect(textOf(mainOf(html))).not.toContain(t('over.title'));
  expect(textOf(mainOf(html))).not.toContain(t('results.error.invalid'));
});

test('days that are over are told in the language of the page', async ({ request }) => {
  for (const [host, locale] of [
    ['ru.localhost', 'ru'],
    ['pl.localhost', 'pl'],
    ['kz.localhost', 'ru'],
  ] as const) {
    const html = await pageOf(request, host, `/search/tours?STATEINC=3&${over(-120, -113)}&${trip}`);
    expect(textOf(mainOf(html)), host).toContain(wordsOf(locale)('over.title'));
  }
});

test('no field of the wizard takes a day that cannot be sold', async ({ request }) => {
  for (const path of [
    '/',
    '/tours',
    '/hotels',
    '/avia',
    '/services',
    `/search/tours?STATEINC=3&${over(0, 5)}&${trip}`,
  ]) {
    const html = await pageOf(request, 'localhost', path);
    const fields = [...html.matchAll(/<input\b[^>]*type="date"[^>]*>/g)].map(([tag]) => tag);
    expect(fields.length, path).toBeGreaterThan(0);
    for (const field of fields) {
      expect(/ min="([^"]*)"/.exec(field)?.[1], path).toBe(dashed(compact(1)));
      const value = / value="([^"]*)"/.exec(field)?.[1];
      if (value) expect(value >= dashed(compact(1)), `${path}: ${value}`).toBe(true);
    }
  }
  const days = await request.get(
    `http://localhost:${process.env.E2E_PORT}/core/Ticket/Checkins?source=27824&target=23020`,
  );
  const { Tickets_CHECKINS: flown } = (await days.json()) as {
    Tickets_CHECKINS: { startDate: string; validDates: string };
  };
  expect([flown.startDate, flown.validDates[0]]).toEqual([compact(0), '0']);
});
