import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { DB } from './schema.ts';

/** Counts what somebody does, the same on every server of the database. */
export type Limit = {
  /** Seconds to wait until it may be done; 0 where it may be done now, which is counted. */
  take: (who: string, points?: number) => Promise<number>;
  /** What was counted did not come to pass. */
  giveBack: (who: string) => Promise<void>;
};

type Options = {
  /** Of what: each name counts by itself. */
  name: string;
  points: number;
  seconds: number;
  /** Of these points each process lets so many pass without asking the database. */
  free?: number;
};

/** More than anybody can do: nothing is counted. */
const boundless = 1e9;

/** A limit that all servers of a database keep together; while it does not answer, each counts for itself. */
export function openLimit(db: Kysely<DB>, { name, points, seconds, free = 0 }: Options): Limit {
  if (points >= boundless) return { take: async () => 0, giveBack: async () => {} };
  const here = new RateLimiterMemory({ points: free, duration: seconds });
  const together = new RateLimiterPostgres({
    storeClient: { query: (asked: Asked) => query(db, asked) },
    storeType: 'client',
    tableName: 'request_limit',
    tableCreated: true,
    keyPrefix: name,
    points: points - free,
    duration: seconds,
    // Who has been refused once is refused here until the time is over.
    inMemoryBlockOnConsumed: points - free + 1,
    insuranceLimiter: new RateLimiterMemory({ points: points - free, duration: seconds }),
  });
  return {
    take: async (who, cost = 1) => {
      const key = digest(who);
      if (free > 0 && (await consume(here, key, cost)) === 0) return 0;
      return consume(together, key, cost);
    },
    giveBack: async (who) => {
      await together.reward(digest(who));
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string, cost: number): Promise<number> {
  try {
    await limiter.consume(key, cost);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw refused;
  }
}

type Asked = { text: string; values: unknown[] };

/** By the pool whose users are told at once when the database is away. */
async function query(db: Kysely<DB>, { text, values }: Asked) {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: rows.length };
}

/** Neither addresses nor phones can be read in the table. */
const digest = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 24);
