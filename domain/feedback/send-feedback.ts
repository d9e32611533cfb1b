import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import type { Site } from '#sites/site.ts';
import { type Feedback, type FeedbackFault, faultsOf } from './feedback.ts';
import { orderMail } from './mail-queue.ts';
import { recipientOf } from './recipient.ts';
import { storeOnce } from './store-once.ts';

export type SendFeedbackContext = {
  db: Kysely<DB>;
  boss: PgBoss;
  site: Site;
  /** All sites of the operator: mail may go to any of their addresses. */
  sites: readonly Site[];
  locale: string;
  now: Date;
  /** What else is kept of it, by its number, both or neither. */
  keepWith?: ((transaction: Kysely<DB>, id: number) => Promise<void>) | undefined;
};

export type SentFeedback =
  | { ok: true; value: { id: number; isNew: boolean } }
  | { ok: false; reason: 'faults'; faults: FeedbackFault[] }
  | { ok: false; reason: 'key-used-up' };

/** Stores a request and orders its mail, both or neither; sent again it is the same request. */
export async function sendFeedback(feedback: Feedback, context: SendFeedbackContext): Promise<SentFeedback> {
  const { db, boss, site, locale, now, keepWith } = context;
  const faults = faultsOf(feedback, site);
  if (faults.length > 0) return { ok: false, reason: 'faults', faults };

  const emailTo = await recipientOf(feedback.emailTo, context);
  const stored = { ...feedback, emailTo, siteId: site.id, locale, receivedAt: now };
  const sent = await db.transaction().execute(async (transaction) => {
    const kept = await storeOnce(transaction, stored);
    if (kept?.isNew) {
      await orderMail(boss, transaction, { feedbackId: kept.id });
      await keepWith?.(transaction, kept.id);
    }
    return kept;
  });
  return sent ? { ok: true, value: sent } : { ok: false, reason: 'key-used-up' };
}
