import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { notifyManager } from '#domain/notifications/notify-manager.ts';
import type { Principal } from '#lib/principal.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type FoundQuote, withParts } from './find-quote.ts';
import { deleteOlderEvents, lastEvent, lockEvents } from './quote-event-store.server.ts';
import { readQuoteToken } from './quote-link.ts';
import {
  type EventKind,
  insertEvent,
  readOffers,
  readQuote,
  type StoredQuote,
  wasOpenedSince,
} from './quote-store.server.ts';

export type ByLink = { db: Kysely<DB>; token: string; secret: string; siteId: string; caller: Principal };

/** What a link leads to, and whether anyone who looks is of the agency: they see a draft, too, and nothing of it is counted. */
export type OpenedQuote = FoundQuote & { isPreview: boolean };

/** 'gone' where the agency is closed; 'not-found' where the link is nobody's, of another site, or of a draft. */
export type ClosedLink = 'not-found' | 'gone';

/** The quote of a link. */
export async function openQuote(asked: ByLink): Promise<Result<OpenedQuote, ClosedLink>> {
  const found = await quoteOfLink(asked);
  if (!found.ok) return found;
  const { quote, isPreview } = found.value;
  return ok({ ...(await withParts(asked.db, quote)), isPreview });
}

/** The quote of a link without its offers, by the same rules. */
export async function quoteOfLink({
  db,
  token,
  secret,
  siteId,
  caller,
}: ByLink): Promise<Result<{ quote: StoredQuote; isPreview: boolean }, ClosedLink>> {
  const inc = readQuoteToken(token, secret);
  const quote = inc === undefined ? undefined : await readQuote(db, inc);
  if (quote?.site_id !== siteId) return fail('not-found');
  const isPreview = caller.kind === 'manager' && caller.agencyId === quote.agency_inc;
  if (!quote.sent_at && !isPreview) return fail('not-found');
  return quote.agency_state === 'approved' ? ok({ quote, isPreview }) : fail('gone');
}

/** Who looks again within the hour has opened it once. */
const openingMs = 3_600_000;

/** So many openings of a quote are kept, and so many changes of the mark of an offer: the latest. */
const mostOpenings = 200;
const mostMarks = 10;

type Deed = { kind: Exclude<EventKind, 'asked'>; offerInc: number | null; now: Date };

/** Writes down what the client did; 'not-found' also where the quote has no such offer. */
export async function recordQuoteEvent(
  asked: ByLink,
  { kind, offerInc, now }: Deed,
): Promise<Result<undefined, ClosedLink>> {
  const { db } = asked;
  const found = await quoteOfLink(asked);
  if (!found.ok) return found;
  const { inc, manager_inc: managerId } = found.value.quote;
  if (offerInc !== null && !(await readOffers(db, inc)).some((offer) => offer.inc === offerInc))
    return fail('not-found');
  if (found.value.isPreview) return ok(undefined);
  await db.transaction().execute(async (transaction) => {
    await lockEvents(transaction, inc);
    const isOpening = kind === 'opened';
    const kinds = isOpening ? (['opened'] as const) : (['marked', 'unmarked'] as const);
    const which = { quoteInc: inc, offerInc, kinds };
    const isKnown = isOpening
      ? await wasOpenedSince(transaction, inc, new Date(now.getTime() - openingMs))
      : ((await lastEvent(transaction, which)) ?? 'unmarked') === kind;
    if (isKnown) return;
    const { id } = await insertEvent(transaction, { quote_inc: inc, offer_inc: offerInc, kind, at: now });
    await deleteOlderEvents(transaction, which, isOpening ? mostOpenings : mostMarks);
    // A client who has thought better of it need not call the agent.
    if (kind !== 'unmarked') await notifyManager(transaction, { managerId, quote_event_id: id, at: now });
  });
  return ok(undefined);
}
