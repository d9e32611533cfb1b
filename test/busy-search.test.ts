import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { registerCalendar } from '#api/core-lookups-dates.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { usualLimits } from '#domain/catalogue/search-pool.ts';
import type { RenderPage } from '#server/answer-page.ts';
import { testApp } from '#server/test-app.ts';
import { loadResults } from '#web/results/results-loader.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallOperator } from './small-operator.ts';

const database = await openTestDatabase();
const { db, connection } = database;
const clock = () => new Date('2026-11-21T10:00:00Z');
const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
let catalogue: LiveCatalogue;

beforeAll(async () => {
  await addSmallOperator(db);
  // Here every question is a heavy one.
  const limits = { ...usualLimits(1), heavyMs: 0 };
  catalogue = await openLiveCatalogue({ db, connection, clock, log, threads: 1, limits });
});
afterAll(() => catalogue?.close());

/** Each party is another question: what was answered once is remembered. */
const calendar = (adults: number, to = 20270630) =>
  `/core/search/Calendar?townFrom=2&state=3&from=20270601&to=${to}&NIGHTMIN=1&NIGHTMAX=30&ADULT=${adults}`;
const apiFrom = (address: string) =>
  testApi(
    (api) => registerCalendar(api, { catalogue, claimSecret: 'a secret that is long enough for a test' }),
    {
      address,
      log,
    },
  );

test('one address has two heavy questions answered at a time; more are refused with when to come again', async () => {
  const own = apiFrom('192.0.2.1');
  const asked = [1, 2, 3, 4].map((adults) => own.ask(calendar(adults)));
  const other = apiFrom('192.0.2.2').ask(calendar(5));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503]);
  expect((await other).status).toBe(200);
  const refused = answers[2]!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect(await refused.json()).toMatchObject({
    title: 'Too many questions are being answered',
    detail: 'Too many of your questions are being answered',
    status: 503,
  });
  expect((await own.ask(calendar(6))).status).toBe(200);
  expect(logged).toEqual([]);
});

test('a call whose client hangs up is given up, which is no failure', async () => {
  const { ask } = apiFrom('192.0.2.3');
  const hangUp = new AbortController();
  const before = catalogue.figures().questionsGivenUp;
  const asked = [7, 8].map((adults) => ask(calendar(adults), { signal: hangUp.signal }));
  hangUp.abort();
  await Promise.all(asked);
  // The thread hears of it a moment later.
  await vi.waitFor(() =>
    expect(catalogue.figures()).toMatchObject({ questionsWaiting: 0, heavyQuestions: 0 }),
  );
  expect(catalogue.figures().questionsGivenUp).toBeGreaterThan(before);
  expect(logged).toEqual([]);
});

/** The page of results as far as it asks: its own loader, and whether there was an answer. */
const resultsPage =
  (answered: string[]): RenderPage =>
  async (request, context) => {
    const url = new URL(request.url);
    const { data } = await loadResults({ request, context, url, params: {}, pattern: '' }, 'tour');
    const outcome = data.status === 'asked' ? await data.outcome : undefined;
    answered.push(outcome?.ok ? 'found' : (outcome?.reason ?? data.status));
    return new Response(answered.at(-1));
  };

test('anyone who leaves a page of results while it waits takes its question away from the engine', async () => {
  const answered: string[] = [];
  const { app } = await testApp(database, { catalogue, clock, pages: resultsPage(answered) });
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const visit = (adults: number) => {
    const days = 'CHECKIN_BEG=20270601&CHECKIN_END=20270630&NIGHTMIN=1&NIGHTMAX=30';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `GET /search/tours?STATEINC=3&TOWNFROM=2&${days}&ADULT=${adults}&CHILD=0 HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    return socket;
  };
  const before = catalogue.figures().questionsGivenUp;
  const others = keepBusy();
  const visitor = visit(11);
  await vi.waitFor(() => expect(catalogue.figures().questionsWaiting).toBe(others.count), { interval: 1 });
  visitor.destroy();
  await vi.waitFor(() => expect(answered).toEqual(['cancelled']));
  expect(catalogue.figures().questionsGivenUp).toBe(before + 1);
  for (const status of await others.stop()) expect(status).toBe(200);
});

/** Others keep the one heavy thread busy: one of them is answered, the rest wait before anyone who comes. */
function keepBusy() {
  const addresses = ['192.0.2.4', '192.0.2.5', '192.0.2.6', '192.0.2.7'];
  let isOver = false;
  const askOn = async (address: string, index: number) => {
    const { ask } = apiFrom(address);
    const statuses: number[] = [];
    for (let to = 20270701; !isOver; to++) statuses.push((await ask(calendar(9 + index, to))).status);
    return statuses;
  };
  const asking = addresses.map(askOn);
  const stop = async () => {
    isOver = true;
    return (await Promise.all(asking)).flat();
  };
  return { count: addresses.length, stop };
}
