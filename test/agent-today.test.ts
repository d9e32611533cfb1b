import { expect, test, vi } from 'vitest';
import { agentToday } from '#calls/agent-today.ts';
import { openedQuote } from '#calls/client-quote.ts';
import { notifications } from '#calls/notifications.ts';
import { quoteCall, settleQuote } from '#calls/quotes.ts';
import { lookAtQuotes } from '#domain/quotes/look-at-quotes.ts';
import { allSites } from '#sites/all-sites.ts';
import { openQuotesAtWork } from './quotes-at-work.ts';
import { smallQuoteSecret } from './small-quote.ts';

const { db, clock, told, newQuote, raiseNights, catalogue, anna, paul, ilze } = await openQuotesAtWork();

vi.setConfig({ testTimeout: 30_000 });

/** As the job does it. */
async function look() {
  clock.now = new Date(clock.now.getTime() + 60_000);
  return lookAtQuotes({
    db,
    moment: () => catalogue.current()!, // it was read when the app began
    claimSecret: smallQuoteSecret, // the test app signs with the same
    clock: () => clock.now,
    sites: allSites,
    log: { warn: (...said: unknown[]) => expect(said).toEqual([]) },
  });
}

const today = (who = paul) => told(agentToday, {}, who);
const offersTold = async (who = paul) =>
  (await told(notifications, {}, who)).notifications.filter(({ kind }) => kind === 'offers');
async function sell(isSold: boolean) {
  await db.updateTable('hotel').set({ on_sale: isSold }).where('id', '=', 2).execute();
  await catalogue.refresh();
}

test('a new agent has nothing; then the page of the day says what clients did', async () => {
  expect(await today(ilze)).toEqual({ clients: [], answers: [], offers: [] });
  const { quote, token } = await newQuote();
  await told(openedQuote, { token });
  expect((await today()).clients).toMatchObject([{ kind: 'opened', quote: { inc: Number(quote) } }]);
  expect((await today(anna)).clients).toEqual([]);
  await told(settleQuote, { quote, outcome: 'lost' }, paul);
});

test('an offer of an open quote that changes price is told once for each change, and one that changes by less than a hundredth is not', async () => {
  const { quote } = await newQuote({ count: 2 });
  const settled = await newQuote();
  await told(settleQuote, { quote: settled.quote, outcome: 'won' }, paul);
  expect(await look()).toEqual({ quotes: 1, changed: 0 });
  expect(await offersTold()).toEqual([]);
  await raiseNights(1_000);
  await catalogue.refresh();
  expect(await look()).toEqual({ quotes: 1, changed: 1 });
  expect(await look()).toEqual({ quotes: 1, changed: 0 });
  expect(await offersTold()).toMatchObject([
    { quote: { inc: Number(quote) }, offers: { gone: 0, repriced: 2 } },
  ]);
  const { offers } = await told(quoteCall, { quote }, paul);
  const nowOf = ({ now }: (typeof offers)[number]) => (now.status === 'priced' ? now.receipt.total : null);
  expect((await today()).offers).toMatchObject(
    offers.map((offer) => ({ quote: Number(quote), was: offer.quoted.total, now: nowOf(offer) })),
  );
  await raiseNights(1);
  await catalogue.refresh();
  expect(await look()).toEqual({ quotes: 1, changed: 0 });
  await raiseNights(-1_001);
  await catalogue.refresh();
  expect(await look()).toEqual({ quotes: 1, changed: 1 });
  expect((await today()).offers).toEqual([]);
  expect(await offersTold()).toHaveLength(2);
  await told(settleQuote, { quote, outcome: 'lost' }, paul);
});

test('an offer that can no longer be sold is told once, and again when it is back; a quote that has ended is left alone', async () => {
  const { quote } = await newQuote();
  await look();
  const before = (await offersTold()).length;
  await sell(false);
  expect(await look()).toEqual({ quotes: 1, changed: 1 });
  expect(await look()).toEqual({ quotes: 1, changed: 0 });
  expect((await offersTold())[0]).toMatchObject({
    quote: { inc: Number(quote) },
    offers: { gone: 1, repriced: 0 },
  });
  expect((await today()).offers).toMatchObject([{ quote: Number(quote), now: null }]);
  expect((await today(anna)).offers).toEqual([]);
  await sell(true);
  expect(await look()).toEqual({ quotes: 1, changed: 1 });
  expect((await today()).offers).toEqual([]);
  expect(await offersTold()).toHaveLength(before + 2);
  clock.now = new Date('2026-11-30T10:00:00Z');
  await sell(false);
  expect(await look()).toEqual({ quotes: 0, changed: 0 });
});

test('the quotes that were seen the longest ago come first, and one that cannot be read does not keep the others waiting', async () => {
  const [first, second] = [await newQuote(), await newQuote()];
  await db
    .updateTable('quote_offer')
    .set({ lines: '{}', markup_minor: 100, claim: 'none' })
    .where('quote_inc', '=', Number(first.quote))
    .execute();
  await db
    .updateTable('quote')
    .set({ looked_at: new Date('2026-11-29T10:00:00Z') })
    .where('inc', '=', Number(first.quote))
    .execute();
  const warned: unknown[] = [];
  clock.now = new Date(clock.now.getTime() + 60_000);
  const looked = await lookAtQuotes({
    db,
    moment: () => catalogue.current()!, // it was read when the app began
    claimSecret: smallQuoteSecret,
    clock: () => clock.now,
    sites: allSites,
    log: { warn: (...said: unknown[]) => warned.push(said) },
  });
  expect([looked.quotes, warned.length]).toEqual([2, 1]);
  const seen = await db
    .selectFrom('quote')
    .select(['inc', 'looked_at'])
    .where('inc', 'in', [Number(first.quote), Number(second.quote)])
    .execute();
  expect(seen.map(({ looked_at }) => looked_at)).toEqual([clock.now, clock.now]);
});
