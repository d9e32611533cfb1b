import { type Kysely, sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';

const queue = 'retention';

/** Forgets what is over: sessions, tickets, links, invitations, mails and requests of a year ago, old addresses of the audit. */
export async function forgetWhatIsOver(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`select forget_what_is_over(${now})`.execute(db);
}

type Work = { db: Kysely<DB>; clock: () => Date; log: Pick<Logger, 'info'> };

/** Does so every night; of several servers one. */
export async function workRetention(boss: PgBoss, { db, clock, log }: Work): Promise<void> {
  await boss.createQueue(queue, { retryLimit: 12, retryDelay: 600, expireInSeconds: 600 });
  await boss.schedule(queue, '15 3 * * *');
  await boss.work(queue, async () => {
    await forgetWhatIsOver(db, clock());
    log.info('What is kept no longer was deleted');
  });
}
