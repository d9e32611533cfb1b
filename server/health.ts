import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { AppContext } from './app-env.ts';

const patienceMs = 2_000;

/** `/readyz`: whether requests can be answered now. Names what is missing, so that a waiting operator knows. */
export async function answerReadiness(
  c: AppContext,
  { db, parts }: { db: Kysely<DB>; parts: Record<string, boolean> },
): Promise<Response> {
  const state = { ...parts, database: await databaseAnswers(db) };
  const ready = Object.values(state).every(Boolean);
  return c.json({ ready, ...state }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
}

async function databaseAnswers(db: Kysely<DB>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, patienceMs, false);
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
