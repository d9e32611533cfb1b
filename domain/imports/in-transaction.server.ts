import type pg from 'pg';
import type { PlainDate } from '#lib/plain-date.ts';

/** Any number that no other lock of this database has: the letters "impo". */
const importLock = 0x696d706f;

/**
 * Does work that is kept or not as a whole, after whatever import is running: sessions see the state before or after,
 * and a crash changes nothing.
 */
export async function inTransaction<Outcome>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<{ outcome: Outcome; keep: boolean }>,
): Promise<Outcome> {
  const client = await pool.connect();
  // A connection that breaks fails its query, which is where it is reported; the event alone would end the process.
  const ignore = () => {};
  client.on('error', ignore);
  try {
    await client.query('begin');
    await client.query(`set local datestyle to 'ISO, YMD'`);
    await client.query('select pg_advisory_xact_lock($1)', [importLock]);
    const { outcome, keep } = await work(client);
    await client.query(keep ? 'commit' : 'rollback');
    client.off('error', ignore);
    client.release();
    return outcome;
  } catch (error) {
    // Closing the connection rolls back, whatever state it is in.
    client.release(true);
    throw error;
  }
}

/** From now on the data are those of a demo of this day, or without a day an operator's own. */
export const noteDemoDay = (client: pg.ClientBase, demoLoadedFor?: PlainDate) =>
  client.query(
    'update catalogue_version set demo_loaded_for = $1 where demo_loaded_for is distinct from $1',
    [demoLoadedFor ?? null],
  );
