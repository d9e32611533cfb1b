import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#calls/call.ts';
import { createCacheBudget } from '#lib/lru-cache.ts';
import type { Principal } from '#lib/principal.ts';
import { ok } from '#lib/result.ts';
import { allSites, defaultSite } from '#sites/all-sites.ts';
import type { Answered, ArrivedCall } from './api-env.ts';
import { cacheOutcomes } from './cache-outcomes.ts';

const prices = defineCall({
  name: 'prices',
  method: 'GET',
  base: 'core',
  path: '/prices',
  summary: 'Prices',
  source: 'test',
  mayCall: ['visitor'],
  query: z.object({ hotel: z.string() }),
  answer: z.object({ time: z.string(), number: z.int() }),
});

const visitor: Principal = { kind: 'visitor', onOurPage: false };

const usual: ArrivedCall = {
  site: defaultSite,
  now: new Date('2026-11-21T10:00:10.500Z'),
  requestId: '1',
  host: 'localhost',
  log: pino({ level: 'silent' }),
  address: '127.0.0.1',
  caller: visitor,
  locale: undefined,
  idempotencyKey: undefined,
  query: [['hotel', '1']],
  readBody: async () => ok([]),
  signal: new AbortController().signal,
};

/** A call that numbers its answers; `as` says something else instead. */
function openCall(as?: (number: number) => Answered<typeof prices>) {
  const depends = { on: {} };
  let number = 0;
  const answer = cacheOutcomes(
    prices,
    async ({ now }) => {
      number++;
      await Promise.resolve();
      const usually = { ok: true as const, value: { time: now.toISOString(), number } };
      return { answered: as?.(number) ?? usually, unknown: [] };
    },
    () => [depends.on],
    createCacheBudget(100_000),
  );
  return {
    depends,
    times: () => number,
    ask: (more: Partial<ArrivedCall> = {}) => answer({ ...usual, ...more }),
  };
}

test('the same question in the same minute is answered once, as of the beginning of the minute', async () => {
  const { ask, times } = openCall();
  const first = await ask();
  const again = await ask({ now: new Date('2026-11-21T10:00:59.999Z'), requestId: '2', address: '10.0.0.1' });
  expect(first.answered).toEqual({ ok: true, value: { time: '2026-11-21T10:00:00.000Z', number: 1 } });
  expect(again).toBe(first);
  expect(times()).toBe(1);
  expect(first.answered.ok && Object.isFrozen(first.answered.value)).toBe(true);
});

test.each<[string, Partial<ArrivedCall>]>([
  ['minute', { now: new Date('2026-11-21T10:01:00Z') }],
  ['site', { site: allSites.find(({ id }) => id !== defaultSite.id)! }],
  ['language', { locale: 'ru' }],
  ['parameter', { query: [['hotel', '2']] }],
])('another %s is another question', async (_, more) => {
  const { ask, times } = openCall();
  await ask();
  await ask(more);
  await ask();
  expect(times()).toBe(2);
});

test('when what it depends on is replaced, every answer is forgotten', async () => {
  const { ask, times, depends } = openCall();
  await ask();
  depends.on = {};
  await ask();
  expect(times()).toBe(2);
});

test('an answer that was begun before a change is not kept for after it', async () => {
  const { ask, times, depends } = openCall();
  const early = ask();
  depends.on = {};
  await early;
  await ask();
  expect(times()).toBe(2);
});

test('who may not call is told nothing that others were answered', async () => {
  const { ask, times } = openCall();
  await ask();
  await ask({ caller: { kind: 'operator' } });
  expect(times()).toBe(2);
});

test('what is not there is remembered like what is', async () => {
  const missing = openCall(() => ({ ok: false, reason: 'not-found' }));
  await missing.ask();
  expect(await missing.ask()).toMatchObject({ answered: { reason: 'not-found' } });
  expect(missing.times()).toBe(1);
});

test('other refusals, and answers that say that they depend on more, are not kept', async () => {
  const refused = openCall(() => ({ ok: false, reason: 'unavailable' }));
  await refused.ask();
  await refused.ask();
  const ofDatabase = openCall((number) => ({ ok: true, value: { time: '', number }, isKept: false }));
  await ofDatabase.ask();
  await ofDatabase.ask();
  expect([refused.times(), ofDatabase.times()]).toEqual([2, 2]);
});
