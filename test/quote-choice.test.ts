import { expect, test, vi } from 'vitest';
import { agentReport } from '#calls/agent-report.ts';
import { openedQuote } from '#calls/client-quote.ts';
import { client, saveClient } from '#calls/clients.ts';
import {
  addToQuote,
  duplicateQuote,
  quoteCall,
  quotes,
  saveQuote,
  sendQuote,
  settleQuote,
} from '#calls/quotes.ts';
import { openQuotesAtWork } from './quotes-at-work.ts';

const {
  db,
  people,
  clock,
  ask,
  told,
  claimsOf,
  newQuote,
  raiseNights,
  asClient,
  catalogue,
  anna,
  paul,
  ilze,
} = await openQuotesAtWork();

vi.setConfig({ testTimeout: 30_000 });

const draft = () => newQuote({ isSent: false });
const name = (quote: string, title: string, more: Record<string, string> = {}) =>
  told(saveQuote, { quote, quoteLang: 'en', title, ...more }, paul);
const found = async (fields: Parameters<typeof told>[1], who = paul) =>
  (await told(quotes, fields, who)).quotes.map(({ inc }) => `${inc}`);

function nextMinute() {
  clock.now = new Date(clock.now.getTime() + 60_000);
}

test('an offer goes into no quote that is not named while there is a choice, and two drafts are filled side by side', async () => {
  const [first = ''] = await claimsOf(2);
  expect(await told(addToQuote, { claim: first }, ilze)).toMatchObject({ count: 1, isNew: true });
  const refused = await ask(addToQuote, { claim: first }, ilze);
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors).toEqual([
    { field: 'quote', reason: 'is missing: name one of the quotes, or 0 for a new one' },
  ]);
  const [one, other] = [await draft(), await draft()];
  const claims = [...(await claimsOf(2, '14')), ...(await claimsOf(1))];
  for (const [at, claim] of claims.slice(0, 4).entries()) {
    const { quote } = at % 2 === 0 ? one : other;
    expect(await told(addToQuote, { claim, quote }, paul)).toMatchObject({ quote: Number(quote) });
  }
  for (const { quote } of [one, other])
    expect((await told(quoteCall, { quote }, paul)).offers).toHaveLength(3);
});

test('the quotes to choose from are those of the manager that are open, the last used first', async () => {
  const [one, other] = [await draft(), await draft()];
  nextMinute();
  const choices = () => found({ open: '1', order: 'used' });
  expect((await choices()).slice(0, 2).sort()).toEqual([one.quote, other.quote].sort());
  nextMinute();
  await told(addToQuote, { claim: (await claimsOf(2, '14'))[0]!, quote: one.quote }, paul);
  expect((await choices())[0]).toBe(one.quote);
  nextMinute();
  await name(other.quote, 'Words count, too');
  expect((await choices())[0]).toBe(other.quote);
  await told(settleQuote, { quote: other.quote, outcome: 'lost' }, paul);
  expect(await choices()).not.toContain(other.quote);
  // An administrator sees the agency's, and their own first.
  const { quote } = await told(addToQuote, { claim: (await claimsOf(2))[0]!, quote: '0' }, anna);
  nextMinute();
  await name(one.quote, 'Used after it');
  expect((await found({ open: '1', order: 'used' }, anna))[0]).toBe(`${quote}`);
});

test('an offer is added to a quote that was sent, and its client sees which one is new', async () => {
  const { quote, token, claims } = await newQuote();
  await told(openedQuote, { token });
  nextMinute();
  const added = await told(addToQuote, { claim: claims[1]!, quote }, paul);
  expect(added).toMatchObject({ count: 2, isNew: true, isSent: true });
  expect((await asClient(token)).offers.map(({ isAdded }) => isAdded)).toEqual([false, true]);
  const { offers } = await told(quoteCall, { quote }, paul);
  expect(offers.map(({ isAdded }) => isAdded)).toEqual([false, true]);
});

test('a duplicate is a draft of the same words and offers at the prices of today, whose link nobody has', async () => {
  const { quote, token, offers } = await newQuote({ count: 2 });
  const [first] = offers;
  await name(quote, 'The same again', {
    words: 'Look',
    offerWords: JSON.stringify({ [first!.inc]: 'Quiet' }),
  });
  await raiseNights(10);
  await catalogue.refresh();
  const { quote: copy } = await told(duplicateQuote, { quote }, anna);
  const made = await told(quoteCall, { quote: `${copy}` }, anna);
  expect(made).toMatchObject({
    state: 'draft',
    title: 'The same again',
    words: 'Look',
    manager: 'Anna Hill',
  });
  expect(made.offers.map(({ words }) => words)).toEqual(['Quiet', '']);
  expect(made.offers[0]!.quoted.total).toBeGreaterThan(first!.quoted.total);
  expect(made.token).not.toBe(token);
  expect((await told(quoteCall, { quote }, paul)).offers[0]!.quoted.total).toBe(first!.quoted.total);
  expect((await ask(duplicateQuote, { quote }, ilze)).status).toBe(404);
  await raiseNights(-10);
  await catalogue.refresh();
});

test('quotes are found by title, client, hotel in any language and number, by state and by days', async () => {
  const { quote, token } = await newQuote();
  await name(quote, 'Silver wedding 100%', { client: 'Élise Kramář' });
  for (const text of ['silver', 'WEDDING élise', 'kramář', 'pinara silver', `#${quote}`, quote, '100%'])
    expect(await found({ text }), text).toContain(quote);
  for (const text of ['gold', 'silver marenza', '%%', '99999999'])
    expect(await found({ text }), text).not.toContain(quote);
  expect(await found({ text: 'silver' }, ilze)).toEqual([]);
  const stateOf = async () =>
    (await told(quotes, { text: 'silver' }, paul)).quotes.map(({ state }) => state)[0];
  const isOnlyIn = async (state: string) => {
    expect(await stateOf()).toBe(state);
    for (const each of ['draft', 'sent', 'opened', 'asked', 'won', 'lost'])
      expect((await found({ text: 'silver', state: each })).length, each).toBe(each === state ? 1 : 0);
  };
  await isOnlyIn('sent');
  await told(openedQuote, { token });
  await isOnlyIn('opened');
  await told(settleQuote, { quote, outcome: 'won' }, paul);
  await isOnlyIn('won');
  expect(await found({ text: 'silver', madeFrom: '2026-11-21', madeTo: '2026-11-21' })).toEqual([quote]);
  expect(await found({ text: 'silver', madeFrom: '2026-11-22' })).toEqual([]);
  const refused = await ask(quotes, { madeFrom: '2026-11-22', madeTo: '2026-11-21' }, paul);
  expect((await refused.json()).errors).toEqual([{ field: 'madeTo', reason: 'is before madeFrom' }]);
  const all = await told(quotes, {}, paul);
  const page = await told(quotes, { skip: '1', take: '2' }, paul);
  expect([page.total, page.quotes]).toEqual([all.total, all.quotes.slice(1, 3)]);
});

test('a quote is won or lost with a reason that only its agency reads, is written down without it, and is counted in the report', async () => {
  clock.now = new Date('2026-11-24T10:00:00Z');
  const [won, lost] = [await newQuote(), await newQuote()];
  await told(settleQuote, { quote: won.quote, outcome: 'won', reason: 'Booked by phone' }, paul);
  await told(settleQuote, { quote: lost.quote, outcome: 'lost' }, paul);
  await name(lost.quote, 'Too late', { outcomeReason: 'Went by car' });
  expect(await told(quoteCall, { quote: won.quote }, paul)).toMatchObject({
    state: 'won',
    outcome: 'won',
    outcomeReason: 'Booked by phone',
    settledAt: clock.now.toISOString(),
  });
  expect(await told(quoteCall, { quote: lost.quote }, paul)).toMatchObject({ outcomeReason: 'Went by car' });
  expect(JSON.stringify(await asClient(won.token))).not.toMatch(/Booked|outcome|settled/);
  const day = { from: '2026-11-24', to: '2026-11-24' };
  for (const by of ['manager', 'month', 'country'])
    expect((await told(agentReport, { ...day, by }, paul)).rows).toMatchObject([{ won: 1, lost: 1 }]);
  await told(settleQuote, { quote: won.quote, outcome: 'open' }, paul);
  expect(await told(quoteCall, { quote: won.quote }, paul)).toMatchObject({ state: 'sent', settledAt: null });
  expect((await told(agentReport, { ...day, by: 'month' }, paul)).rows).toMatchObject([{ won: 0, lost: 1 }]);
  const entries = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('deed', '=', 'settle-quote')
    .where('subject_key', '=', won.quote)
    .orderBy('id')
    .execute();
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [{ outcome: null }, { outcome: 'won' }],
    [{ outcome: 'won' }, { outcome: null }],
  ]);
  expect(JSON.stringify(entries)).not.toContain('Booked');
  for (const outcome of ['won', 'maybe'])
    expect((await ask(settleQuote, { quote: won.quote, outcome }, ilze)).status).toBe(
      outcome === 'won' ? 404 : 400,
    );
});

test('words that are corrected on a quote neither rewrite nor untie the client of the book', async () => {
  const vera = { name: 'Vera Stein', clientLang: 'ru', phone: '', email: '', notes: '' };
  const { client: inc } = await told(saveClient, { client: '0', ...vera }, paul);
  const { quote } = await newQuote();
  const save = (fields: Record<string, string>) =>
    told(saveQuote, { quote, quoteLang: 'ru', ...fields }, paul);
  const words = async () => {
    const { client: forWhom, bookClient, quoteLang } = await told(quoteCall, { quote }, paul);
    return [forWhom, bookClient, quoteLang];
  };
  await save({ client: 'Ms Stein', bookClient: `${inc}` });
  expect(await words()).toEqual(['Ms Stein', inc, 'ru']);
  await save({ client: 'Vera and Ada', title: 'June' });
  expect(await words()).toEqual(['Vera and Ada', inc, 'ru']);
  await save({ client: 'Vera', bookClient: `${inc}` });
  expect(await words()).toEqual(['Vera', inc, 'ru']);
  expect(await told(client, { client: `${inc}` }, paul)).toMatchObject({
    name: 'Vera Stein',
    clientLang: 'ru',
  });

  // However many clients there are, the form has the one that is chosen.
  const row = { agency_inc: people.shore, locale: 'en', made_at: clock.now };
  const many = Array.from({ length: 510 }, (_, at) => ({ ...row, name: `A client ${at}` }));
  await db.insertInto('client').values(many).execute();
  const { book } = await told(quoteCall, { quote }, paul);
  expect(book.filter((each) => each.inc === inc)).toEqual([{ inc, name: 'Vera Stein' }]);
});

test("somebody else's quote is neither settled nor duplicated, and one that is sent again keeps its day", async () => {
  const { quote, token } = await newQuote();
  for (const call of [settleQuote, duplicateQuote])
    expect((await ask(call, { quote, outcome: 'won' }, ilze)).status, call.name).toBe(404);
  nextMinute();
  expect(await told(sendQuote, { quote }, paul)).toEqual({ token });
});
