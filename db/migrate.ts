import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const ownFolder = join(import.meta.dirname, 'migrations');

/** Any number that nothing else on this database locks: the letters "solstice" would not fit, so "sols". */
const lockKey = 0x736f6c73;

type Migration = { name: string; sql: string; checksum: string };

/**
 * Brings the schema up to date: each file of `db/migrations` once, in order, in one transaction with its record.
 * Any number of processes may call it at once; each file is applied by one of them and the others wait for it.
 * Returns the names of the files that this call has applied.
 */
export async function migrate(pool: pg.Pool, folder = ownFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await inLockedTransaction(client, () => client.query(createJournal));
    const applied: string[] = [];
    for (const migration of migrations) {
      if (await inLockedTransaction(client, () => apply(client, migration))) applied.push(migration.name);
    }
    return applied;
  } finally {
    client.release();
  }
}

const createJournal = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  // Numbers may be left out: work that goes on side by side takes its own before it is done.
  const numbers = names.map((name) => /^\d{4}(?=_)/.exec(name)?.[0]);
  for (const [index, name] of names.entries()) {
    if (!numbers[index]) throw new Error(`Migration ${name} should begin with four digits.`);
    if (numbers[index] === numbers[index - 1])
      throw new Error(`Migration ${name} has the number of ${names[index - 1]}.`);
  }
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = await readFile(join(folder, name), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** A lock of the transaction, not of the session, so that it also holds behind a pooler such as pgbouncer. */
async function inLockedTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<boolean> {
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from schema_migration where name = $1',
    [name],
  );
  if (rows[0]) {
    if (rows[0].checksum === checksum) return false;
    throw new Error(`Migration ${name} was changed after it had been applied: write a new one instead.`);
  }
  try {
    await client.query(sql);
  } catch (cause) {
    throw new Error(`Migration ${name} failed${lineOf(cause, sql)}: ${(cause as Error).message}`, { cause });
  }
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  return true;
}

/** PostgreSQL counts characters from 1; people look for lines. */
function lineOf(cause: unknown, sql: string) {
  const position = cause instanceof pg.DatabaseError ? Number(cause.position) : Number.NaN;
  return position > 0 ? ` at line ${sql.slice(0, position).split('\n').length}` : '';
}
