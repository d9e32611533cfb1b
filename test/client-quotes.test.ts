import { expect, test, vi } from 'vitest';
import { saveAgentMarkup } from '#calls/agent-markups.ts';
import { pathOf } from '#calls/call.ts';
import { askAboutQuote, clientQuote, markQuoteOffer, openedQuote } from '#calls/client-quote.ts';
import { deleteQuote, quoteCall, quotes, sendQuote } from '#calls/quotes.ts';
import { plainDate } from '#lib/plain-date.ts';
import { asOperator } from '#server/test-app.ts';
import { agents } from './accounts-app.ts';
import { openQuotesAtWork } from './quotes-at-work.ts';

const { db, catalogue, people, app, mail, ask, told, newQuote, raiseNights, asClient, anna, paul, ilze } =
  await openQuotesAtWork();

vi.setConfig({ testTimeout: 30_000 });

const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

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
  await vi.waitFor(
    async () =>
      expect(await db.selectFrom('sent_mail').select(['subject', 'quote_inc']).execute()).toMatchObject([
        { subject: mail.sent[0]?.subject, quote_inc: expect.any(Number) },
      ]),
    8_000,
  );
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

test('a mark that is there is not written down again, and of changes to and fro the latest are kept', async () => {
  const { token, quote, offers } = await newQuote();
  const offer = `${offers[0]!.inc}`;
  const eventsNow = async () => (await told(quoteCall, { quote }, paul)).events.map(({ kind }) => kind);
  await Promise.all(Array.from({ length: 20 }, () => told(markQuoteOffer, { token, offer, marked: '1' })));
  expect(await eventsNow()).toEqual(['marked']);
  for (let at = 0; at < 15; at++) {
    await told(markQuoteOffer, { token, offer, marked: '0' });
    await told(markQuoteOffer, { token, offer, marked: '1' });
  }
  expect(await eventsNow()).toHaveLength(10);
  expect((await asClient(token)).offers.map(({ isMarked }) => isMarked)).toEqual([true]);
  await told(markQuoteOffer, { token, offer, marked: '0' });
  expect((await asClient(token)).offers.map(({ isMarked }) => isMarked)).toEqual([false]);
});

test('of one quote a hundred questions are taken, and the next is refused', async () => {
  const { token, quote } = await newQuote();
  const asked = Array.from({ length: 100 }, (_, at) => ({
    quote_inc: Number(quote),
    kind: 'asked',
    words: `Question ${at}`,
    at: new Date(),
    offer_inc: null,
  }));
  await db.insertInto('quote_event').values(asked).execute();
  expect(await statusOf(askAboutQuote, { token, words: 'One more' })).toBe(429);
  expect((await told(quoteCall, { quote }, paul)).events).toHaveLength(100);
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

test('a question about the quote of a user who has left goes to their agency', async () => {
  const { token } = await newQuote();
  await db
    .updateTable('manager')
    .set({ state: 'suspended' })
    .where('inc', '=', people.paul.managerId)
    .execute();
  const words = 'Who answers me now?';
  await told(askAboutQuote, { token, words, requestKey: crypto.randomUUID() });
  await vi.waitFor(() => expect(mail.sent.map(({ text }) => text).join()).toContain(words), 8_000);
  expect(mail.sent.at(-1)).toMatchObject({ to: 'info@shore.example' });
  await db.updateTable('manager').set({ state: 'active' }).where('inc', '=', people.paul.managerId).execute();
}, 20_000);

const eventCount = async () => (await db.selectFrom('quote_event').select('id').execute()).length;

test('a quote of a closed agency is gone for its client, and nobody is mailed or told of it, until it is open again', async () => {
  const { token, offers } = await newQuote();
  const draft = await newQuote({ isSent: false });
  const offer = `${offers[0]!.inc}`;
  const agency = `${people.shore}`;
  const decide = async (path: string) =>
    (
      await app.ask(`${agents}/api/agencies/${path}`, {
        ...asOperator,
        method: 'POST',
        body: new URLSearchParams({ agency }),
      })
    ).status;
  expect(await decide('suspend')).toBe(200);
  const [mails, events] = [mail.sent.length, await eventCount()];
  const asked = { token, words: 'Is it still for sale?', contact: 'vera@client.example' };
  expect(await statusOf(clientQuote, { token })).toBe(410);
  expect(await statusOf(openedQuote, { token })).toBe(410);
  expect(await statusOf(markQuoteOffer, { token, offer, marked: '1' })).toBe(410);
  expect(await statusOf(askAboutQuote, asked)).toBe(410);
  expect(await statusOf(clientQuote, { token: draft.token })).toBe(404);
  expect(await eventCount()).toEqual(events);
  const waiting = await db.selectFrom('outgoing_mail').selectAll().execute();
  expect([mail.sent.length, waiting]).toEqual([mails, []]);
  expect(await decide('activate')).toBe(200);
  expect(await asClient(token)).toMatchObject({ isPreview: false });
});
