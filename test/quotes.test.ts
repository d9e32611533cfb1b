import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { z } from 'zod';
import { saveAgentMarkup } from '#calls/agent-markups.ts';
import type { Call } from '#calls/call.ts';
import { pathOf } from '#calls/call.ts';
import { askAboutQuote, clientQuote, markQuoteOffer, openedQuote } from '#calls/client-quote.ts';
import { roomPrices } from '#calls/hotel.ts';
import {
  addToQuote,
  changeQuoteOffer,
  deleteQuote,
  quoteCall,
  quotes,
  saveQuote,
  sendQuote,
} from '#calls/quotes.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { plainDate } from '#lib/plain-date.ts';
import { formOf, testApp } from '#server/test-app.ts';
import { agents } from './accounts-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { addSecondFactor, addSmallAgencies, beginSession } from './small-agencies.ts';

const database = await openTestDatabase();
const { db, connection } = database;
let now = new Date('2026-11-21T10:00:00Z');
const clock = () => now;
const mail = memoryMail();
let catalogue: LiveCatalogue;
let app: Awaited<ReturnType<typeof testApp>>;
let people: Awaited<ReturnType<typeof addSmallAgencies>>;
let [anna, paul, ilze]: Record<string, string>[] = [];

beforeAll(async () => {
  await addSearchChoice(db);
  people = await addSmallAgencies(db);
  await addSecondFactor(db, people.anna.personId, now); // an administrator has one
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
  app = await testApp(database, { catalogue, clock, mail });
  await app.ready();
  [anna, paul, ilze] = await Promise.all(
    [people.anna, people.paul, people.ilze].map(async (who) => ({
      authorization: `Bearer ${await beginSession(db, who, now)}`,
    })),
  );
});
afterAll(async () => {
  await app?.close();
  await catalogue?.close();
});

type Who = Record<string, string> | undefined;

/** Makes a call as somebody; a form of nobody comes from a page of ours. */
async function answerOf(call: Call, fields: Record<string, string>, who?: Who) {
  const path = agents + pathOf(call);
  const isForm = call.method === 'POST';
  const form = formOf(fields);
  const answer = isForm
    ? await app.ask(path, { ...form, headers: { ...form.headers, ...who } })
    : await app.ask(`${path}?${new URLSearchParams(fields)}`, { headers: who ?? {} });
  return answer;
}

async function told<C extends Call>(
  call: C,
  fields: Record<string, string>,
  who?: Who,
): Promise<z.output<C['answer']>> {
  const answer = await answerOf(call, fields, who);
  expect([call.name, answer.status]).toEqual([call.name, answer.status === 204 ? 204 : 200]);
  return answer.status === 204 ? (undefined as z.output<C['answer']>) : answer.json();
}

const statusOf = async (...asked: Parameters<typeof answerOf>) => (await answerOf(...asked)).status;

const june = {
  ...{ STATEINC: '3', TOWNFROM: '2', CHECKIN_BEG: '20270605', CHECKIN_END: '20270605' },
  ...{ NIGHTMIN: '3', NIGHTMAX: '14', ADULT: '2', CHILD: '0', CURRENCY: 'EUR' },
};

/** Claims of different choices, the cheapest first. */
async function claimsOf(hotel: number, nights = '7') {
  const { prices } = await told(roomPrices, {
    ...june,
    ...{ HOTEL_INC: `${hotel}`, NIGHTMIN: nights, NIGHTMAX: nights },
  });
  return prices.map(({ cat_Claim }) => cat_Claim);
}

/** A quote of Paul's with an offer, sent or not. */
async function newQuote({ isSent = true, count = 1 } = {}) {
  const claims = [...(await claimsOf(2)), ...(await claimsOf(2, '14')), ...(await claimsOf(1))];
  const first = await told(addToQuote, { claim: claims[0]!, quote: '0' }, paul);
  for (const claim of claims.slice(1, count))
    await told(addToQuote, { claim, quote: `${first.quote}` }, paul);
  const quote = `${first.quote}`;
  if (isSent) await told(sendQuote, { quote }, paul);
  const { token, offers } = await told(quoteCall, { quote }, paul);
  return { quote, token, offers, claims };
}

/** The nights of the contract of Pinara Bay cost so much more from now on. */
const raiseNights = (by: number) =>
  db
    .updateTable('contract_season')
    .set((row) => ({ double_amount: row('double_amount', '+', by) }))
    .where('contract_id', '=', 2)
    .execute();

const asClient = (token: string, lang = 'en') => told(clientQuote, { token, lang });

test('an offer goes into the newest draft with its receipt of then; the same choice is in it once', async () => {
  const [claim = '', other = ''] = [...(await claimsOf(2)), ...(await claimsOf(2, '14'))];
  const added = await told(addToQuote, { claim }, paul);
  expect(added).toMatchObject({ count: 1, isNew: true });
  expect(await told(addToQuote, { claim }, paul)).toEqual({ ...added, isNew: false });
  const more = (await claimsOf(2, '14'))[0]!;
  expect(await told(addToQuote, { claim: more }, paul)).toEqual({ ...added, count: 2 });
  const quote = `${added.quote}`;
  const found = await told(quoteCall, { quote }, paul);
  expect(found).toMatchObject({ state: 'draft', currency: 'EUR', quoteLang: 'en', manager: 'Paul Novak' });
  const [offer] = found.offers;
  if (offer?.now.status !== 'priced') throw new Error('it is sold');
  expect(offer.quoted).toMatchObject({
    total: offer.now.receipt.total,
    pricedAt: now.toISOString(),
    rateDate: offer.now.receipt.rateDate,
  });
  expect(offer.now.receipt.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer.quoted.total);
  expect(offer.what).toMatchObject({ hotelName: 'Pinara Bay', nights: 7, checkIn: '2027-06-05' });
  expect(other).not.toBe('');
});

test('ten offers are the most: the eleventh is refused with the reason, and a new quote takes it', async () => {
  const { quote, claims } = await newQuote({ count: 10 });
  expect(claims.length).toBeGreaterThan(10);
  const eleventh = await answerOf(addToQuote, { claim: claims[10]!, quote }, paul);
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
  const answer = await answerOf(saveQuote, { quote, quoteLang: 'en', ...wrong }, paul);
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
  return { authorization: `Bearer ${await beginSession(db, { personId: id, managerId: inc }, now)}` };
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

test('a link leads to a quote that was sent, on its site, and nobody else sees a draft', async () => {
  const draft = await newQuote({ isSent: false });
  expect(await statusOf(clientQuote, { token: draft.token })).toBe(404);
  expect(await told(clientQuote, { token: draft.token }, paul)).toMatchObject({ isPreview: true });
  expect(await statusOf(clientQuote, { token: draft.token }, ilze)).toBe(404);
  await told(sendQuote, { quote: draft.quote }, paul);
  expect(await asClient(draft.token)).toMatchObject({ isPreview: false });
  const elsewhere = `http://localhost:3000${pathOf(clientQuote)}?token=${draft.token}`;
  expect((await app.ask(elsewhere)).status).toBe(404);
  const changed = draft.token.slice(0, -1) + (draft.token.endsWith('A') ? 'Q' : 'A');
  expect(await statusOf(clientQuote, { token: changed })).toBe(404);
  await told(deleteQuote, { quote: draft.quote }, paul);
  expect(await statusOf(clientQuote, { token: draft.token })).toBe(404);
});

test('a client is told nothing that is the agent’s alone: no claim, no way past the agent, no login', async () => {
  const { token } = await newQuote();
  const written = JSON.stringify(await asClient(token));
  expect(written).not.toMatch(/claim|commission|"net|markup|PNOVAK|paul@shore/i);
});

test('a price that has changed is told as it was and as it is, line by line; one that is gone with its lines of then', async () => {
  const { token, quote } = await newQuote();
  const before = (await asClient(token)).offers[0]!;
  await raiseNights(1_000);
  await catalogue.refresh();
  const dearer = (await asClient(token)).offers[0]!;
  if (dearer.now.status !== 'priced') throw new Error('it is sold');
  expect(dearer.quoted).toEqual(before.quoted);
  expect(dearer.now.receipt.total).toBeGreaterThan(before.quoted.total);
  const difference = dearer.now.changes.reduce((sum, change) => sum + change.after - change.before, 0);
  expect(difference).toBe(dearer.now.receipt.total - before.quoted.total);
  expect(dearer.now.changes.map(({ kind }) => kind)).toContain('nights');
  await db.updateTable('hotel').set({ on_sale: false }).where('id', '=', 2).execute();
  await catalogue.refresh();
  const { offers } = await asClient(token);
  expect(offers[0]).toMatchObject({ now: { status: 'gone', reason: 'hotel' }, quoted: before.quoted });
  const { now: gone } = offers[0]!;
  const was = gone.status === 'gone' ? gone.was : [];
  expect(was.reduce((sum, line) => sum + line.before, 0)).toBe(before.quoted.total);
  expect(await told(quoteCall, { quote }, paul)).toMatchObject({ offers: [{ now: { status: 'gone' } }] });
  await db.updateTable('hotel').set({ on_sale: true }).where('id', '=', 2).execute();
  await raiseNights(-1_000);
  await catalogue.refresh();
});

test('the agent sees that it was opened, what was marked, and what was asked; the question is mailed to them once', async () => {
  const { token, quote, offers } = await newQuote({ count: 2 });
  const offer = `${offers[1]!.inc}`;
  const stateNow = async () => {
    const list = (await told(quotes, {}, paul)).quotes;
    const { state, favourites, questions } = list.find(({ inc }) => `${inc}` === quote)!;
    return [state, favourites, questions];
  };
  expect(await stateNow()).toEqual(['sent', 0, 0]);
  await asClient(token);
  expect(await stateNow()).toEqual(['sent', 0, 0]); // a messenger that looks at the link has opened nothing
  await told(openedQuote, { token }, paul);
  await told(markQuoteOffer, { token, offer, marked: '1' }, paul);
  expect(await stateNow()).toEqual(['sent', 0, 0]); // neither has the agency that looks at its own
  await told(openedQuote, { token });
  await told(openedQuote, { token });
  await told(markQuoteOffer, { token, offer, marked: '1' });
  expect(await stateNow()).toEqual(['opened', 1, 0]);
  expect((await asClient(token)).offers.map(({ isMarked }) => isMarked)).toEqual([false, true]);
  const requestKey = crypto.randomUUID();
  const question = { token, offer, words: 'Is the sea warm?', contact: 'vera@client.example', requestKey };
  await told(askAboutQuote, question);
  await told(askAboutQuote, question);
  await told(markQuoteOffer, { token, offer, marked: '0' });
  expect(await stateNow()).toEqual(['asked', 0, 1]);
  const { events } = await told(quoteCall, { quote }, paul);
  expect(events.map(({ kind }) => kind)).toEqual(['opened', 'marked', 'asked', 'unmarked']);
  expect(events[2]).toMatchObject({ words: 'Is the sea warm?', contact: 'vera@client.example' });
  await vi.waitFor(() => expect(mail.sent.length).toBeGreaterThan(0), 8_000);
  expect(mail.sent).toHaveLength(1);
  expect(mail.sent[0]).toMatchObject({
    to: 'paul@shore.example',
    replyTo: 'vera@client.example',
    subject: expect.stringContaining(`Quote ${quote}`),
    text: expect.stringMatching(/Is the sea warm\?[\s\S]*Pinara Bay/),
  });
}, 20_000);

test('a robot that fills the trap asks nothing, and an offer of another quote is not there', async () => {
  const [mine, other] = [await newQuote(), await newQuote()];
  await told(askAboutQuote, { token: mine.token, words: 'buy', website: 'https://spam.example' });
  const foreign = `${other.offers[0]!.inc}`;
  expect(await statusOf(askAboutQuote, { token: mine.token, offer: foreign, words: 'a' })).toBe(404);
  expect(await statusOf(markQuoteOffer, { token: mine.token, offer: foreign, marked: '1' })).toBe(404);
  expect(await statusOf(askAboutQuote, { token: mine.token, words: ' ' })).toBe(400);
  expect((await told(quoteCall, { quote: mine.quote }, paul)).events).toEqual([]);
});

test('what a client has done is never changed, and goes with its quote', async () => {
  const { token, quote } = await newQuote();
  await told(openedQuote, { token });
  await expect(db.updateTable('quote_event').set({ words: 'x' }).execute()).rejects.toThrow('never changed');
  await told(deleteQuote, { quote }, paul);
  const left = await db
    .selectFrom('quote_event')
    .selectAll()
    .where('quote_inc', '=', Number(quote))
    .execute();
  expect(left).toEqual([]);
});

/** What Paul's agency adds from now on. */
const agencyAdds = (percent: string) =>
  told(saveAgentMarkup, { of: 'agency', kind: percent ? 'percent' : 'none', percent }, anna);

test('the agent’s markup is inside every price that their client is told, as it was when the offer was added', async () => {
  const bare = await newQuote();
  await agencyAdds('7.5');
  const { quote, token, offers } = await newQuote();
  await agencyAdds('20'); // what is said later changes nothing that was quoted
  const [gross, forClient] = [(await asClient(bare.token)).offers[0]!, (await asClient(token)).offers[0]!];
  if (gross.now.status !== 'priced' || forClient.now.status !== 'priced') throw new Error('they are sold');
  const markup = Math.round(gross.quoted.total * 0.075);
  expect(markup).toBeGreaterThan(0);
  expect(forClient.quoted.total).toBe(gross.quoted.total + markup);
  expect(offers[0]).toMatchObject({ markup, quoted: forClient.quoted });
  expect(bare.offers[0]).toMatchObject({ markup: 0 });
  const { receipt, offer, changes, secondTotal, cancellation } = forClient.now;
  expect(receipt.total).toBe(forClient.quoted.total);
  expect(receipt.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(receipt.total);
  expect(receipt.lines.map(({ key }) => key)).toEqual(gross.now.receipt.lines.map(({ key }) => key));
  expect([offer.price, offer.converted_price, changes]).toEqual([receipt.total, receipt.total, []]);
  expect(secondTotal! / gross.now.secondTotal!).toBeCloseTo(receipt.total / gross.now.receipt.total, 3);
  expect(cancellation?.periods.at(-1)?.fee ?? receipt.total).toBeLessThanOrEqual(receipt.total);

  await raiseNights(1_000);
  await catalogue.refresh();
  const [dearer, dearerGross] = [(await asClient(token)).offers[0]!, (await asClient(bare.token)).offers[0]!];
  if (dearer.now.status !== 'priced' || dearerGross.now.status !== 'priced') throw new Error('they are sold');
  // It rises by what the operator's price does, and the line that changed is told with the markup before and after.
  expect(dearer.now.receipt.total - receipt.total).toBe(
    dearerGross.now.receipt.total - dearerGross.quoted.total,
  );
  expect(dearer.now.changes).toEqual(
    dearerGross.now.changes.map((change) => ({
      ...change,
      before: change.before + markup,
      after: change.after + markup,
    })),
  );
  await raiseNights(-1_000);
  // A room with a board that is stopped is gone; what is like it has as much of the agent's inside.
  const { roomInc: room_id, mealInc: meal_id } = gross.now.offer;
  const days = { date_from: plainDate('2027-06-01'), date_to: plainDate('2027-06-30') };
  await db
    .insertInto('stop_sale')
    .values({ id: 900, hotel_id: 2, room_id, meal_id, ...days })
    .execute();
  await catalogue.refresh();
  const [goneGross, gone] = [(await asClient(bare.token)).offers[0]!, (await asClient(token)).offers[0]!];
  expect(gone.now).toMatchObject({ status: 'gone', reason: 'room' });
  const was = gone.now.status === 'gone' ? gone.now.was : [];
  expect(was.reduce((sum, { before }) => sum + before, 0)).toBe(forClient.quoted.total);
  expect(gone.similar.length).toBeGreaterThan(0);
  for (const [at, { price, ...what }] of gone.similar.entries()) {
    expect(goneGross.similar[at]).toMatchObject(what);
    expect(price / goneGross.similar[at]!.price).toBeCloseTo(1.075, 2);
  }
  await db.deleteFrom('stop_sale').where('id', '=', 900).execute();
  await catalogue.refresh();
  await told(deleteQuote, { quote }, paul);
  await agencyAdds('');
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
    const refused = await answerOf(saveQuote, { ...said, validUntil }, paul);
    expect([refused.status, (await refused.json()).errors]).toMatchObject([400, [{ field: 'validUntil' }]]);
  }
  expect(await found()).toEqual(['2027-11-21', false, 'July']);
  await told(saveQuote, { ...said, validUntil: '2026-11-21' }, paul);
  expect(await found()).toEqual(['2026-11-21', false, 'June']);
});

test('after its last day at the site a quote opens as ever and says so; a draft is not sent before the day is moved', async () => {
  const [sent, draft] = [await newQuote(), await newQuote({ isSent: false })];
  onTestFinished(() => {
    now = new Date('2026-11-21T10:00:00Z');
  });
  now = new Date('2026-11-28T22:00:00Z');
  expect(await asClient(sent.token)).toMatchObject({ isOver: false });
  now = new Date('2026-11-29T22:00:00Z');
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
  const refused = await answerOf(sendQuote, { quote: draft.quote }, paul);
  expect([refused.status, (await refused.json()).errors]).toMatchObject([400, [{ field: 'validUntil' }]]);
  await told(saveQuote, { quote: draft.quote, ...said, validUntil: '2026-11-30' }, paul);
  await told(sendQuote, { quote: draft.quote }, paul);
});
