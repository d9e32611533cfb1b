import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { feedbackBody } from '#calls/feedback.ts';
import { type FailingOver, type Loss, startFailingOver } from './failing-over.ts';
import { anna } from './feedback-test-app.ts';
import { type ManyWorkers, startManyWorkers } from './many-workers/start-server.ts';
import { addSearchChoice } from './search-choice.ts';
import { june } from './search-test-api.ts';

const searchPath = `/core/search?${june}&HOTELLIST=1&MEALLIST=1&TOUR=301`;

/** Does something again and again until it is told to stop; resolves to what came of it each time. */
function keepOn<Outcome>(everyMs: number, once: () => Promise<Outcome>) {
  const outcomes: Promise<Outcome>[] = [];
  const timer = setInterval(() => {
    const outcome = once();
    outcome.catch(() => {}); // told with the others
    outcomes.push(outcome);
  }, everyMs);
  onTestFinished(() => clearInterval(timer));
  return () => {
    clearInterval(timer);
    return Promise.all(outcomes);
  };
}

async function send({ ask }: ManyWorkers, requestKey: string) {
  const form = { emailTo: 'lv@solstice.example', requestKey, kind: 'request' } as const;
  const body = new URLSearchParams(feedbackBody(anna, form) as Record<string, string>).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const { status } = await ask('/b2c/feedback', { method: 'POST', body, headers });
  return { requestKey, status };
}

const priceTold = async ({ ask }: ManyWorkers) =>
  (await ask(searchPath)).body.match(/"converted_price":(\d+)/)?.[1];

/** So long a form may go on being refused once there is a primary again; and a price may take to be told. */
const patienceMs = 15_000;

/** A server of two workers whose primary is about to be lost. */
async function openServer(): Promise<FailingOver & { server: ManyWorkers }> {
  const databases = await startFailingOver(({ db }) => addSearchChoice(db));
  onTestFinished(databases.stop);
  const { way, replicaUrl } = databases;
  const server = await startManyWorkers(
    { connectionString: way.address },
    { DATABASE_REPLICA_URL: replicaUrl },
  );
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });
  return { ...databases, server };
}

test.for<[title: string, loss: Loss, awayMs: number]>([
  ['is killed', 'killed', 1_000],
  ['falls silent', 'silent', 3_000],
  ['falls silent and is replaced before anybody misses it', 'silent', 0],
])(
  'a primary %s: searches are answered all the time, and no form is lost or doubled',
  { timeout: 120_000 },
  async ([, loss, awayMs]) => {
    const { server, losePrimary, promote } = await openServer();
    const before = await priceTold(server);
    expect(before).toMatch(/\d/);

    const stopSearching = keepOn(50, async () => (await server.ask(searchPath)).status);
    const stopSending = keepOn(100, () => send(server, crypto.randomUUID()));
    // Connections that nobody uses when the primary is lost.
    await sendMany(server);
    await sleep(1_000);
    await losePrimary(loss);
    await sleep(awayMs);
    const { db } = await promote();
    const promoted = performance.now();
    await untilAccepted(server, promoted, crypto.randomUUID());
    const atOnce = await sendMany(server);
    const sent = [...(await stopSending()), ...atOnce];
    expect(new Set(await stopSearching())).toEqual(new Set([200]));

    const refused = sent.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
    await Promise.all(refused.map(({ requestKey }) => untilAccepted(server, promoted, requestKey)));
    const stored = (await db.selectFrom('feedback').select('request_key').execute()).map(
      ({ request_key }) => request_key,
    );
    expect(sent.filter(({ requestKey }) => !stored.includes(requestKey))).toEqual([]);
    expect(stored).toHaveLength(new Set(stored).size);

    await db
      .updateTable('contract_season')
      .set(({ ref, eb }) => ({ double_amount: eb(ref('double_amount'), '*', 2) }))
      .execute();
    await expect
      .poll(() => priceTold(server), { timeout: patienceMs, message: 'a price that has changed since' })
      .not.toBe(before);
    const { requestKey } = await send(server, crypto.randomUUID());
    const mailed = () =>
      db.selectFrom('feedback').select('mailed_at').where('request_key', '=', requestKey).executeTakeFirst();
    await expect
      .poll(mailed, { timeout: 30_000, message: 'a mail that was ordered since' })
      .toEqual({ mailed_at: expect.any(Date) });
  },
);

const sendMany = (server: ManyWorkers) =>
  Promise.all(Array.from({ length: 16 }, () => send(server, crypto.randomUUID())));

/** Sends a form until it is accepted: one worker may find the new primary before the other does. */
async function untilAccepted(server: ManyWorkers, since: number, requestKey: string): Promise<void> {
  while ((await send(server, requestKey)).status !== 200) {
    if (performance.now() - since > patienceMs) throw new Error('The form is not accepted');
    await sleep(50);
  }
}
