import type { Kysely } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';

/** A mail that is written when it is sent, or one that is written already. */
export type MailJob =
  | { feedbackId: number }
  | { outgoingMailId: number }
  | { passwordResetId: number }
  | { invitationId: number }
  | { emailChangeId: number };

const queue = 'feedback-mail';

/** How often a mail that cannot be sent is tried again: about a day in all by default. */
export type Retries = { limit: number; delaySeconds: number; mostDelaySeconds: number };

const usualRetries: Retries = { limit: 30, delaySeconds: 15, mostDelaySeconds: 3_600 };

/** Makes the queue, or brings its settings up to date; any number of processes may do so at once. */
export async function openMailQueue(boss: PgBoss, { limit, delaySeconds, mostDelaySeconds } = usualRetries) {
  const settings = {
    retryLimit: limit,
    retryDelay: delaySeconds,
    retryBackoff: true,
    retryDelayMax: mostDelaySeconds,
    expireInSeconds: 120,
  };
  await boss.createQueue(queue, settings);
  await boss.updateQueue(queue, settings);
}

/** Orders a mail; the job exists once the transaction `db` commits. */
export async function orderMail(boss: PgBoss, db: Kysely<DB>, job: MailJob): Promise<void> {
  await boss.send(queue, job, { db: fromKysely(db) });
}

/** So many mails are taken at once, and so many of them are under way at the same time. */
const batch = { size: 20, atOnce: 4 };

/**
 * Calls `send` for each ordered mail, and goes on at once while as many wait as can be taken; a mail whose `send` throws
 * is ordered again later, together with those that were taken with it, for which there is nothing left to do.
 */
export async function workMailQueue(boss: PgBoss, send: (job: MailJob) => Promise<void>): Promise<void> {
  const options = { pollingIntervalSeconds: 1, batchSize: batch.size, burstWhenBatchFull: true };
  await boss.work<MailJob>(queue, options, async (jobs) => {
    const waiting = jobs.map(({ data }) => data);
    const failures: unknown[] = [];
    const sendNext = async (): Promise<void> => {
      const job = waiting.shift();
      if (!job) return;
      await send(job).catch((failure) => failures.push(failure));
      return sendNext();
    };
    await Promise.all(Array.from({ length: batch.atOnce }, sendNext));
    if (failures.length > 0) throw failures[0];
  });
}
