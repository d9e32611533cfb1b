import { pino } from 'pino';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerHotel } from '#api/core-hotel.ts';
import { registerLookups } from '#api/core-lookups.ts';
import { registerOffers } from '#api/core-offers.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { roomPrices } from '#calls/hotel.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { openDocumentThreads } from '#integrations/documents/document-threads.ts';
import type { PrintedSheet } from '#lib/printed-sheet.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { type Locale, locales } from '#sites/locales.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { clientContext, documentsContext, localeContext, siteContext } from '#web/context/context.ts';
import { openOffer } from '#web/hotel/hotel-loader.ts';
import { loader } from '#web/hotel/print/print-loader.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSearchChoice } from './search-choice.ts';

const { db, connection } = await openTestDatabase();
const clock = () => new Date('2026-11-21T10:00:00Z');
const log = pino({ level: 'silent' });
const { compose, close } = openDocumentThreads(log);
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSearchChoice(db);
  catalogue = await openLiveCatalogue({ db, connection, clock, log });
});
afterAll(async () => {
  await catalogue?.close();
  await close();
});

type Asked = {
  locale?: Locale;
  printPdf?: boolean;
  /** How often each line of a receipt is written. */
  times?: number;
};

function contextFor({ locale = 'en', printPdf = true, times = 1 }: Asked = {}) {
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  const { ask } = testApi((api) => {
    registerLookups(api, dependencies);
    registerHotel(api, dependencies);
    registerSearch(api, dependencies);
    registerOffers(api, dependencies);
  });
  const context = pageContext(ask, clock());
  context.set(siteContext, {
    ...defaultSite,
    flags: { ...defaultSite.flags, printPdf },
    secondaryLocales: locales.filter((each) => each !== 'en'),
  });
  context.set(localeContext, locale);
  context.set(documentsContext, {
    sheet: async (sheet) => ({ ok: true, bytes: await compose.sheet(withLines(sheet, times), undefined) }),
    card: async (card) => ({ ok: true, bytes: await compose.card(card, undefined) }),
    quote: async (quote) => ({ ok: true, bytes: await compose.quote(quote, []) }),
  });
  return context;
}

const withLines = ({ receipt, ...sheet }: PrintedSheet, times: number): PrintedSheet => ({
  ...sheet,
  receipt: receipt && { ...receipt, lines: Array.from({ length: times }, () => receipt.lines).flat() },
});

/** What the server answers at the address of a page to print; a refusal is its status. */
async function print(path: string, asked: Asked = {}) {
  const url = new URL(path, 'http://localhost');
  const country = /\/(?:tours|hotels)\/([^/]+)\//.exec(path)?.[1];
  const params = country ? { country } : {};
  const context = contextFor(asked);
  try {
    const answer = await loader({ context, url, request: new Request(url), params, pattern: '' });
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const { text, totalPages } = await extractText(pdf, { mergePages: false });
    const pages = text.map(plain);
    const [link, code] = await Promise.all([linkOf(pdf), squaresOf(pdf)]);
    return {
      status: answer.status,
      headers: answer.headers,
      text: pages.join(' '),
      pages,
      totalPages,
      link,
      code,
    };
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return { status: (refusal as { init: { status: number } }).init.status };
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Where the links of the first page lead, all to one place. */
async function linkOf(pdf: Pdf) {
  const annotations = await (await pdf.getPage(1)).getAnnotations();
  const [link, ...others] = new Set(annotations.map(({ url }) => `${url}`));
  expect(others).toEqual([]);
  return `${link}`;
}

/** The dark squares of the code on the first page, as `x,y`: what is drawn of nothing but squares of one step. */
async function squaresOf(pdf: Pdf) {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
  const paths = fnArray.flatMap((operator, index) =>
    operator === OPS.constructPath ? [[...(argsArray[index][1][0] ?? [])].join(' ')] : [],
  );
  // In the words of the library: 0 a point to begin at, 1 a line to another one, 4 the end of the outline.
  const square = /0 (\d+) (\d+) 1 \d+ \2 1 \d+ \d+ 1 \1 \d+ 4/g;
  const [squares = ''] = paths.filter(
    (path) => path.match(square)?.join(' ') === path && path.length > 5_000,
  );
  return [...squares.matchAll(square)].map(([, x, y]) => `${x},${y}`).sort();
}

/** The dark squares of the code that says a text. */
const squaresSaying = (text: string) =>
  encode(text, { ecc: 'L', border: 0 })
    .data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x},${y}` : [])))
    .sort();

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

const question = {
  STATEINC: 3,
  TOWNFROM: 2,
  CHECKIN_BEG: '20270605',
  CHECKIN_END: '20270605',
  NIGHTMIN: 7,
  NIGHTMAX: 7,
  ADULT: 2,
  CHILD: 0,
};

async function claimOf(hotelInc: number) {
  const client = contextFor().get(clientContext);
  const answer = await client.call(roomPrices, { ...question, HOTEL_INC: hotelInc, CURRENCY: 'EUR' });
  if (!answer.ok) throw new Error('no prices');
  return answer.value.prices[0]!.cat_Claim;
}

const palms = '/print/tours/turkey/marenza-palms.pdf';

test('a hotel is printed on one page with its name, its lowest price for the question, and the way back [S-1-39] [W-2.11-19]', async () => {
  const asked = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, `${value}`]));
  const { status, headers, text, totalPages } = await print(`${palms}?${asked}`);
  expect(status).toBe(200);
  expect(totalPages).toBe(1);
  expect(headers?.get('content-type')).toBe('application/pdf');
  expect(headers?.get('x-robots-tag')).toBe('noindex');
  expect(headers?.get('content-disposition')).toBe(
    `inline; filename="marenza-palms.pdf"; filename*=UTF-8''Marenza%20Palms.pdf`,
  );
  const offers = await contextFor()
    .get(clientContext)
    .call(roomPrices, { ...question, HOTEL_INC: 1, CURRENCY: 'EUR' });
  const lowest = offers.ok ? Math.min(...offers.value.prices.map(({ price }) => price)) : 0;
  expect(text).toContain('Marenza Palms');
  expect(text).toContain(`€${lowest.toLocaleString('en-GB')}`);
  expect(text).toContain('localhost/tours/turkey/marenza-palms');
});

test('the code on a printed hotel says the address of its page with the question, and so does the link beside it', async () => {
  const asked = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, `${value}`]));
  const { link = '', code } = await print(`${palms}?${asked}`);
  const page = new URL(link);
  expect(`${page.origin}${page.pathname}`).toBe('http://localhost/tours/turkey/marenza-palms');
  const { CHECKIN_BEG, NIGHTMIN, ADULT, TOWNFROM } = Object.fromEntries(page.searchParams);
  expect([CHECKIN_BEG, NIGHTMIN, ADULT, TOWNFROM]).toEqual(['20270605', '7', '2', '2']);
  expect(code).toEqual(squaresSaying(link));
  expect(code).not.toEqual(squaresSaying(link.replace('20270605', '20270606')));
});

test('the code on a printed offer says the address at which it opens again', async () => {
  const { link = '', code } = await print(`${palms}?claim=${await claimOf(1)}`);
  const page = new URL(link);
  expect(`${page.origin}${page.pathname}`).toBe('http://localhost/booking/tour');
  const { answer } = await openOffer(contextFor(), page.searchParams.get('claim')!);
  expect(answer).toMatchObject({ status: 'priced', offer: { hotelInc: 1 }, changes: [] });
  expect(code).toEqual(squaresSaying(link));
});

test.for(locales)(
  'in %s an offer is printed with every line of its receipt, and they sum to its total',
  async (locale) => {
    const claim = await claimOf(1);
    const { answer } = await openOffer(contextFor({ locale }), claim);
    if (answer?.status !== 'priced') throw new Error('not priced');
    const { lines, total } = answer.receipt;
    const { t } = testTranslator(locale);
    const { text, totalPages } = await print(`/${locale}${palms}?claim=${claim}`.replace('/en/', '/'), {
      locale,
    });
    expect(totalPages).toBe(1);
    // What a library has no letter for is read back as nothing, or as a box.
    expect(text).not.toMatch(/[\ufffd\u25a1]/u);
    const printed = amountsIn(text ?? '');
    expect(printed).toEqual(expect.arrayContaining([...lines.map(({ amount }) => Math.abs(amount)), total]));
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(text).toContain(plain(t('offer.change.title')));
    expect(text).toContain(plain(t('offer.change.untold')));
  },
);

test('an offer whose parts have terms is printed with what is lost of it and until when nothing is, on the same page', async () => {
  await db.insertInto('cancellation_terms').values({ id: 1, name: 'Half, then all' }).execute();
  await db
    .insertInto('cancellation_step')
    .values([
      { cancellation_terms_id: 1, days_before: 14, share: 5_000 },
      { cancellation_terms_id: 1, days_before: 2, share: 10_000 },
    ])
    .execute();
  for (const table of ['contract', 'flight_leg', 'service'] as const)
    await db.updateTable(table).set({ cancellation_terms_id: 1 }).execute();
  await catalogue.refresh();
  const { answer } = await openOffer(contextFor(), await claimOf(1));
  if (answer?.status !== 'priced' || !answer.cancellation) throw new Error('no terms');
  const { text, totalPages } = await print(`${palms}?claim=${answer.offer.cat_Claim}`);
  expect(totalPages).toBe(1);
  expect(text).toMatch(/If plans change Until 21 May 2027 free .* the full price/);
  const [, half] = answer.cancellation.periods;
  expect(amountsIn(text ?? '')).toContain(half!.fee);
  expect(text).not.toContain('in our answer to your request');
  for (const table of ['contract', 'flight_leg', 'service'] as const)
    await db.updateTable(table).set({ cancellation_terms_id: null }).execute();
  await catalogue.refresh();
});

/** Whole euros, as any of the languages writes them. */
const amountsIn = (text: string) =>
  [...text.matchAll(/€(\d{1,3}(?:[ ,.]\d{3})*)|(\d{1,3}(?:[ ,.]\d{3})*) ?€/g)].map(([, before, after]) =>
    Number((before ?? after ?? '').replace(/\D/g, '')),
  );

test('a receipt that goes over its page has its title above the rest of it, and its total is never without a line', async () => {
  const { answer } = await openOffer(contextFor(), await claimOf(1));
  if (answer?.status !== 'priced') throw new Error('not priced');
  const { t } = testTranslator('en');
  const title = plain(t('detail.receipt.title'));
  const total = `€${answer.receipt.total.toLocaleString('en-GB')}`;
  const lengths = new Set<number>();
  for (let times = 2; times <= 14; times++) {
    const { pages = [] } = await print(`${palms}?claim=${answer.offer.cat_Claim}`, { times });
    lengths.add(pages.length);
    const last = pages.findLast((page) => page.includes(total))!;
    const [, lines] = last.split(title);
    expect(lines?.slice(0, lines.lastIndexOf(total)), `${times} times`).toMatch(/€\d/);
  }
  expect(lengths.size).toBeGreaterThan(1);
});

test('what is not there is 404, an offer that is gone is 410, and a question that makes no sense is 400', async () => {
  expect((await print('/print/tours/turkey/nowhere.pdf')).status).toBe(404);
  expect((await print(`${palms}?claim=nonsense`)).status).toBe(404);
  expect((await print(`${palms}?claim=${await claimOf(2)}`)).status).toBe(404);
  expect((await print(`${palms}?ADULT=99`)).status).toBe(400);
  const claim = await claimOf(1);
  await db.updateTable('hotel').set({ on_sale: false }).where('id', '=', 1).execute();
  await catalogue.refresh();
  expect((await print(`${palms}?claim=${claim}`)).status).toBe(410);
  await db.updateTable('hotel').set({ on_sale: true }).where('id', '=', 1).execute();
  await catalogue.refresh();
});

test('a site without the flag prints nothing [S-1-39]', async () => {
  expect((await print(palms, { printPdf: false })).status).toBe(404);
});
