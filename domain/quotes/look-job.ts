import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Looking, lookAtQuotes } from './look-at-quotes.ts';

export const lookQueue = 'quoted-offers';

/** After a change of the catalogue the offers are looked at again, however many changes there are in this time. */
const pauseSeconds = 600;

type Work = Looking & { log: Pick<Logger, 'info' | 'warn'> };

/** Looks at the offers of open quotes every night, by one process at a time. */
export async function workLooks(boss: PgBoss, looking: Work): Promise<void> {
  await boss.createQueue(lookQueue, { policy: 'singleton', retryLimit: 3, expireInSeconds: 3_600 });
  await boss.schedule(lookQueue, '20 3 * * *');
  await boss.work(lookQueue, { pollingIntervalSeconds: 10 }, async () => {
    looking.log.info(await lookAtQuotes(looking), 'The offers of quotes were looked at');
  });
}

/** Orders a look after a change of the catalogue. */
export async function orderLook(boss: PgBoss): Promise<void> {
  await boss.sendDebounced(lookQueue, null, {}, pauseSeconds);
}
