import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerCalendar } from '#api/core-lookups-dates.ts';
import { testApi } from '#api/test-api.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { usualLimits } from '#domain/catalogue/search-pool.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallOperator } from './small-operator.ts';

const { db, connection } = await openTestDatabase();
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
const calendar = (adults: number) =>
  `/core/search/Calendar?townFrom=2&state=3&from=20270601&to=20270630&NIGHTMIN=1&NIGHTMAX=30&ADULT=${adults}`;
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
