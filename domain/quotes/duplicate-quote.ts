import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { readClaim } from '#domain/offers/claim.ts';
import { keepOffer } from '#domain/offers/kept-offer.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import { money } from '#lib/money.ts';
import { mostQuotes } from '#lib/most-quoted.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { markupOf } from './add-to-quote.ts';
import { auditQuote, type QuoteActor } from './audit-quote.server.ts';
import {
  countQuotesOf,
  insertOffer,
  insertQuote,
  readOffers,
  readQuoteOf,
  type StoredOffer,
} from './quote-store.server.ts';
import { usuallyValidUntil } from './validity.ts';

type Duplicating = Omit<QuoteActor, 'now'> & { db: Kysely<DB>; opening: Opening; today: PlainDate };

/**
 * Makes a draft of the caller's own from a quote: the same words and offers, each priced as of now with the markup of today.
 * An offer that can no longer be sold stays as it was, so that the agent sees what to replace. Undefined where there is no
 * such quote.
 */
export const duplicateQuote = (
  { db, opening, today, ...actor }: Duplicating,
  inc: number,
): Promise<Result<number, 'not-found' | 'too-many'>> =>
  db.transaction().execute(async (transaction) => {
    const { caller } = actor;
    const { now } = opening;
    const quote = await readQuoteOf(transaction, caller, inc);
    if (!quote) return fail('not-found');
    if ((await countQuotesOf(transaction, caller.managerId)) >= mostQuotes) return fail('too-many');
    const offers = await readOffers(transaction, inc);
    const copy = await insertQuote(transaction, {
      manager_inc: caller.managerId,
      agency_inc: caller.agencyId,
      site_id: quote.site_id,
      title: quote.title,
      client: quote.client,
      client_inc: quote.client_inc,
      locale: quote.locale,
      currency: quote.currency,
      second_currency: quote.second_currency,
      words: quote.words,
      made_at: now,
      used_at: now,
      valid_until: usuallyValidUntil(today),
    });
    for (const offer of offers) {
      const priced = await pricedAgain(transaction, caller, offer, { opening, currency: quote.currency });
      await insertOffer(transaction, { ...priced, quote_inc: copy, position: offer.position });
    }
    await auditQuote(
      transaction,
      { ...actor, now },
      { deed: 'make-quote', inc: copy, before: { copyOf: inc }, after: { offers: offers.length } },
    );
    return ok(copy);
  });

async function pricedAgain(
  db: Kysely<DB>,
  caller: QuoteActor['caller'],
  { inc: _, quote_inc: __, ...offer }: StoredOffer,
  { opening, currency }: { opening: Opening; currency: string },
) {
  const claim = readClaim(offer.claim, opening.claimSecret);
  const kept = claim?.kind === 'tour' ? keepOffer({ ...claim, currency }, opening) : undefined;
  if (!kept) return offer;
  const markup_minor = await markupOf(db, caller, money(kept.total_minor, currency));
  return { ...kept, words: offer.words, markup_minor };
}
