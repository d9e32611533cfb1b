import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type ManyWorkers, startManyWorkers } from './many-workers/start-server.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { june } from './search-test-api.ts';

const { connection, db } = await openTestDatabase();
await addSearchChoice(db);

/** A worker reads the whole program when it starts, five of them beside other tests: how long that takes is not what is tested. */
const patienceMs = 180_000;

/** Who answers: each connection goes to one of the workers. */
async function whoAnswer({ ask }: ManyWorkers) {
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/')));
  return new Set(answers.map(({ body }) => body));
}

/**
 * Asks again and again until it is told to stop, on connections that are kept as long as the server keeps them, as a
 * balancer does; resolves to what was not answered well.
 */
function keepAsking({ ask }: ManyWorkers) {
  const agent = new Agent({ keepAlive: true });
  const failures: unknown[] = [];
  let answered = 0;
  let isOver = false;
  const one = async () => {
    while (!isOver) {
      const outcome = await ask('/', { agent }).catch((error) => error);
      if (outcome.status === 200) answered++;
      else failures.push(outcome);
      await sleep(5);
    }
  };
  const asking = Promise.all([one(), one(), one()]);
  return async () => {
    isOver = true;
    await asking;
    agent.destroy();
    return { failures, answered };
  };
}

/** A worker that ends is replaced; those who do not wait for an answer of its own are answered by others. */
async function expectReplaced(server: ManyWorkers, way: 'fault' | 'exit') {
  const before = await whoAnswer(server);
  const replaced = countOf(server, 'A worker was replaced');
  const stop = keepAsking(server);
  // Those who wait for the very worker that breaks are answered if it can still answer.
  const slow = way === 'fault' ? Array.from({ length: 8 }, () => server.ask('/slow')) : [];
  await sleep(200);
  await server.ask(`/${way}`).catch(() => {});
  await expect
    .poll(() => countOf(server, 'A worker was replaced'), { timeout: patienceMs })
    .toBe(replaced + 1);
  const { failures, answered } = await stop();
  // One that ends at once loses what it was answering, and no more: each asks one at a time.
  expect(failures.length, way).toBeLessThanOrEqual(way === 'exit' ? 3 : 0);
  expect(answered, way).toBeGreaterThan(10);
  for (const { status } of await Promise.all(slow)) expect(status).toBe(200);
  const after = await whoAnswer(server);
  expect(after.size, way).toBe(2);
  expect([...after].filter((worker) => before.has(worker))).toHaveLength(1);
}

const countOf = ({ log }: ManyWorkers, line: string) => log().split(line).length - 1;

/** SIGHUP puts a new worker in the place of each, and everybody is answered meanwhile. */
async function expectRenewed(server: ManyWorkers) {
  const before = await whoAnswer(server);
  const stop = keepAsking(server);
  server.process.kill('SIGHUP');
  await expect.poll(() => server.log(), { timeout: patienceMs }).toContain('All workers were restarted');
  const { failures } = await stop();
  expect(failures).toEqual([]);
  const after = await whoAnswer(server);
  expect([after.size, [...after].filter((worker) => before.has(worker))]).toEqual([2, []]);
}

/** They go down together, and answer what they had begun. */
async function expectToGoDown(server: ManyWorkers) {
  const slow = Promise.all(Array.from({ length: 8 }, () => server.ask('/slow')));
  await sleep(200);
  server.process.kill('SIGTERM');
  await sleep(200);
  for (let i = 0; i < 8; i++) expect((await server.ask('/readyz')).status).toBe(503);
  expect((await slow).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await server.ended).toBe(0);
}

/** A price that changes is soon on all of them. */
async function expectOnePrice(server: ManyWorkers) {
  const pricesTold = async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.ask(`/core/search?${june}&HOTELLIST=1&MEALLIST=1&TOUR=301`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    return new Set(answers.map(({ body }) => body.match(/"converted_price":(\d+)/)?.[1]));
  };
  const [before, ...others] = await pricesTold();
  expect([Number(before), others]).toEqual([expect.any(Number), []]);
  await db
    .updateTable('contract_season')
    .set(({ ref, eb }) => ({ double_amount: eb(ref('double_amount'), '*', 2) }))
    .execute();
  const changed = performance.now();
  await expect.poll(async () => (await pricesTold()).has(before), { interval: 10 }).toBe(false);
  expect(performance.now() - changed).toBeLessThan(5_000);
  expect((await pricesTold()).size).toBe(1);
}

test('two threads answer on one port and tell the same counts and prices; one that breaks or ends is replaced, all are renewed, and they go down together', {
  timeout: patienceMs,
}, async () => {
  const server = await startManyWorkers(connection);
  expect((await whoAnswer(server)).size).toBe(2);
  const { body: counted } = await server.ask('/metrics', { asOperator: true });
  expect(counted).toContain('http_request_duration_seconds_count{method="GET",route="page",status="200"} 40');
  expect(counted.match(/^process_cpu_seconds_total /gm)).toHaveLength(1);
  await expectOnePrice(server);
  await expectReplaced(server, 'fault');
  await expectReplaced(server, 'exit');
  await expectRenewed(server);
  await expectToGoDown(server);
});
