import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import type { AppEnv } from './app-env.ts';
import { crowd } from './crowd.ts';
import { routeClassOf } from './route-class.ts';

/** An application whose answers wait until they are let go. */
function openSlowApp(most: number) {
  const waiting: (() => void)[] = [];
  const app = new Hono<AppEnv>();
  app.use(crowd({ sites: allSites, most }));
  app.all('*', async (c) => {
    if (c.req.method === 'GET' && routeClassOf(c.req.path) !== 'asset')
      await new Promise<void>((settle) => waiting.push(settle));
    return c.text('answered');
  });
  const ask = async (path: string, method = 'GET') => app.request(path, { method });
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

test('what is sent and what is a file is taken in any crowd', async () => {
  const { ask, letGo } = openSlowApp(1);
  const first = ask('/');
  expect((await ask('/call-back', 'POST')).status).toBe(200);
  expect((await ask('/assets/page-1a2b3c.js')).status).toBe(200);
  letGo();
  await first;
});
