import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { findMarkups } from '#domain/agent-markups/find-markups.ts';
import { priceForClient } from '#domain/agent-markups/price-for-client.ts';
import { readClaim, type TourClaim } from '#domain/offers/claim.ts';
import { keepOffer } from '#domain/offers/kept-offer.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import { type Money, money } from '#lib/money.ts';
import { mostQuoted, mostQuotes } from '#lib/most-quoted.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { auditQuote, type QuoteActor } from './audit-quote.server.ts';
import {
  countQuotesOf,
  hasOpenQuote,
  insertOffer,
  insertQuote,
  lockQuoteOf,
  readOffers,
  type StoredOffer,
  updateQuote,
} from './quote-store.server.ts';
import { usuallyValidUntil } from './validity.ts';

export type Adding = Pick<QuoteActor, 'caller' | 'address'> & {
  db: Kysely<DB>;
  opening: Opening;
  /** Where the page of the quote is, and how a new one begins. */
  siteId: string;
  locale: string;
  secondCurrencyOf: (currency: string) => string | null;
  /** At the site. */
  today: PlainDate;
};

export type Added = {
  quoteInc: number;
  title: string;
  count: number;
  isNew: boolean;
  /** The client has its link, and finds the offer there. */
  isSent: boolean;
};

/**
 * Adds the offer of a claim, priced as of now in the currency of the quote, the agent's markup inside: to the quote that is
 * named, sent or not, or to a new one, which 0 names. 'which-quote' where none is named and there is a choice. An offer that
 * is in it already stays as it was.
 */
export async function addToQuote(
  { db, ...adding }: Adding,
  token: string,
  quoteInc?: number,
): Promise<Result<Added, 'not-a-claim' | 'gone' | 'no-quote' | 'full' | 'too-many' | 'which-quote'>> {
  const { caller, opening, siteId } = adding;
  const claim = readClaim(token, opening.claimSecret);
  if (claim?.kind !== 'tour') return fail('not-a-claim');
  return db.transaction().execute(async (transaction) => {
    if (quoteInc === undefined && (await hasOpenQuote(transaction, caller, siteId)))
      return fail('which-quote');
    const named = quoteInc ? await lockQuoteOf(transaction, caller, quoteInc) : undefined;
    if (!named && quoteInc) return fail('no-quote');
    const currency = named?.currency ?? claim.currency;
    const offer = keepOffer({ ...claim, currency }, opening);
    if (!offer) return fail('gone');
    if (!named && (await countQuotesOf(transaction, caller.managerId)) >= mostQuotes) return fail('too-many');
    const inc = named?.inc ?? (await insertQuote(transaction, newQuote(adding, currency)));
    const offers = await readOffers(transaction, inc);
    const added = { quoteInc: inc, title: named?.title ?? '', isSent: named?.sent_at != null };
    const isThere = offers.some((each) => isSameChoice(each, claim, opening.claimSecret));
    if (isThere) return ok({ ...added, count: offers.length, isNew: false });
    if (offers.length >= mostQuoted) return fail('full');
    const position = (offers.at(-1)?.position ?? 0) + 1;
    const markup_minor = await markupOf(transaction, caller, money(offer.total_minor, currency));
    await insertOffer(transaction, { ...offer, markup_minor, quote_inc: inc, position });
    if (named) await updateQuote(transaction, inc, { used_at: opening.now });
    await auditQuote(
      transaction,
      { ...adding, now: opening.now },
      {
        deed: named ? 'change-quote' : 'make-quote',
        inc,
        before: { offers: offers.length },
        after: { offers: offers.length + 1 },
      },
    );
    return ok({ ...added, count: offers.length + 1, isNew: true });
  });
}

const newQuote = (
  { caller, siteId, locale, opening, today, secondCurrencyOf }: Omit<Adding, 'db'>,
  currency: string,
) => ({
  manager_inc: caller.managerId,
  agency_inc: caller.agencyId,
  site_id: siteId,
  locale,
  currency,
  second_currency: secondCurrencyOf(currency),
  made_at: opening.now,
  used_at: opening.now,
  valid_until: usuallyValidUntil(today),
});

/** What the agent has inside the price of their clients. */
export async function markupOf(db: Kysely<DB>, caller: Adding['caller'], gross: Money): Promise<number> {
  const { holds } = await findMarkups(db, caller);
  return priceForClient(gross, holds).amountMinor - gross.amountMinor;
}

function isSameChoice(offer: StoredOffer, { choice }: TourClaim, secret: string): boolean {
  const claim = readClaim(offer.claim, secret);
  return claim?.kind === 'tour' && JSON.stringify(claim.choice) === JSON.stringify(choice);
}
