import { type Kysely, sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';
import { retentionPeriods as periods } from '#lib/retention-periods.ts';

/** The queue of the deletion, and when it is done: every night, UTC. */
const retentionQueue = 'retention';
const retentionCron = '15 3 * * *';

/** Forgets what is over: sessions, tickets, links, invitations, mails, applications and requests of a year ago, old addresses of the audit, documents of travellers, old bookings. */
export async function forgetWhatIsOver(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`select forget_what_is_over(at => ${now},
    session_pause_days => ${periods.sessionPauseDays}, session_life_days => ${periods.sessionLifeDays},
    link_days => ${periods.linkDays}, invitation_days => ${periods.invitationDays},
    request_months => ${periods.requestMonths}, audit_address_days => ${periods.auditAddressDays})`.execute(
    db,
  );
  await sql`select forget_bookings(at => ${now}, document_days => ${periods.documentDays},
    unfinished_days => ${periods.unfinishedBookingDays}, booking_months => ${periods.bookingMonths},
    key_days => ${periods.commandKeyDays})`.execute(db);
}

type Work = { db: Kysely<DB>; clock: () => Date; log: Pick<Logger, 'info'> };

/** Does so every night; of several servers one. */
export async function workRetention(boss: PgBoss, { db, clock, log }: Work): Promise<void> {
  await boss.createQueue(retentionQueue, { retryLimit: 12, retryDelay: 600, expireInSeconds: 600 });
  await boss.schedule(retentionQueue, retentionCron);
  await boss.work(retentionQueue, async () => {
    await forgetWhatIsOver(db, clock());
    log.info('What is kept no longer was deleted');
  });
}
