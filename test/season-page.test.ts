import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerLookups } from '#api/core-lookups.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import type { LoadedSeason } from '#web/results/load-season.ts';
import { loader as loadPage } from '#web/results/season-page.tsx';
import type { SearchForm } from '#web/search/query/search-form.ts';
import { loader as loadBar } from '#web/search/wizard/offers-bar-layout.tsx';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2027-05-10T10:00:00Z');
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSearchChoice(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

/** What the page of an address and the wizard above it are given. */
async function visit(query: string) {
  const { ask } = testApi((api) => {
    const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
    registerLookups(api, dependencies);
    registerSearch(api, dependencies);
  });
  const url = new URL(`/search/lato?${query}`, 'http://localhost');
  const args = { context: pageContext(ask, clock()), url, request: new Request(url), params: {} };
  const [page, bar] = await Promise.all([
    loadPage({ ...args, pattern: '/:locale?/search/lato' }),
    loadBar({ ...args, pattern: '/:locale?' }),
  ]);
  const form: SearchForm = bar.initial;
  return { page, form, isOpen: !bar.isSearch };
}

/** The months of a season, of an address whose days are cleared. */
async function season(query: string) {
  const { page, ...bar } = await visit(query);
  if (!('months' in page)) throw new Error(`${query} lists hotels: ${JSON.stringify(page)}`);
  const loaded: LoadedSeason = page;
  return { page: loaded, ...bar };
}

const rest = 'STATEINC=3&TOWNFROM=2&NIGHTMIN=5&NIGHTMAX=9&ADULT=1&CHILD=1&AGES=6';

test.each([
  ['before the season', 'CHECKIN_BEG=20270401&CHECKIN_END=20270420'],
  ['after the season', 'CHECKIN_BEG=20271001&CHECKIN_END=20271010'],
  ['partly outside', 'CHECKIN_BEG=20270920&CHECKIN_END=20271003'],
  ['over for years', 'CHECKIN_BEG=20200601&CHECKIN_END=20200607'],
  ['over within the season', 'CHECKIN_BEG=20270501&CHECKIN_END=20270507'],
  ['no days', 'CHECKIN_BEG=20270640&CHECKIN_END=soon'],
])('days %s are cleared, not replaced, and the rest of the search is kept [W-4-40]', async (_, days) => {
  const { page, form, isOpen } = await season(`${rest}&${days}`);
  expect(page).toMatchObject({ days: undefined, areCleared: true, stateName: 'Türkiye', townFrom: 2 });
  expect(page.trip).toEqual({ nightsFrom: 5, nightsTo: 9, adults: 1, childAges: [6] });
  expect(isOpen).toBe(true);
  expect(form).toMatchObject({ checkInFrom: undefined, checkInTo: undefined, state: 3, townFrom: 2 });
  expect(form).toMatchObject({ nightsFrom: 5, nightsTo: 9, adults: 1, childAges: [6] });
});

test('days within the season are kept, with a country as its results and without one as those days [W-4-40]', async () => {
  const days = 'CHECKIN_BEG=20270605&CHECKIN_END=20270612';
  const canonical = `STATEINC=3&TOWNFROM=2&${days}&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0`;
  const { page, form, isOpen } = await visit(canonical);
  if (!('data' in page) || page.data.status !== 'asked') throw new Error(JSON.stringify(page));
  expect(page.data.question).toMatchObject({ checkInFrom: '2027-06-05', checkInTo: '2027-06-12' });
  expect(form).toMatchObject({ checkInFrom: '2027-06-05', checkInTo: '2027-06-12' });
  expect(isOpen).toBe(false);

  const anywhere = await season(`TOWNFROM=2&${days}`);
  expect(anywhere.page).toMatchObject({ areCleared: false, days: { from: '2027-06-05', to: '2027-06-12' } });
  expect(anywhere.page.offers.length).toBeGreaterThan(0);
  for (const { checkIn } of anywhere.page.offers)
    expect(checkIn >= '2027-06-05' && checkIn <= '2027-06-12', checkIn).toBe(true);
});

test('a country without days shows the first month of the season, and nobody has chosen it [W-2.4-35]', async () => {
  const { page, form } = await season('STATEINC=3&TOWNFROM=2');
  expect(page).toMatchObject({ days: undefined, areCleared: false, shown: page.months[0] });
  expect(form.checkInFrom).toBeUndefined();
});

test('a town that the site does not sell from gives way to its own, in the list and above it', async () => {
  const { page, form } = await season('STATEINC=3&TOWNFROM=777&CHECKIN_BEG=20200601');
  expect(page.townFrom).toBe(form.townFrom);
  expect(page.town).not.toBe('');
});

test('what else is wrong with the address of a country is told, whatever its days', async () => {
  const { page } = await visit('STATEINC=3&TOWNFROM=2&ADULT=99&CHECKIN_BEG=20200601');
  if (!('data' in page) || page.data.status !== 'unreadable') throw new Error(JSON.stringify(page));
  expect(page.data.problems.map(({ field }) => field)).toEqual(['ADULT']);
});
