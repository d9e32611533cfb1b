import type { Kysely } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { DB } from '#db/schema.ts';

export type MailJob = { feedbackId: number };

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

/** Orders the mail of a request; the job exists once the transaction `db` commits. */
export async function orderMail(boss: PgBoss, db: Kysely<DB>, job: MailJob): Promise<void> {
  await boss.send(queue, job, { db: fromKysely(db) });
}

/** Calls `send` for each ordered mail, one at a time; a mail whose `send` throws is ordered again later. */
export async function workMailQueue(boss: PgBoss, send: (job: MailJob) => Promise<void>): Promise<void> {
  await boss.work<MailJob>(queue, { pollingIntervalSeconds: 1 }, async ([job]) => {
    if (job) await send(job.data);
  });
}
