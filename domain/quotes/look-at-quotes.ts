import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { notifyManager } from '#domain/notifications/notify-manager.ts';
import { daysOf } from '#domain/offers/offer-for-demo.ts';
import { assert } from '#lib/assert.ts';
import { dayIn } from '#lib/plain-date.ts';
import type { Site } from '#sites/site.ts';
import { priceQuoted } from './price-quoted.ts';
import { readOffers, type StoredOffer } from './quote-store.server.ts';

export type Looking = {
  db: Kysely<DB>;
  moment: () => CatalogueMoment;
  claimSecret: string;
  clock: () => Date;
  sites: readonly Site[];
  log: Pick<Logger, 'warn'>;
};

/** So many quotes in one run; the others come first in the next. */
const mostQuotesOfRun = 5_000;

/** Smaller changes, as those of daily rates, are not told: the manager would hear of every quote every day. */
const leastChange = 0.01;

/** Prices the offers of open quotes again, the longest unseen first, and tells managers what has changed since they knew. */
export async function lookAtQuotes(looking: Looking): Promise<{ quotes: number; changed: number }> {
  const begun = looking.clock();
  let [quotes, changed] = [0, 0];
  while (quotes < mostQuotesOfRun) {
    const inc = await nextQuote(looking.db, begun);
    if (inc === undefined) break;
    if (await lookOrPass(looking, inc)) changed += 1;
    quotes += 1;
    await yieldToOthers();
  }
  return { quotes, changed };
}

/** One quote that cannot be priced does not keep the others waiting for ever. */
async function lookOrPass(looking: Looking, inc: number): Promise<boolean> {
  try {
    return await lookAtQuote(looking, inc);
  } catch (error) {
    const { db, clock, log } = looking;
    log.warn({ err: error, quote: inc }, 'The offers of a quote could not be looked at');
    await db.updateTable('quote').set({ looked_at: clock() }).where('inc', '=', inc).execute();
    return false;
  }
}

/** One that is open and valid, of an agency that is, and was not looked at since then. */
async function nextQuote(db: Kysely<DB>, begun: Date): Promise<number | undefined> {
  const next = await db
    .selectFrom('quote')
    .innerJoin('manager', 'manager.inc', 'quote.manager_inc')
    .innerJoin('agency', 'agency.inc', 'quote.agency_inc')
    .select('quote.inc')
    .where('quote.outcome', 'is', null)
    // Yesterday may be today at a site in the west.
    .where('quote.valid_until', '>=', sql<never>`(${begun}::timestamptz - interval '1 day')::date`)
    .where((quote) => quote.or([quote('looked_at', 'is', null), quote('looked_at', '<', begun)]))
    .where('manager.state', '=', 'active')
    .where('agency.state', '=', 'approved')
    .orderBy('quote.looked_at', (order) => order.asc().nullsFirst())
    .orderBy('quote.inc')
    .limit(1)
    .executeTakeFirst();
  return next?.inc;
}

/** Whether something has changed; the quote is locked meanwhile, so that two runs do not tell the same twice. */
const lookAtQuote = ({ db, moment, claimSecret, clock, sites }: Looking, inc: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const quote = await transaction
      .selectFrom('quote')
      .select(['manager_inc', 'site_id', 'valid_until'])
      .where('inc', '=', inc)
      .forUpdate()
      .executeTakeFirst();
    if (!quote) return false; // it was deleted meanwhile
    const now = clock();
    await transaction.updateTable('quote').set({ looked_at: now }).where('inc', '=', inc).execute();
    const site = sites.find(({ id }) => id === quote.site_id);
    if (!site || quote.valid_until < dayIn(now, site.timeZone)) return false;
    const opening = { moment: moment(), claimSecret, now, ...daysOf({ site, now }) };
    let [gone, repriced] = [0, 0];
    for (const offer of await readOffers(transaction, inc)) {
      const found = changeOf(offer, priceQuoted(opening, offer, null));
      if (!found) continue;
      await transaction.updateTable('quote_offer').set(found).where('inc', '=', offer.inc).execute();
      if (found.gone_reason === null) repriced += 1;
      else gone += 1;
    }
    if (gone + repriced === 0) return false;
    const { id } = await transaction
      .insertInto('quote_change')
      .values({ quote_inc: inc, gone, repriced, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await notifyManager(transaction, { managerId: quote.manager_inc, quote_change_id: id, at: now });
    return true;
  });

/** What is known of an offer from now on; undefined where that is what was known, or nothing to tell. */
function changeOf(offer: StoredOffer, now: ReturnType<typeof priceQuoted>) {
  const { gone_reason, known_minor } = offer;
  if (now.status === 'gone') {
    // Anyone who has left needs no new offer, and a rate that is missing comes with the next file.
    if (gone_reason !== null || now.reason === 'departed' || now.reason === 'rate') return undefined;
    return { gone_reason: now.reason as string };
  }
  const total = now.opened.totalMinor;
  const known = known_minor ?? offer.total_minor + offer.markup_minor!;
  assert(known > 0, 'An offer costs something');
  if (gone_reason === null && Math.abs(total - known) < known * leastChange) return undefined;
  return { gone_reason: null, known_minor: total };
}
