import { createRequestHandler, data, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { handleError } from '#web/entry.server.tsx';
import { readableLog, testApp } from './test-app.ts';

const database = await openTestDatabase();

/** A build with one page, whose loader fails, behind the entry of ours. */
function failingWith(failure: () => unknown) {
  const loader = () => {
    throw failure();
  };
  const route = { id: 'page', path: '*', module: { loader, default: () => null } };
  const build = {
    entry: { module: { default: () => new Response('drawn', { status: 500 }), handleError } },
    routes: { page: route },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    basename: '/',
  };
  return createRequestHandler(build as unknown as ServerBuild, 'production'); // what a test of failures needs of one
}

async function linesOf(failure: () => unknown, path = '/tours?phone=79210001122') {
  const { lines, log } = readableLog();
  const { ask } = await testApp(database, { pages: failingWith(failure), log });
  const answer = await ask(path);
  const logged = lines.map(
    (line) => JSON.parse(line) as { level: number; requestId: string; err?: object; msg: string },
  );
  return { answer, failures: logged.filter(({ level }) => level >= 50) };
}

test('a loader that fails is one line of our log, with the name of its request and the cause', async () => {
  const { answer, failures } = await linesOf(() => new Error('broken', { cause: new Error('deeper') }));
  expect(answer.status).toBe(500);
  expect(failures).toMatchObject([
    {
      msg: 'A request failed',
      requestId: answer.headers.get('x-request-id'),
      err: { message: 'broken: deeper' },
    },
  ]);
  expect(JSON.stringify(failures)).not.toContain('79210001122');
});

test('a page that is not there is no failure of ours', async () => {
  expect((await linesOf(() => data('notFound', { status: 404 }))).failures).toEqual([]);
  expect((await linesOf(() => new Response(null, { status: 404 }))).failures).toEqual([]);
});

test('a page that lacks what it needs says when to come back, and one that failed for good does not', async () => {
  const drawn = (status: number) => () => Promise.resolve(new Response('the card', { status }));
  const asked = async (status: number) =>
    (await (await testApp(database, { pages: drawn(status) })).ask('/tours')).headers;
  expect((await asked(503)).get('retry-after')).toBe('5');
  expect((await asked(500)).get('retry-after')).toBeNull();
});
