import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { migrate } from '#db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import type { DB } from '#db/schema.ts';
import { tableNames } from '#domain/operator-data/tables.ts';
import { dayIn, type PlainDate } from '#lib/plain-date.ts';
import type { Env } from './env.ts';
import { loadDemoPeople } from './load-demo-people.ts';
import { stage } from './stage.ts';

/** Opens the database, brings its schema up to date, and sees to it that there is something to sell. */
export async function prepareDatabase(env: Env, log: Logger, clock: () => Date): Promise<OpenDatabase> {
  const name = env.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL';
  const database = await stage(log, name, () =>
    openDatabase({
      url: env.DATABASE_URL,
      replicaUrl: env.DATABASE_REPLICA_URL,
      dataDir: env.DATA_DIR,
      log,
    }),
  );
  try {
    await stage(log, 'Migrating the database', () => migrate(database.pool));
    if (env.DEMO) await keepDemoFresh(database, log, dayIn(clock(), 'UTC'));
    await loadDemoPeople(database.db, env);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Any number that nothing else on this database locks. */
const lockKey = 0x64656d6f;

/** Loads the demo operator into an empty catalogue, or rolls it forward to `today`; real data is left alone. */
async function keepDemoFresh({ db, patient, pool }: OpenDatabase, log: Logger, today: PlainDate) {
  if (!(await needsDemo(db, today))) return;
  await stage(log, 'Loading the demo operator', () =>
    patient.transaction().execute(async (lock) => {
      // Servers that start together wait here for the one that loads.
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(lock);
      if (!(await needsDemo(db, today))) return;
      // The generator is only needed here, so a server with real data never loads it.
      const { loadDemo } = await import('./load-demo.ts');
      await loadDemo({ pool, log, today });
    }),
  );
}

/** Whether there is nothing to sell, or a demo operator of an earlier day; never where there is real data. */
export async function needsDemo(db: Kysely<DB>, today: PlainDate) {
  const { demo_loaded_for: loadedFor } = await db
    .selectFrom('catalogue_version')
    .select('demo_loaded_for')
    .executeTakeFirstOrThrow();
  if (loadedFor) return loadedFor < today;
  return isEmpty(db);
}

/** Loading replaces every table, so a row in any of them is a real operator's who has begun to import. */
async function isEmpty(db: Kysely<DB>) {
  const rowInAny = sql.join(
    tableNames.map((name) => sql`exists (select from ${sql.table(name)})`),
    sql` or `,
  );
  const { rows } = await sql<{ found: boolean }>`select ${rowInAny} as found`.execute(db);
  return rows[0]?.found === false;
}
