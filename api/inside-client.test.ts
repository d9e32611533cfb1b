import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type AnswerOf, defineCall } from '#calls/call.ts';
import type { CallOptions } from '#calls/client.ts';
import { anybody } from '#calls/who-may-call.ts';
import { TooBusy } from '#domain/catalogue/asker.ts';
import { defaultSite } from '#sites/all-sites.ts';
import type { Handler } from './answer-call.ts';
import { createInsideClient } from './inside-client.ts';
import { registerCall } from './register-call.ts';
import { testApi } from './test-api.ts';

const towns = defineCall({
  name: 'towns',
  method: 'GET',
  base: 'core',
  path: '/towns',
  summary: 'Towns',
  source: 'test',
  mayCall: anybody,
  query: z.object({ state: z.string().optional(), ids: z.array(z.number()).or(z.string()).optional() }),
  answer: z.object({ names: z.array(z.string()) }).nullable(),
});

/** A page's client of an API whose one call is answered by `handle`, and what was logged. */
function clientOf(handle: Handler<typeof towns>, options: Partial<CallOptions> = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const { api } = testApi((added) => registerCall(added, towns, handle));
  const door = {
    site: defaultSite,
    now: new Date('2026-11-21T10:00:00Z'),
    requestId: 'request-1',
    log,
    address: '127.0.0.1',
    caller: { kind: 'visitor', onOurPage: true } as const,
    host: 'localhost',
    record: () => undefined,
  };
  const mainLocale = defaultSite.mainLocale;
  return { lines, client: createInsideClient(api, door, { lang: mainLocale, mainLocale, ...options }) };
}

const riga: AnswerOf<typeof towns> = { names: ['Riga'] };

test('the handler is given what an address would say, and its very answer is handed over, frozen', async () => {
  const seen: unknown[] = [];
  const { client } = clientOf(({ query, caller }) => {
    seen.push(query, caller.kind);
    return { ok: true, value: riga };
  });
  const answer = await client.call(towns, { state: 'half a \ud800 letter', ids: [3, 5] });
  expect(seen).toEqual([{ state: 'half a � letter', ids: '3,5' }, 'visitor']);
  expect(answer.ok && answer.value).toBe(riga);
  expect(() => riga?.names.push('Tallinn')).toThrow(TypeError);
});

test('a crash is a failed answer without details, logged once with its cause', async () => {
  const { client, lines } = clientOf(() => {
    throw new Error('secret detail', { cause: new Error('deeper') });
  });
  expect(await client.call(towns, {})).toEqual({ ok: false, reason: 'invalid-status', status: 500 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('deeper');
});

test.each([
  [new TooBusy('slow', 2_300), { reason: 'unavailable', status: 503, retryAfterSeconds: 3 }],
  [
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    { reason: 'unavailable', status: 503, retryAfterSeconds: 5 },
  ],
])('%s is said as over HTTP', async (error, failure) => {
  const { client } = clientOf(() => Promise.reject(error));
  expect(await client.call(towns, {})).toMatchObject({ ok: false, ...failure });
});

test('nothing where there should be an answer is no data', async () => {
  const { client } = clientOf(() => ({ ok: true, value: null }));
  expect(await client.call(towns, {})).toEqual({ ok: false, reason: 'no-data', status: 200 });
});

test('a call that no handler is registered for is not found', async () => {
  const { client } = clientOf(() => ({ ok: true, value: riga }));
  const others = defineCall({ ...towns, name: 'others' });
  expect(await client.call(others, {})).toEqual({ ok: false, reason: 'not-found', status: 404 });
});

test('a page that is left cancels its calls, and a handler that takes too long is given up', async () => {
  const signals: AbortSignal[] = [];
  const never: Handler<typeof towns> = ({ signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const hangUp = new AbortController();
  const left = clientOf(never, { signal: hangUp.signal });
  const cancelled = left.client.call(towns, {});
  hangUp.abort();
  expect(await cancelled).toEqual({ ok: false, reason: 'cancelled' });
  const slow = clientOf(never, { timeoutMs: 10 });
  expect(await slow.client.call(towns, {})).toEqual({ ok: false, reason: 'network' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
