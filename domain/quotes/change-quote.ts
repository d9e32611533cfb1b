import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { bookClient } from '#domain/clients/client-names.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { QuoteOutcome } from '#lib/quote-choices.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { auditQuote, type QuoteActor } from './audit-quote.server.ts';
import {
  deleteOffer,
  deleteQuote,
  lockQuoteOf,
  readOffers,
  type StoredOffer,
  type StoredQuote,
  updateOffer,
  updateQuote,
} from './quote-store.server.ts';
import { canBeValidUntil } from './validity.ts';

/** What an agent says in a quote; of the words of offers those that are named. */
export type QuoteWords = {
  title: string;
  client: string;
  /** Of the book, for whom it is; 0: nobody; undefined: as it was. */
  bookClient?: number | undefined;
  locale: string;
  secondCurrency: string | null;
  words: string;
  /** Undefined: as it was. */
  validUntil?: PlainDate | undefined;
  offerWords: Readonly<Record<string, string>>;
  /** Why it was won or lost; undefined: as it was. */
  outcomeReason?: string | undefined;
};

/** What becomes of an offer of it, or of the whole quote. */
export type QuoteCommand =
  | { deed: 'save'; said: QuoteWords }
  | { deed: 'up' | 'down' | 'remove'; offerInc: number }
  | { deed: 'send' }
  | { deed: 'settle'; outcome: QuoteOutcome | null; reason?: string | undefined }
  | { deed: 'delete' };

type Locked = { db: Kysely<DB>; inc: number; offers: StoredOffer[] };

type Actor = QuoteActor & { today: PlainDate };

/**
 * Applies a command to a quote of the manager or of the agency. 'not-found' where there is none, or no such offer in it;
 * 'not-valid' where its last day has passed before it is sent, or is moved to one that nobody can promise.
 */
export const changeQuote = (
  db: Kysely<DB>,
  actor: Actor,
  inc: number,
  asked: QuoteCommand,
): Promise<Result<void, 'not-found' | 'not-valid'>> =>
  db.transaction().execute(async (transaction) => {
    const quote = await lockQuoteOf(transaction, actor.caller, inc);
    if (!quote) return fail('not-found');
    const offers = await readOffers(transaction, inc);
    // What was sent once was sent then.
    if (asked.deed === 'send' && quote.sent_at) return ok(undefined);
    const refusal = await applyTo({ db: transaction, inc, offers }, quote, actor, asked);
    if (refusal) return fail(refusal);
    if (asked.deed !== 'delete') await updateQuote(transaction, inc, { used_at: actor.now });
    await auditQuote(transaction, actor, { inc, ...entryOf(asked, quote, offers.length) });
    return ok(undefined);
  });

type Refusal = 'not-found' | 'not-valid';

/** Undefined where it was done. */
async function applyTo(
  locked: Locked,
  quote: StoredQuote,
  actor: Actor,
  asked: QuoteCommand,
): Promise<Refusal | undefined> {
  const { db, inc } = locked;
  switch (asked.deed) {
    case 'save':
      return saveWords(locked, quote, actor, asked.said);
    case 'delete':
      await deleteQuote(db, inc);
      return undefined;
    case 'send':
      if (quote.valid_until < actor.today) return 'not-valid';
      await updateQuote(db, inc, { sent_at: actor.now });
      return undefined;
    case 'settle':
      await updateQuote(db, inc, settledAs(asked, actor.now));
      return undefined;
    default:
      return (await change(locked, asked.deed, asked.offerInc)) ? undefined : 'not-found';
  }
}

const settledAs = ({ outcome, reason }: Extract<QuoteCommand, { deed: 'settle' }>, now: Date) => ({
  outcome,
  settled_at: outcome && now,
  ...(reason !== undefined && { outcome_reason: reason }),
});

async function saveWords(
  locked: Locked,
  quote: StoredQuote,
  { caller, today }: Actor,
  said: QuoteWords,
): Promise<Refusal | undefined> {
  const { validUntil } = said;
  const isMoved = validUntil !== undefined && validUntil !== quote.valid_until;
  if (isMoved && !canBeValidUntil(validUntil, today)) return 'not-valid';
  const client = await addressee(locked.db, caller, quote, said.bookClient);
  if (client === undefined) return 'not-found';
  await save(locked, { ...said, ...(client && broughtBy(client, quote, said)) }, client?.inc ?? null);
  return undefined;
}

/** What is written down of a deed. */
function entryOf(asked: QuoteCommand, { outcome }: StoredQuote, offers: number) {
  const before = { offers };
  if (asked.deed === 'settle')
    return { deed: 'settle-quote' as const, before: { outcome }, after: { outcome: asked.outcome } };
  if (asked.deed === 'send' || asked.deed === 'delete')
    return { deed: `${asked.deed}-quote` as const, before };
  if (asked.deed === 'save') {
    const { locale, secondCurrency, validUntil } = asked.said;
    return { deed: 'change-quote' as const, before, after: { offers, locale, secondCurrency, validUntil } };
  }
  const { deed: change, offerInc } = asked;
  const after = { offers: change === 'remove' ? offers - 1 : offers, change, offerInc };
  return { deed: 'change-quote' as const, before, after };
}

type BookClient = { inc: number; name?: string; locale?: string };

/** Whom a quote is for from now on: null is nobody, undefined is no client of the agency. */
async function addressee(
  db: Kysely<DB>,
  caller: QuoteActor['caller'],
  { client_inc: was }: StoredQuote,
  now: number | undefined,
): Promise<BookClient | null | undefined> {
  if (now === undefined || now === was) return was === null ? null : { inc: was };
  if (now === 0) return null;
  return bookClient(db, caller, now);
}

/** What another client brings with them: name and language, unless the agent has written others beside the choice. */
function broughtBy({ name, locale }: BookClient, quote: StoredQuote, said: QuoteWords) {
  const isNamed = said.client !== '' && said.client !== quote.client;
  return {
    ...(name !== undefined && !isNamed && { client: name }),
    ...(locale !== undefined && said.locale === quote.locale && { locale }),
  };
}

async function save({ db, inc, offers }: Locked, said: QuoteWords, clientInc: number | null) {
  const { offerWords, secondCurrency, title, client, locale, words, validUntil, outcomeReason } = said;
  const row = { title, client, locale, words, second_currency: secondCurrency, client_inc: clientInc };
  await updateQuote(db, inc, {
    ...row,
    ...(validUntil && { valid_until: validUntil }),
    ...(outcomeReason !== undefined && { outcome_reason: outcomeReason }),
  });
  for (const offer of offers) {
    const ofOffer = offerWords[offer.inc];
    if (ofOffer !== undefined && ofOffer !== offer.words)
      await updateOffer(db, offer.inc, { words: ofOffer });
  }
}

async function change({ db, offers }: Locked, deed: 'up' | 'down' | 'remove', offerInc: number) {
  const at = offers.findIndex(({ inc }) => inc === offerInc);
  const offer = offers[at];
  if (!offer) return false;
  const other = deed === 'remove' ? undefined : offers[at + (deed === 'up' ? -1 : 1)];
  if (deed === 'remove') await deleteOffer(db, offerInc);
  if (other) {
    await updateOffer(db, offer.inc, { position: other.position });
    await updateOffer(db, other.inc, { position: offer.position });
  }
  return true;
}
