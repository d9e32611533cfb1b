import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type ManyWorkers, startManyWorkers } from './many-workers/start-server.ts';
import { openTestDatabase } from './open-test-database.ts';

const { connection } = await openTestDatabase();
const start = () => startManyWorkers(connection);

/** Sends to servers that say that they are ready, as a balancer does that asks them; each is asked five times a second. */
function openBalancer() {
  const known = new Set<ManyWorkers>();
  const ready = new Set<ManyWorkers>();
  let turn = 0;
  const look = async (server: ManyWorkers) => {
    const isReady = await server.ask('/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) ready.add(server);
    else ready.delete(server);
  };
  const timer = setInterval(() => known.forEach(look), 200);
  onTestFinished(() => clearInterval(timer));
  return {
    add: async (server: ManyWorkers) => {
      known.add(server);
      await look(server);
    },
    forget: (server: ManyWorkers) => {
      known.delete(server);
      ready.delete(server);
    },
    ask: async (path: string) => {
      const servers = [...ready];
      const server = servers[turn++ % servers.length];
      if (!server) throw new Error('No server is ready');
      return server.ask(path);
    },
  };
}

test('servers that are replaced one by one behind a balancer lose no request, quick ones or slow', {
  timeout: 120_000,
}, async () => {
  const balancer = openBalancer();
  const old = [await start(), await start()];
  for (const server of old) await balancer.add(server);

  const outcomes: unknown[] = [];
  let isOver = false;
  const keepAsking = async (path: string) => {
    while (!isOver) {
      outcomes.push(await balancer.ask(path).then(({ status }) => status, String));
      await sleep(10);
    }
  };
  const asking = Promise.all(['/', '/', '/slow', '/slow', '/core/search/TownFroms'].map(keepAsking));
  for (const server of old) {
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    balancer.forget(server);
    await balancer.add(await start());
    await sleep(500);
  }
  isOver = true;
  await asking;
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(50);
});
