import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { readWinners } from './survey-store.server.ts';

/** Who has won in the draws of a market, the latest first. */
export const listWinners = (db: Kysely<DB>, market: string) => readWinners(db, market);
