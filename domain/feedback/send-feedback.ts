import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';
import type { Site } from '#sites/site.ts';
import { type Feedback, type FeedbackFault, faultsOf } from './feedback.ts';
import { findFeedbackId, insertFeedback } from './feedback-store.server.ts';
import { orderMail } from './mail-queue.ts';
import { recipientOf } from './recipient.ts';

export type SendFeedbackContext = {
  db: Kysely<DB>;
  boss: PgBoss;
  site: Site;
  /** All sites of the operator: mail may go to any of their addresses. */
  sites: readonly Site[];
  locale: string;
  now: Date;
};

export type SentFeedback = { ok: true; value: { id: number } } | { ok: false; faults: FeedbackFault[] };

/** Stores a request and orders its mail, both or neither; the same key again is the same request. */
export async function sendFeedback(feedback: Feedback, context: SendFeedbackContext): Promise<SentFeedback> {
  const { db, boss, site, locale, now } = context;
  const faults = faultsOf(feedback, site);
  if (faults.length > 0) return { ok: false, faults };

  const emailTo = await recipientOf(feedback.emailTo, context);
  const stored = { ...feedback, emailTo, siteId: site.id, locale, receivedAt: now };
  const id = await db.transaction().execute(async (transaction) => {
    const newId = await insertFeedback(transaction, stored);
    if (newId === undefined) return findFeedbackId(transaction, feedback.requestKey);
    await orderMail(boss, transaction, { feedbackId: newId });
    return newId;
  });
  return { ok: true, value: { id } };
}
