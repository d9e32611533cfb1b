import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerHotel } from '#api/core-hotel.ts';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { openDocumentThreads } from '#integrations/documents/document-threads.ts';
import type { SharedCard } from '#lib/shared-card.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { type Locale, locales } from '#sites/locales.ts';
import { documentsContext, localeContext, siteContext } from '#web/context/context.ts';
import { hotelQuestion } from '#web/hotel/found/page-question.ts';
import { shareHotel } from '#web/hotel/found/shared-hotel.ts';
import { loadHotel } from '#web/hotel/hotel-loader.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
const log = pino({ level: 'silent' });
const { compose, close } = openDocumentThreads(log);
const poster = new Uint8Array(
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#4488aa' } })
    .jpeg()
    .toBuffer(),
);
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSearchChoice(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log });
});
afterAll(async () => {
  await catalogue?.close();
  await close();
});

function contextFor(locale: Locale, shown: SharedCard[] = []) {
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  const { ask } = testApi((api) => {
    registerLookups(api, dependencies);
    registerHotel(api, dependencies);
    registerSearch(api, dependencies);
    registerOffers(api, dependencies);
  });
  const context = pageContext(ask, clock());
  context.set(siteContext, { ...defaultSite, secondaryLocales: locales.filter((each) => each !== 'en') });
  context.set(localeContext, locale);
  context.set(documentsContext, {
    sheet: async () => ({ ok: false, reason: 'busy', retryAfterSeconds: 1 }),
    card: async (card) => {
      shown.push(card);
      return { ok: true, bytes: await compose.card(card, poster) };
    },
    quote: async () => ({ ok: false, reason: 'busy', retryAfterSeconds: 1 }),
  });
  return context;
}

function argsOf(path: string, params: Record<string, string>, context: ReturnType<typeof contextFor>) {
  const url = new URL(path, 'http://localhost');
  return { context, url, request: new Request(url), params, pattern: '' };
}

/** The page of a hotel as its loader answers it. */
async function pageOf(query: string) {
  const path = `/tours/turkey/marenza-palms?${query}`;
  return (
    await loadHotel(argsOf(path, { country: 'turkey', hotel: 'marenza-palms' }, contextFor('en')), 'tour')
  ).data;
}

/** What the server answers at the address of a picture, and what is rendered there; a refusal is its status. */
async function pictureAt(query: string, { locale = 'en' as Locale, file = 'marenza-palms.jpg' } = {}) {
  const shown: SharedCard[] = [];
  const args = argsOf(
    `/shared/tours/turkey/${file}?${query}`,
    { country: 'turkey', file },
    contextFor(locale, shown),
  );
  try {
    const answer = await shareHotel(args, 'tour');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes, card: shown[0]! };
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return { status: (refusal as { init: { status: number } }).init.status };
  }
}

const question = 'TOWNFROM=2&CHECKIN_BEG=20270605&CHECKIN_END=20270605&NIGHTMIN=7&NIGHTMAX=7&ADULT=2';

test('the picture of a link has the lowest price of its page, whom and which days that covers, and the day of it', async () => {
  const page = await pageOf(question);
  const lowest = page.prices.ok ? page.prices.groups[0]!.rows[0] : undefined;
  const { status, headers, bytes, card } = await pictureAt(hotelQuestion(page));
  expect(status).toBe(200);
  expect(headers?.get('content-type')).toBe('image/jpeg');
  expect(headers?.get('cache-control')).toBe('private, max-age=600');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // Messengers leave out what weighs more.
  expect(bytes!.length).toBeLessThan(300_000);
  expect(card!.heading).toMatchObject({ name: 'Marenza Palms', stars: 5 });
  expect(card!.price).toEqual({
    text: `from €${lowest!.price.toLocaleString('en-GB')}`,
    covers: ['for 2 adults', 'Sat 5 – Sat 12 June, 7 nights'],
    asOf: 'Price as of 21 November 2026',
  });
});

test('where the address opens an offer, its picture has the price of that one', async () => {
  const page = await pageOf(question);
  const rows = page.prices.ok ? page.prices.groups.flatMap((group) => group.rows) : [];
  const dearest = rows.reduce((most, row) => (row.price > most.price ? row : most));
  const opened = await pageOf(`${question}&offer=${dearest.claim}`);
  const { card } = await pictureAt(hotelQuestion(opened));
  expect(dearest.price).toBeGreaterThan(rows[0]!.price);
  expect(card!.price!.text).toBe(`€${dearest.price.toLocaleString('en-GB')}`);
  expect(hotelQuestion(await pageOf(`${question}&offer=nonsense`))).not.toContain('offer');
});

test.for(locales)('in %s the picture has every word of the price', async (locale) => {
  const { card, bytes } = await pictureAt(question, { locale });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(card!.price!.text).toMatch(/€/);
  expect([...card!.price!.covers, card!.price!.asOf].join()).not.toMatch(/[{}]/);
});

test('a picture of what is not there is 404, and of a question that makes no sense 400', async () => {
  expect((await pictureAt('', { file: 'nowhere.jpg' })).status).toBe(404);
  expect((await pictureAt('', { file: 'marenza-palms.png' })).status).toBe(404);
  expect((await pictureAt('ADULT=99')).status).toBe(400);
});
