import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import type { AppEnv } from './app-env.ts';
import { shedLoad } from './load-shedding.ts';
import { routeClassOf } from './route-class.ts';

/** An application whose answers wait until they are let go. */
function openSlowApp(most: number) {
  const waiting: (() => void)[] = [];
  const app = new Hono<AppEnv>();
  app.use(shedLoad({ sites: allSites, maxInProgress: most }));
  app.all('*', async (c) => {
    if (routeClassOf(c.req.path) !== 'asset' && !c.req.header('quick'))
      await new Promise<void>((settle) => waiting.push(settle));
    return c.text('answered');
  });
  const ask = async (path: string, init?: RequestInit) => app.request(path, init);
  return { ask, letGo: () => waiting.shift()?.() };
}

test('anyone who comes to a full row is refused at once and told when to come back, pages with a page and calls with a problem', async () => {
  const { ask, letGo } = openSlowApp(2);
  const [first, second] = [ask('/'), ask('/core/search')];
  const [page, call, data] = [await ask('/about'), await ask('/core/search'), await ask('/about.data')];
  for (const refused of [page, call, data]) {
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<h1>');
  expect(await (await ask('/ru/about')).text()).toContain('lang="ru"');
  expect(call.headers.get('content-type')).toContain('application/problem+json');
  letGo();
  letGo();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
});

test('an answer makes room for the next question, and so does one that fails', async () => {
  const { ask, letGo } = openSlowApp(1);
  const first = ask('/');
  expect((await ask('/')).status).toBe(503);
  letGo();
  await first;
  const next = ask('/');
  letGo();
  expect((await next).status).toBe(200);
});

const quick = { headers: { quick: '1' } };

test('forms and files are admitted however many read', async () => {
  const { ask, letGo } = openSlowApp(1);
  const first = ask('/');
  expect((await ask('/about')).status).toBe(503);
  expect((await ask('/call-back', { ...quick, method: 'POST' })).status).toBe(200);
  expect((await ask('/assets/page-1a2b3c.js')).status).toBe(200);
  letGo();
  await first;
});

test('forms of pages have a bound of their own: beyond it they are refused before they are read, with a page', async () => {
  const { ask, letGo } = openSlowApp(2);
  const sent = [1, 2].map(() => ask('/call-back', { method: 'POST' }));
  const refused = await ask('/call-back', { method: 'POST' });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('/', quick)).status, 'readers are not theirs').toBe(200);
  expect((await ask('/core/feedback', { ...quick, method: 'POST' })).status, 'a call').toBe(200);
  letGo();
  letGo();
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask('/call-back', { ...quick, method: 'POST' })).status).toBe(200);
});
