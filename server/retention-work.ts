import type { Logger } from 'pino';
import type { OpenDatabase } from '#db/open.ts';
import { workRetention } from '#domain/retention/forget-daily.ts';
import { createJobs } from './jobs.ts';

type Server = { log: Logger; onClose: (close: () => Promise<unknown>) => void };

/** The nightly deletion of what is kept no longer. */
export async function startRetentionWork({ log, onClose }: Server, database: OpenDatabase): Promise<void> {
  const boss = createJobs(database.connection, log, { hasSchedule: true });
  onClose(() => boss.stop({ graceful: true, timeout: 10_000 }));
  await boss.start();
  await workRetention(boss, { db: database.patient, clock: () => new Date(), log });
}
