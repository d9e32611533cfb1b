import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCacheBudget } from '#lib/lru-cache.ts';
import { maxBytesOfPages, openPageCache, type PageRequest } from './page-cache.ts';
import { trackPageDependencies } from './page-dependencies.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

/** Pages that say which rendering they are of, and what is their visitor's own. */
function openPages() {
  const answer = openPageCache(createCacheBudget(maxBytesOfPages));
  const world = { moment: {}, drawn: 0 };
  const ask = async (
    more: Partial<PageRequest['own']> & { key?: string; on?: object; headers?: object } = {},
  ) => {
    const {
      key = '/',
      on = world.moment,
      headers = {},
      nonce = `nonce-${Math.random()}`,
      servedAt = noon,
    } = more;
    const dependencies = trackPageDependencies();
    const asked = {
      key,
      own: { nonce, servedAt },
      takesGzip: false,
      dependencies,
      moments: async () => [world.moment],
    };
    const page = await answer(asked, async () => {
      world.drawn++;
      dependencies.record(on === unknown ? undefined : [on]);
      await wait(1);
      const text = `<script nonce="${nonce}">${servedAt}</script>${world.drawn}<style nonce="${nonce}">`;
      return new Response(text, { headers: { 'content-type': 'text/html', ...headers } });
    });
    const text = await page.text();
    return { page, text, nonce };
  };
  return { world, ask };
}

const unknown = {};

test('a page is rendered once, and carries the nonce and the moment of each who asks', async () => {
  const { world, ask } = openPages();
  await ask();
  await wait(5);
  const { page, text, nonce } = await ask({ servedAt: noon + 59_999 });
  expect(text).toBe(`<script nonce="${nonce}">${noon + 59_999}</script>1<style nonce="${nonce}">`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(world.drawn).toBe(1);
});

test('who asks while a page is rendered waits for it', async () => {
  const { world, ask } = openPages();
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect(world.drawn).toBe(1);
  expect(new Set(asked.map(({ text, nonce }) => text.replaceAll(nonce, '')))).toHaveLength(1);
});

test('another question, another minute and another moment are another page', async () => {
  const { world, ask } = openPages();
  await ask();
  await wait(5);
  await ask({ key: '/about' });
  await ask({ servedAt: noon + 60_000 });
  await wait(5);
  world.moment = {};
  await ask({ servedAt: noon + 60_000 });
  expect(world.drawn).toBe(4);
});

test('a page that was begun in a moment that has ended meanwhile is not kept', async () => {
  const { world, ask } = openPages();
  const first = ask();
  world.moment = {};
  await first;
  await wait(5);
  await ask();
  expect(world.drawn).toBe(2);
});

test.each([
  ['dependencies on something that cannot be told', { on: unknown }],
  ['dependencies on a moment that is not the present one', { on: { another: true } }],
  ['sets a cookie', { headers: { 'set-cookie': 'theme=dark' } }],
])('a page that %s is drawn for each who asks', async (_, more) => {
  const { world, ask } = openPages();
  await ask(more);
  await wait(5);
  await ask(more);
  await ask(more);
  expect(world.drawn).toBe(3);
});

test('a page that failed is rendered again, also for those who waited for it', async () => {
  const answer = openPageCache(createCacheBudget(maxBytesOfPages));
  let drawn = 0;
  const ask = (failing: boolean) =>
    answer(
      {
        key: '/',
        own: { nonce: '', servedAt: noon },
        takesGzip: false,
        dependencies: trackPageDependencies(),
        moments: async () => [],
      },
      async () => {
        drawn++;
        await wait(1);
        if (failing) throw new Error('broken');
        return new Response('drawn');
      },
    );
  const [first, second] = await Promise.allSettled([ask(true), ask(false)]);
  expect([first.status, second.status, drawn]).toEqual(['rejected', 'fulfilled', 2]);
});

test('a visitor who leaves while a page is rendered leaves nothing half-rendered behind', async () => {
  const answer = openPageCache(createCacheBudget(maxBytesOfPages));
  const page = () => ({
    key: '/',
    own: { nonce: 'n', servedAt: noon },
    takesGzip: false,
    dependencies: trackPageDependencies(),
    moments: async () => [],
  });
  const left = await answer(
    page(),
    async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(Buffer.from('half'));
            controller.error(new Error('gone'));
          },
        }),
      ),
  );
  await expect(left.text()).rejects.toThrow('gone');
  await wait(5);
  const next = await answer(page(), async () => new Response('whole'));
  expect(await next.text()).toBe('whole');
});
