import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts';

/** Nothing here outlives its user, so nothing has to reach the disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
};

/** A PostgreSQL in the temporary folder, which is deleted when it stops. */
export async function startThrowawayPostgres(): Promise<EmbeddedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-'));
  // PostgreSQL may run under another account, which must be able to enter.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder, log: pino({ level: 'warn' }), settings });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
  return { ...postgres, stop };
}
