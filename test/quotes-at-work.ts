import { clientQuote } from '#calls/client-quote.ts';
import { addToQuote, quoteCall, sendQuote } from '#calls/quotes.ts';
import { openAgentsAtWork } from './agents-at-work.ts';

/** Agents at work, and quotes of theirs. */
export async function openQuotesAtWork() {
  const work = await openAgentsAtWork();
  const { db, told, claimsOf, paul } = work;

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

  return { ...work, newQuote, raiseNights, asClient };
}
