import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startFailingOver } from '#test/failing-over.ts';
import { listen } from './listen.ts';

test('while its address leads to a replica, a listener tries again and leaves nothing behind; then it listens', {
  timeout: 60_000,
}, async () => {
  const { way, replicaUrl, leadToReplica, losePrimary, promote, stop } = await startFailingOver(
    async () => {},
  );
  onTestFinished(stop);
  let heard = 0;
  const connection = { connectionString: way.address, application_name: 'a listener' };
  const listener = await listen(
    connection,
    { channel: 'catalogue', onHeard: () => heard++ },
    pino({ level: 'silent' }),
  );
  onTestFinished(listener.close);
  await losePrimary('killed');
  leadToReplica();
  await sleep(4_500);
  const replica = new pg.Client(replicaUrl);
  await replica.connect();
  const { rows } = await replica.query("select from pg_stat_activity where application_name = 'a listener'");
  await replica.end();
  expect(rows.length).toBeLessThan(2);

  const { pool } = await promote();
  await expect
    .poll(
      async () => {
        await pool.query('notify catalogue');
        return heard;
      },
      { timeout: 10_000, interval: 200 },
    )
    .toBeGreaterThan(0);
});
