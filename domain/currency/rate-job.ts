import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { rateChangeTime } from '#sites/rate-day.ts';
import type { MostJump } from './hold-jumps.ts';
import { heldLine, takeRates } from './take-rates.ts';
import { unpackFeed } from './unpack-feed.ts';

/** Where new rates come from: resolves to the text of a file of rates. */
export type RateFeed = () => Promise<string>;

/** The feed at an https address, or in a file, plain, gzip or zip. The operator names it, no visitor does. */
export const openRateFeed =
  (place: string): RateFeed =>
  async () => {
    const bytes = /^https?:\/\//.test(place) ? await fetched(place) : await readFile(place);
    return unpackFeed(bytes);
  };

/** A bank that takes longer is asked again later. */
const patienceMs = 30_000;

async function fetched(address: string): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`The feed of rates answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

export const rateQueue = 'currency-rates';

type Work = {
  feed: RateFeed;
  pool: pg.Pool;
  timeZones: readonly string[];
  mostJump: MostJump;
  /** Told how many rates of the last answer were held back. */
  showHeld: (count: number) => void;
  log: Pick<Logger, 'info' | 'warn'>;
};

/**
 * Asks the feed every day at the moment when rates change, by the clock of each market ([S]§4.6), and takes what is new; a
 * feed that fails is asked again every five minutes, for two hours.
 */
export async function workRates(
  boss: PgBoss,
  { feed, pool, timeZones, mostJump, showHeld, log }: Work,
): Promise<void> {
  await boss.createQueue(rateQueue, { retryLimit: 24, retryDelay: 300, expireInSeconds: 300 });
  const [hour, minute] = rateChangeTime.split(':').map(Number);
  for (const { key } of await boss.getSchedules(rateQueue)) await boss.unschedule(rateQueue, key);
  for (const tz of timeZones)
    await boss.schedule(rateQueue, `${minute} ${hour} * * *`, null, { tz, key: tz.replaceAll('/', '.') });
  await boss.work(rateQueue, async () => {
    try {
      const { held, ...counts } = await takeRates(pool, await feed(), mostJump);
      showHeld(held.length);
      log.info({ ...counts, held: held.length }, 'Rates were taken from their feed');
      if (held.length > 0)
        log.warn(
          { held: held.map(heldLine) },
          'Rates jump too far and were held back: take them with rates:import -- FILE --accept-jumps',
        );
    } catch (error) {
      log.warn({ err: error }, 'Rates could not be taken from their feed: it is asked again');
      throw error;
    }
  });
}
