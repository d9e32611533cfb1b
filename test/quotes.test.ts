import { expect, onTestFinished, test, vi } from 'vitest';
import type { Call } from '#calls/call.ts';
import {
  addToQuote,
  changeQuoteOffer,
  deleteQuote,
  quoteCall,
  quotes,
  saveQuote,
  sendQuote,
} from '#calls/quotes.ts';
import { openQuotesAtWork } from './quotes-at-work.ts';

const { db, people, clock, session, ask, told, claimsOf, newQuote, asClient, anna, paul, ilze } =
  await openQuotesAtWork();

vi.setConfig({ testTimeout: 30_000 });

const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

test('an offer goes into its quote with its receipt of then; the same choice is in it once', async () => {
  const [claim = '', other = ''] = [...(await claimsOf(2)), ...(await claimsOf(2, '14'))];
  const added = await told(addToQuote, { claim }, paul);
  expect(added).toMatchObject({ count: 1, isNew: true, isSent: false });
  const quote = `${added.quote}`;
  expect(await told(addToQuote, { claim, quote }, paul)).toEqual({ ...added, isNew: false });
  const more = (await claimsOf(2, '14'))[0]!;
  expect(await told(addToQuote, { claim: more, quote }, paul)).toEqual({ ...added, count: 2 });
  const found = await told(quoteCall, { quote }, paul);
  expect(found).toMatchObject({ state: 'draft', currency: 'EUR', quoteLang: 'en', manager: 'Paul Novak' });
  const [offer] = found.offers;
  if (offer?.now.status !== 'priced') throw new Error('it is sold');
  expect(offer.quoted).toMatchObject({
    total: offer.now.receipt.total,
    pricedAt: clock.now.toISOString(),
    rateDate: offer.now.receipt.rateDate,
  });
  expect(offer.now.receipt.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer.quoted.total);
  expect(offer.what).toMatchObject({ hotelName: 'Pinara Bay', nights: 7, checkIn: '2027-06-05' });
  expect(other).not.toBe('');
});

test('ten offers are the most: the eleventh is refused with the reason, and a new quote takes it', async () => {
  const { quote, claims } = await newQuote({ count: 10 });
  expect(claims.length).toBeGreaterThan(10);
  const eleventh = await ask(addToQuote, { claim: claims[10]!, quote }, paul);
  expect(eleventh.status).toBe(400);
  expect((await eleventh.json()).errors).toEqual([
    { field: 'quote', reason: 'has 10 offers, and takes no more' },
  ]);
  expect(await told(addToQuote, { claim: claims[10]!, quote: '0' }, paul)).toMatchObject({ count: 1 });
});

test('offers are moved and taken out, and what the agent says is kept in the language of the client', async () => {
  const { quote, token, offers } = await newQuote({ count: 3 });
  const [first, second, third] = offers.map(({ inc }) => inc);
  await told(changeQuoteOffer, { quote, offer: `${third}`, change: 'up' }, paul);
  await told(changeQuoteOffer, { quote, offer: `${first}`, change: 'up' }, paul);
  await told(changeQuoteOffer, { quote, offer: `${second}`, change: 'remove' }, paul);
  const said = { title: 'Июнь у моря', client: 'Вера', quoteLang: 'ru', secondCurrency: 'PLN', words: 'Вот' };
  const offerWords = JSON.stringify({ [third!]: 'Тихо', [second!]: 'нет' });
  await told(saveQuote, { quote, ...said, offerWords }, paul);
  const seen = await asClient(token, 'ru');
  expect(seen).toMatchObject({ ...said, agency: { name: 'Sunny Shore' }, manager: { name: 'Paul Novak' } });
  expect(seen.offers.map(({ inc, words }) => [inc, words])).toEqual([
    [first, ''],
    [third, 'Тихо'],
  ]);
  expect(seen.offers[0]?.what.mealName).toMatch(/[а-я]/);
  expect(seen.offers[0]?.now).toMatchObject({ secondTotal: expect.any(Number) });
});

test.each([
  ['quoteLang', { quoteLang: 'xx' }],
  ['secondCurrency', { secondCurrency: 'XXX' }],
  ['offerWords', { offerWords: 'none' }],
  ['title', { title: 'x'.repeat(121) }],
])('a wrong %s is refused with its name', async (field, wrong) => {
  const { quote } = await newQuote();
  const answer = await ask(saveQuote, { quote, quoteLang: 'en', ...wrong }, paul);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([{ field }]);
});

test("somebody else's quote is not there: for each call that names one, of a colleague and of another agency", async () => {
  const { quote, offers } = await newQuote();
  const claim = (await claimsOf(2))[0]!;
  const asked: [Call, Record<string, string>][] = [
    [quoteCall, { quote }],
    [addToQuote, { quote, claim }],
    [saveQuote, { quote, quoteLang: 'en' }],
    [changeQuoteOffer, { quote, offer: `${offers[0]!.inc}`, change: 'remove' }],
    [sendQuote, { quote }],
    [deleteQuote, { quote }],
  ];
  const mira = await addColleague();
  for (const [call, fields] of asked)
    for (const who of [mira, ilze]) {
      expect(await statusOf(call, fields, who), call.name).toBe(404);
      expect(await statusOf(call, { ...fields, quote: '999999' }, who), call.name).toBe(404);
    }
  expect((await told(quotes, {}, mira)).quotes).toEqual([]);
  expect((await told(quoteCall, { quote }, paul)).offers).toHaveLength(1);
  expect((await told(quoteCall, { quote }, anna)).manager).toBe('Paul Novak');
  expect((await told(quotes, {}, anna)).quotes.map(({ inc }) => `${inc}`)).toContain(quote);
});

/** Another manager of Paul's agency. */
async function addColleague() {
  const person = { name: 'Mira', email: 'mira@shore.example', locale: 'en', state: 'active' };
  const { id } = await db.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow();
  const manager = { person_id: id, agency_inc: people.shore, alias: 'MIRA' };
  const { inc } = await db.insertInto('manager').values(manager).returning('inc').executeTakeFirstOrThrow();
  return session({ personId: id, managerId: inc });
}

test('what is done with a quote is written down with who did it, and with nothing that it says', async () => {
  const { quote, offers } = await newQuote({ count: 2 });
  const said = { quoteLang: 'ru', title: 'June', client: 'Vera Stein', words: 'Here it is' };
  await told(saveQuote, { quote, ...said }, paul);
  await told(changeQuoteOffer, { quote, offer: `${offers[0]!.inc}`, change: 'remove' }, anna);
  await told(sendQuote, { quote }, paul); // it was sent already
  await told(deleteQuote, { quote }, paul);
  const entries = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', 'quote')
    .where('subject_key', '=', quote)
    .orderBy('id')
    .execute();
  expect(entries.map(({ deed, person_id }) => [deed, person_id])).toEqual([
    ['make-quote', people.paul.personId],
    ['change-quote', people.paul.personId],
    ['send-quote', people.paul.personId],
    ['change-quote', people.paul.personId],
    ['change-quote', people.anna.personId],
    ['delete-quote', people.paul.personId],
  ]);
  expect(entries.at(-2)).toMatchObject({ before: { offers: 2 }, after: { offers: 1, change: 'remove' } });
  expect(JSON.stringify(entries)).not.toMatch(/June|Vera|Here it is/);
});

test('a quote is valid for a week unless its agent says another day, from today on and within a year', async () => {
  const { quote, token } = await newQuote();
  const said = { quote, quoteLang: 'en', title: 'June' };
  const found = async () => {
    const { validUntil, isOver, title } = await told(quoteCall, { quote }, paul);
    return [validUntil, isOver, title];
  };
  expect(await found()).toEqual(['2026-11-28', false, '']);
  await told(saveQuote, { ...said, validUntil: '2027-11-21' }, paul);
  await told(saveQuote, { ...said, title: 'July' }, paul);
  expect(await found()).toEqual(['2027-11-21', false, 'July']);
  expect(await asClient(token)).toMatchObject({ validUntil: '2027-11-21', isOver: false });
  for (const validUntil of ['2026-11-20', '2027-11-22', 'soon']) {
    const refused = await ask(saveQuote, { ...said, validUntil }, paul);
    expect([refused.status, (await refused.json()).errors]).toMatchObject([400, [{ field: 'validUntil' }]]);
  }
  expect(await found()).toEqual(['2027-11-21', false, 'July']);
  await told(saveQuote, { ...said, validUntil: '2026-11-21' }, paul);
  expect(await found()).toEqual(['2026-11-21', false, 'June']);
});

test('after its last day at the site a quote opens as ever and says so; a draft is not sent before the day is moved', async () => {
  const [sent, draft] = [await newQuote(), await newQuote({ isSent: false })];
  onTestFinished(() => {
    clock.now = new Date('2026-11-21T10:00:00Z');
  });
  clock.now = new Date('2026-11-28T22:00:00Z');
  expect(await asClient(sent.token)).toMatchObject({ isOver: false });
  clock.now = new Date('2026-11-29T22:00:00Z');
  const opened = await asClient(sent.token);
  expect(opened).toMatchObject({ validUntil: '2026-11-28', isOver: true });
  expect(opened.offers[0]).toMatchObject({
    quoted: { total: expect.any(Number) },
    now: { status: 'priced' },
  });
  const listed = (await told(quotes, {}, paul)).quotes.find(({ inc }) => `${inc}` === sent.quote);
  expect(listed).toMatchObject({ validUntil: '2026-11-28', isOver: true });
  const said = { quoteLang: 'en', validUntil: '2026-11-28' };
  await told(saveQuote, { quote: sent.quote, ...said }, paul); // the day stays as it was
  const refused = await ask(sendQuote, { quote: draft.quote }, paul);
  expect([refused.status, (await refused.json()).errors]).toMatchObject([400, [{ field: 'validUntil' }]]);
  await told(saveQuote, { quote: draft.quote, ...said, validUntil: '2026-11-30' }, paul);
  await told(sendQuote, { quote: draft.quote }, paul);
});
