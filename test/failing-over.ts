import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { connect, type OpenDatabase } from '#db/open.ts';
import { findPlace } from '#db/postgres-place.ts';
import { startStandby } from './start-standby.ts';
import { killPostgres } from './stop-postgres.ts';
import { openSwitch, type Switch } from './switch.ts';

/** How a primary is lost: it is killed, and anyone who asks is refused; or its machine is, and nobody is told anything. */
export type Loss = 'killed' | 'silent';

export type FailingOver = {
  /** The primary, while there is one. */
  database: OpenDatabase;
  /** Leads to the primary, and to the replica once that has taken its place. */
  way: Switch;
  replicaUrl: string;
  /** The first process of the primary. */
  primaryPid: number;
  losePrimary: (loss: Loss) => Promise<void>;
  /** Lets the address lead to the replica, whatever that is by now. */
  leadToReplica: () => void;
  /** Makes the replica the primary; resolves to it once the address leads there. */
  promote: () => Promise<OpenDatabase>;
  stop: () => Promise<void>;
};

const log = pino({ level: 'silent' });

/**
 * A primary, filled by `fill`, with a streaming replica that has what it commits before anybody is told of it, and an
 * address that leads to whichever is the primary.
 */
export async function startFailingOver(
  fill: (database: OpenDatabase) => Promise<unknown>,
  settings: Record<string, string> = { fsync: 'off' },
): Promise<FailingOver> {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-primary-'));
  await chmod(folder, 0o755); // PostgreSQL may run under another account, which must be able to enter
  const primary = await startEmbeddedPostgres({ folder, log, settings });
  const database = await connect(primary.connection, log);
  await migrate(database.pool);
  await fill(database);
  const standby = await startStandby(primary.connection);
  await database.pool.query("alter system set synchronous_standby_names = '*'");
  await database.pool.query('select pg_reload_conf()');
  const { host, user, database: name } = standby.connection;
  const way = await openSwitch(primary.connection.host);
  const opened = [database];
  const [pid] = readFileSync(join(findPlace(folder).cluster, 'postmaster.pid'), 'utf8').split('\n');
  const primaryPid = Number(pid);
  const losePrimary = async (loss: Loss) => {
    await database.close();
    if (loss === 'silent') way.fallSilent();
    killPostgres(primaryPid);
    await primary.stop();
  };
  const leadToReplica = () => way.leadTo(host);
  const promote = async () => {
    await standby.promote();
    leadToReplica();
    const promoted = await connect(standby.connection, log);
    opened.push(promoted);
    return promoted;
  };
  const stop = async () => {
    way.close();
    await Promise.all(opened.map((each) => each.close()));
    await standby.stop();
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const replicaUrl = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  return { database, way, replicaUrl, primaryPid, losePrimary, leadToReplica, promote, stop };
}
