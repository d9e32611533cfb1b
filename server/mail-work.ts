import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { DB } from '#db/schema.ts';
import { openMailQueue, type Retries } from '#domain/feedback/mail-queue.ts';
import { startMailWorker } from '#domain/feedback/mail-worker.ts';
import type { Mail } from '#integrations/mail/mail.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Site } from '#sites/site.ts';
import { createJobs } from './jobs.ts';

type MailDependencies = {
  db: Kysely<DB>;
  connection: pg.ClientConfig;
  clock: () => Date;
  mail: Mail;
  log: Logger;
  sites?: readonly Site[];
  /** How often mail that cannot be sent is tried again. */
  mailRetries?: Retries;
  /** Mail is ordered here, and sent by another thread or server, which has made the queue. */
  mailsElsewhere?: boolean;
};

export type MailWork = ReturnType<typeof openMailWork>;

/** The queue of mails, and the work on it. */
export function openMailWork(dependencies: MailDependencies) {
  const { connection, log, mailRetries, mailsElsewhere = false } = dependencies;
  const boss = createJobs(connection, log, { ordersOnly: mailsElsewhere });
  let isStarted = false;
  let isReady = false;
  return {
    boss,
    isReady: () => isReady,
    start: async () => {
      isStarted = true;
      await boss.start();
      if (!mailsElsewhere) {
        await openMailQueue(boss, mailRetries);
        await startMailWorker({ sites: allSites, ...dependencies, boss });
      }
      isReady = true;
    },
    /** Jobs that are running are finished first. */
    close: async () => {
      if (isStarted) await boss.stop({ graceful: true, timeout: 10_000 });
      isStarted = false;
      isReady = false;
    },
  };
}
