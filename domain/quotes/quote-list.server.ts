import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { ShownOffer } from '#domain/offers/kept-offer.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Manager } from '#lib/principal.ts';
import type { QuoteFilterState, QuoteOrder, QuoteOutcome } from '#lib/quote-choices.ts';
import { quotesOf } from './quote-store.server.ts';

/** What a list of quotes is narrowed by; what is missing does not narrow it. */
export type QuoteFilters = {
  siteId: string;
  /** Lower case; a quote has all of them in its title, client, number or the hotels of its offers. */
  words: readonly string[];
  state?: QuoteFilterState | undefined;
  /** Without those that are won or lost. */
  isOpen: boolean;
  madeFrom?: Date | undefined;
  madeBefore?: Date | undefined;
};

type Page = { order: QuoteOrder; skip: number; take: number };

const stateNow = sql<QuoteFilterState>`case
  when quote.outcome is not null then quote.outcome
  when exists (select from quote_event where quote_inc = quote.inc and kind = 'asked') then 'asked'
  when exists (select from quote_event where quote_inc = quote.inc) then 'opened'
  when quote.sent_at is not null then 'sent'
  else 'draft' end`;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

type Row = ExpressionBuilder<DB, 'quote'>;

function hasWord(row: Row, word: string) {
  const like = `%${escaped(word)}%`;
  const number = /^#?(\d{1,9})$/.exec(word)?.[1];
  return row.or([
    ...(number ? [row('quote.inc', '=', Number(number))] : []),
    row('quote.title', 'ilike', like),
    row('quote.client', 'ilike', like),
    sql<boolean>`exists (select from client where client.inc = quote.client_inc and client.name ilike ${like})`,
    sql<boolean>`exists (select from quote_offer where quote_inc = quote.inc
      and exists (select from jsonb_each_text(shown -> 'hotel') as hotel where hotel.value ilike ${like}))`,
  ]);
}

function found(db: Kysely<DB>, caller: Manager, filters: QuoteFilters) {
  const { siteId, words, state, isOpen, madeFrom, madeBefore } = filters;
  let quotes = quotesOf(db, caller).where('quote.site_id', '=', siteId);
  if (isOpen) quotes = quotes.where('quote.outcome', 'is', null);
  if (state) quotes = quotes.where(stateNow, '=', state);
  if (madeFrom) quotes = quotes.where('quote.made_at', '>=', madeFrom);
  if (madeBefore) quotes = quotes.where('quote.made_at', '<', madeBefore);
  for (const word of words) quotes = quotes.where((row) => hasWord(row as unknown as Row, word)); // its other tables are not asked
  return quotes;
}

/** A page of them, each with what is counted of it; of the caller's own first, where the last used are first. */
export function readQuoteList(
  db: Kysely<DB>,
  caller: Manager,
  filters: QuoteFilters,
  { order, skip, take }: Page,
) {
  const counted = found(db, caller, filters).select([
    stateNow.as('state_now'),
    sql<number>`(select count(*) from quote_offer where quote_inc = quote.inc)`.as('offer_count'),
    sql<number>`(select count(*) from quote_event where quote_inc = quote.inc and kind = 'asked')`.as(
      'question_count',
    ),
    sql<number>`(select count(*) from (
      select distinct on (offer_inc) kind from quote_event
      where quote_inc = quote.inc and kind in ('marked', 'unmarked') order by offer_inc, id desc
    ) as mark where mark.kind = 'marked')`.as('favourite_count'),
    sql<Date | null>`(select at from quote_event where quote_inc = quote.inc order by id desc limit 1)`.as(
      'last_at',
    ),
  ]);
  const ordered =
    order === 'used'
      ? counted
          .orderBy(sql`quote.manager_inc = ${caller.managerId}`, 'desc')
          .orderBy('quote.used_at', 'desc')
          .orderBy('quote.inc', 'desc')
      : counted.orderBy('quote.inc', 'desc');
  return ordered.offset(skip).limit(take).execute();
}

export async function countQuotes(db: Kysely<DB>, caller: Manager, filters: QuoteFilters): Promise<number> {
  const { count } = await found(db, caller, filters)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those that were won or lost in a time, each with the offer that the client marked last, else its first. */
export async function settledQuotesOf(
  db: Kysely<DB>,
  caller: Manager,
  { from, before }: { from: Date; before: Date },
  most: number,
) {
  const rows = await quotesOf(db, caller)
    .where('quote.settled_at', '>=', from)
    .where('quote.settled_at', '<', before)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('quote_offer')
          .whereRef('quote_offer.quote_inc', '=', 'quote.inc')
          .select(['quote_offer.shown', 'quote_offer.total_minor'])
          .orderBy(
            sql`(select max(id) from quote_event where offer_inc = quote_offer.inc and kind = 'marked') desc nulls last`,
          )
          .orderBy('quote_offer.position')
          .limit(1)
          .as('offer'),
      (join) => join.onTrue(),
    )
    .select(['offer.total_minor', sql<ShownOffer>`offer.shown`.as('shown')])
    .orderBy('quote.settled_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...row,
    outcome: row.outcome as QuoteOutcome, // the column allows no others, and one that is settled has it
    settled_at: row.settled_at!,
  }));
}

/** What each offer was when it was added and is now, the agent's markup inside; null: it can no longer be sold. */
export const changedOffersOf = (
  db: Kysely<DB>,
  { managerId }: Manager,
  { siteId, today, most }: { siteId: string; today: PlainDate; most: number },
) =>
  db
    .selectFrom('quote')
    .innerJoin('quote_offer as offer', 'offer.quote_inc', 'quote.inc')
    .where('quote.manager_inc', '=', managerId)
    .where('quote.site_id', '=', siteId)
    .where('quote.outcome', 'is', null)
    .where('quote.valid_until', '>=', today)
    .where(
      sql<boolean>`(offer.gone_reason is not null or offer.known_minor <> offer.total_minor + offer.markup_minor)`,
    )
    .select([
      'quote.inc',
      'quote.title',
      'quote.client',
      'quote.currency',
      sql<ShownOffer>`offer.shown`.as('shown'),
      sql<number>`offer.total_minor + offer.markup_minor`.as('was_minor'),
      sql<number | null>`case when offer.gone_reason is null then offer.known_minor end`.as('now_minor'),
    ])
    .orderBy('quote.inc', 'desc')
    .orderBy('offer.position')
    .limit(most)
    .execute();
