import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Call, pathOf } from '#calls/call.ts';
import { askAboutQuote, markQuoteOffer, openedQuote } from '#calls/client-quote.ts';
import { type News, newNotifications, notifications, readNotifications } from '#calls/notifications.ts';
import { deleteQuote } from '#calls/quotes.ts';
import { drain } from '#server/drain.ts';
import { createListener } from '#server/listener.ts';
import { createReadinessGate } from '#server/readiness-gate.ts';
import { usualServerLimits } from '#server/server-limits.ts';
import { formOf } from '#server/test-app.ts';
import { agents, bearer, begin, hour, openAccounts } from './accounts-app.ts';
import { beginSession } from './small-agencies.ts';
import { addSmallQuotes, smallQuoteSecret, smallQuoteToken } from './small-quote.ts';

const { db, people, startApp } = await openAccounts();
const app = await startApp({ claimSecret: smallQuoteSecret });
const at = new Date(begin);
let paul: Record<string, string>;
let anna: Record<string, string>;

beforeAll(async () => {
  await app.ready();
  await addSmallQuotes(db, 'agent-com', at);
  await db.updateTable('quote').set({ manager_inc: people.paul.managerId, title: 'June' }).execute();
  paul = bearer(await beginSession(db, people.paul, at));
  anna = bearer(await beginSession(db, people.anna, at));
});
afterAll(() => app.close());

async function told<C extends Call>(
  call: C,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const path = agents + pathOf(call);
  const form = formOf(fields);
  const answer = await (call.method === 'POST'
    ? app.ask(path, { ...form, headers: { ...form.headers, ...headers } })
    : app.ask(`${path}?${new URLSearchParams(fields)}`, { headers }));
  return { status: answer.status, value: answer.status === 200 ? await answer.json() : undefined };
}

const list = async (who = paul) => (await told(notifications, {}, who)).value;
const opens = () => told(openedQuote, { token: smallQuoteToken });
const marks = (marked = '1') => told(markQuoteOffer, { token: smallQuoteToken, offer: '1', marked });
const asks = (words: string) =>
  told(askAboutQuote, { token: smallQuoteToken, words, requestKey: crypto.randomUUID() });

/** The server as the process runs it, on a port. */
async function serve() {
  const gate = createReadinessGate();
  gate.open((request, bindings) => app.app.fetch(request, bindings));
  const log = pino({ level: 'silent' });
  const server = createServer(createListener(gate, { ...usualServerLimits, log, trustedProxyHops: 0 }));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, gate, port: (server.address() as AddressInfo).port };
}

/** What a browser hears on a stream. */
async function follow(port: number, headers: Record<string, string>) {
  const request = get({
    host: '127.0.0.1',
    port,
    agent: false,
    path: pathOf(newNotifications),
    headers: { host: 'agent.localhost:3000', accept: 'text/event-stream', ...headers },
  });
  onTestFinished(() => void request.destroy());
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  answer.setEncoding('utf8').on('data', (part) => (text += part));
  let isOver = false;
  answer.on('close', () => (isOver = true));
  const news = () =>
    [...text.matchAll(/id: (\d+)\nevent: news\ndata: (.*)\n\n/g)].map(
      ([, id, data]) => ({ id, ...JSON.parse(data!) }) as News & { id: string },
    );
  const kinds = () => news().flatMap((each) => each.notifications.map(({ kind }) => kind));
  return { answer, news, kinds, text: () => text, isOver: () => isOver, leave: () => request.destroy() };
}

test('an agent is told once that a client has opened, marked and asked; a colleague is not', async () => {
  await opens();
  await marks();
  await marks('0');
  await marks();
  await asks('Is the sea warm?');
  await asks('And the pool?');
  const { notifications: all, unread, last } = await list();
  expect(all.map(({ kind }: { kind: string }) => kind)).toEqual(['asked', 'asked', 'marked', 'opened']);
  expect(all[1]).toMatchObject({
    quote: { inc: 1, title: 'June' },
    words: 'Is the sea warm?',
    isRead: false,
    offer: null,
  });
  expect(all[2]).toMatchObject({ offer: 'Marenza Palms' });
  expect([unread, last]).toEqual([4, all[0].id]);
  expect((await list(anna)).notifications).toEqual([]);
  const me = await app.ask(`${agents}/api/auth/me`, { headers: paul });
  expect((await me.json()).unread).toBe(4);
});

test('they are read one by one or all that were seen, by nobody else, and what has been read may be told again', async () => {
  const { notifications: all } = await list();
  const [question] = all;
  const one = { which: 'one', notification: `${question.id}` };
  expect((await told(readNotifications, one, anna)).status).toBe(404);
  expect((await told(readNotifications, { which: 'one', notification: '424242' }, paul)).status).toBe(404);
  expect((await told(readNotifications, { which: 'all', notification: '1' }, paul)).status).toBe(400);
  expect((await told(readNotifications, one, paul)).value).toEqual({ unread: 3 });
  await asks('Still there?');
  expect((await told(readNotifications, { ...one, which: 'upTo' }, paul)).value).toEqual({ unread: 1 });
  await marks();
  expect((await list()).unread).toBe(1); // it is marked already
  await marks('0');
  await marks();
  expect((await list()).unread).toBe(2);
});

test('without a login nobody is told anything, neither at once nor as it comes', async () => {
  const { port } = await serve();
  expect((await follow(port, {})).answer.statusCode).toBe(401);
  expect((await told(newNotifications, {})).status).toBe(401);
});

test('what a client does reaches the open page of the agent as it comes, and no other; what was missed comes first', async () => {
  const { port } = await serve();
  const [his, hers] = [await follow(port, paul), await follow(port, anna)];
  expect(his.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  });
  await expect.poll(() => his.news().length).toBe(1);
  expect(his.news()[0]).toMatchObject({ notifications: [], unread: 2 });
  await asks('Do you hear me?');
  await expect.poll(his.kinds).toEqual(['asked']);
  // What was read before may be announced last: it tells of nothing new.
  const heard = his.news().find(({ notifications: some }) => some.length > 0)!;
  expect(heard).toMatchObject({ unread: 3, notifications: [{ words: 'Do you hear me?' }] });
  const { id } = heard;
  his.leave();
  await asks('And now?');
  const again = await follow(port, { ...paul, 'last-event-id': id });
  await expect.poll(again.kinds).toEqual(['asked']);
  expect(again.news()[0]?.notifications[0]?.words).toBe('And now?');
  await told(readNotifications, { which: 'upTo', notification: `${again.news().at(-1)!.last}` }, paul);
  await expect.poll(() => again.news().at(-1)?.unread).toBe(0);
  expect(hers.kinds()).toEqual([]);
});

test('a stream ends with its session, and the browser is told not to come again', async () => {
  const { port } = await serve();
  const [mine, other] = [
    bearer(await beginSession(db, people.paul, at)),
    bearer(await beginSession(db, people.paul, at)),
  ];
  const [ended, kept] = [await follow(port, mine), await follow(port, other)];
  await expect.poll(() => kept.news().length).toBe(1);
  await app.ask(`${agents}/api/auth/sign-out`, { method: 'POST', headers: mine });
  await expect.poll(ended.isOver).toBe(true);
  expect(ended.text()).toContain('event: over');
  expect(kept.isOver()).toBe(false);
  expect((await follow(port, mine)).answer.statusCode).toBe(401);
});

test('a person has five streams at a time, and one that ends makes room', async () => {
  const { port } = await serve();
  const five = await Promise.all(Array.from({ length: 5 }, () => follow(port, anna)));
  const sixth = await follow(port, anna);
  expect([sixth.answer.statusCode, sixth.answer.headers['retry-after']]).toEqual([429, '30']);
  five[0]?.leave();
  await expect
    .poll(async () => {
      const next = await follow(port, anna);
      next.leave();
      return next.answer.statusCode;
    })
    .toBe(200);
});

test('a server that goes ends its streams at once, and takes no new ones', { timeout: 10_000 }, async () => {
  const { server, gate, port } = await serve();
  const open = await follow(port, paul);
  await expect.poll(() => open.news().length).toBe(1);
  const gone = drain(server, gate, { noticeMs: 500, hurry: new AbortController().signal });
  await expect.poll(open.isOver).toBe(true);
  expect(open.text()).not.toContain('event: over');
  expect((await follow(port, paul)).answer.statusCode).toBe(503);
  const started = performance.now();
  await gone;
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('all streams of a process listen to the database by one connection', async () => {
  const { port } = await serve();
  await Promise.all([follow(port, paul), follow(port, anna), follow(port, anna)]);
  const { rows } = await listeners();
  expect(rows).toHaveLength(1);
});

const listeners = () =>
  sql`select from pg_stat_activity where datname = current_database() and query = 'listen live'`.execute(db);

test('what is older than ninety days goes when something new comes, and all of a quote goes with it', async () => {
  await db
    .updateTable('notification')
    .set({ at: new Date(begin - 91 * 24 * hour) })
    .execute();
  await asks('Fresh?');
  expect((await list()).notifications).toHaveLength(1);
  await told(deleteQuote, { quote: '1' }, paul);
  expect(await list()).toMatchObject({ notifications: [], unread: 0, last: 0 });
});
