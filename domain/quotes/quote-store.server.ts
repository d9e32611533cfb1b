import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { ShownOffer } from '#domain/offers/kept-offer.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Manager } from '#lib/principal.ts';

/** A quote with whom it is of. */
export type StoredQuote = NonNullable<Awaited<ReturnType<typeof readQuote>>>;
export type StoredEvent = Omit<Selectable<DB['quote_event']>, 'request_key'> & { kind: EventKind };
export type StoredOffer = Omit<Selectable<DB['quote_offer']>, 'shown' | 'lines'> & {
  shown: ShownOffer;
  lines: Record<string, number>;
};

export type EventKind = 'opened' | 'marked' | 'unmarked' | 'asked';

const quotes = (db: Kysely<DB>) =>
  db
    .selectFrom('quote')
    .innerJoin('manager', 'manager.inc', 'quote.manager_inc')
    .innerJoin('person', 'person.id', 'manager.person_id')
    .innerJoin('agency', 'agency.inc', 'quote.agency_inc')
    .selectAll('quote')
    .select([
      'person.name as manager_name',
      'person.phones',
      'person.locale as manager_locale',
      'person.email as person_email',
      'manager.email as manager_email',
      'manager.state as manager_state',
      'person.state as person_state',
      'agency.official_name',
      'agency.email as agency_email',
      'agency.state as agency_state',
      'agency.actual_address as agency_address',
    ]);

/** Those of a manager; an administrator's are all of the agency. */
export function quotesOf(db: Kysely<DB>, { agencyId, managerId, isAdministrator }: Manager) {
  const ofAgency = quotes(db).where('quote.agency_inc', '=', agencyId);
  return isAdministrator ? ofAgency : ofAgency.where('quote.manager_inc', '=', managerId);
}

/** The one way of an agent to a quote: undefined where there is none, and where it is somebody else's. */
export const readQuoteOf = (db: Kysely<DB>, caller: Manager, inc: number) =>
  quotesOf(db, caller).where('quote.inc', '=', inc).executeTakeFirst();

/** The same, which nobody else changes until the transaction ends. */
export const lockQuoteOf = (db: Kysely<DB>, caller: Manager, inc: number) =>
  quotesOf(db, caller).where('quote.inc', '=', inc).forUpdate('quote').executeTakeFirst();

/** Whether a manager has a quote on a site that is neither won nor lost. */
export async function hasOpenQuote(db: Kysely<DB>, { managerId }: Manager, siteId: string): Promise<boolean> {
  const open = await db
    .selectFrom('quote')
    .select('inc')
    .where('manager_inc', '=', managerId)
    .where('site_id', '=', siteId)
    .where('outcome', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Anyone who asks by its link, and nobody by its number. */
export const readQuote = (db: Kysely<DB>, inc: number) =>
  quotes(db).where('quote.inc', '=', inc).executeTakeFirst();

/** Those for a client of the book, the latest first. */
export const listQuotesForClient = (db: Kysely<DB>, clientInc: number) =>
  quotes(db).where('quote.client_inc', '=', clientInc).orderBy('quote.inc', 'desc').execute();

export async function insertQuote(db: Kysely<DB>, quote: Insertable<DB['quote']>): Promise<number> {
  const { inc } = await db.insertInto('quote').values(quote).returning('inc').executeTakeFirstOrThrow();
  return inc;
}

export async function updateQuote(db: Kysely<DB>, inc: number, set: Updateable<DB['quote']>): Promise<void> {
  await db.updateTable('quote').set(set).where('inc', '=', inc).execute();
}

export async function deleteQuote(db: Kysely<DB>, inc: number): Promise<void> {
  await db.deleteFrom('quote').where('inc', '=', inc).execute();
}

/** In their order. */
export async function readOffers(db: Kysely<DB>, quoteInc: number): Promise<StoredOffer[]> {
  const rows = await db
    .selectFrom('quote_offer')
    .selectAll()
    .where('quote_inc', '=', quoteInc)
    .orderBy('position')
    .execute();
  return rows as StoredOffer[]; // `insertOffer` has written both columns
}

type Known = 'words' | 'gone_reason' | 'known_minor';
type NewOffer = Omit<StoredOffer, 'inc' | Known> & Partial<Pick<StoredOffer, Known>>;

export async function insertOffer(db: Kysely<DB>, { lines, shown, ...offer }: NewOffer): Promise<void> {
  const values = { ...offer, lines: JSON.stringify(lines), shown: JSON.stringify(shown) };
  await db.insertInto('quote_offer').values(values).execute();
}

export async function updateOffer(
  db: Kysely<DB>,
  inc: number,
  set: Pick<Updateable<DB['quote_offer']>, 'words' | 'position'>,
): Promise<void> {
  await db.updateTable('quote_offer').set(set).where('inc', '=', inc).execute();
}

export async function deleteOffer(db: Kysely<DB>, inc: number): Promise<void> {
  await db.deleteFrom('quote_offer').where('inc', '=', inc).execute();
}

/** What clients did with quotes, in its order. */
export async function readEvents(db: Kysely<DB>, quoteIncs: readonly number[]): Promise<StoredEvent[]> {
  if (quoteIncs.length === 0) return [];
  const rows = await db
    .selectFrom('quote_event')
    .select(['id', 'quote_inc', 'offer_inc', 'kind', 'words', 'contact', 'at'])
    .where('quote_inc', 'in', quoteIncs)
    .orderBy('id')
    .execute();
  return rows as StoredEvent[]; // the column allows no other kinds
}

/** How many quotes a manager has, which nobody else adds to until the transaction ends. */
export async function countQuotesOf(db: Kysely<DB>, managerId: number): Promise<number> {
  await db.selectFrom('manager').select('inc').where('inc', '=', managerId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('quote')
    .where('manager_inc', '=', managerId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores it; the same form again is none. */
export async function insertEvent(
  db: Kysely<DB>,
  event: Insertable<DB['quote_event']> & { kind: EventKind },
): Promise<{ id: number; isNew: boolean }> {
  const stored = await db
    .insertInto('quote_event')
    .values(event)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) return { id: stored.id, isNew: true };
  const known = await db
    .selectFrom('quote_event')
    .select('id')
    .where('request_key', '=', event.request_key!) // without one there is no conflict
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}

/** Whether the client was there since then: who looks again a minute later has opened it once. */
export async function wasOpenedSince(db: Kysely<DB>, quoteInc: number, since: Date): Promise<boolean> {
  const { found } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from quote_event where quote_inc = ${quoteInc} and kind = 'opened' and at > ${since})`.as(
        'found',
      ),
    )
    .executeTakeFirstOrThrow();
  return found;
}

/** Those with offers that were sent and whose last day is one of these. */
export const quotesValidUntil = (
  db: Kysely<DB>,
  caller: Manager,
  { from, to }: { from: PlainDate; to: PlainDate },
) =>
  quotesOf(db, caller)
    .where('quote.sent_at', 'is not', null)
    .where('quote.outcome', 'is', null)
    .where('quote.valid_until', '>=', from)
    .where('quote.valid_until', '<=', to)
    .orderBy('quote.inc')
    .execute();

/** Which offers are asked for: those that leave in these days, or whose quotes were made then. */
export type QuotedWhen =
  | { departsFrom: PlainDate; departsTo: PlainDate }
  | { madeFrom: Date; madeBefore: Date };

/** Offers of quotes with whose they are, the latest quotes first. */
export async function quotedOffersOf(db: Kysely<DB>, caller: Manager, when: QuotedWhen, most: number) {
  const offers = quotesOf(db, caller).innerJoin('quote_offer as offer', 'offer.quote_inc', 'quote.inc');
  const departsOn = sql<string>`offer.shown ->> 'departsOn'`;
  const asked =
    'madeFrom' in when
      ? offers.where('quote.made_at', '>=', when.madeFrom).where('quote.made_at', '<', when.madeBefore)
      : offers
          .where(departsOn, '>=', when.departsFrom)
          .where(departsOn, '<=', when.departsTo)
          .where('quote.outcome', 'is distinct from', 'lost');
  const rows = await asked
    .select(['offer.total_minor', 'offer.priced_at', sql<ShownOffer>`offer.shown`.as('shown')])
    .orderBy('quote.inc', 'desc')
    .orderBy('offer.position')
    .limit(most)
    .execute();
  return rows;
}
