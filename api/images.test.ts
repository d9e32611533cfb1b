import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { openDrawingBudget } from '#domain/media/drawing-budget.ts';
import { forgivingCache } from '#domain/media/forgiving-cache.ts';
import { openImageCache } from '#domain/media/image-cache.server.ts';
import { imageWidths } from '#domain/media/image-width.ts';
import { type ImageSettings, openImages } from '#domain/media/render-image.ts';
import type { ApiEnv } from './api-env.ts';
import { imageRoutes } from './images.ts';

const poster = '/media/poster/beach/h1-0.svg?hour=day&at=sea.hills.tropical.thatched.sand';
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  folders.push(folder);
  return folder;
}

/** Pictures that are only words about themselves; `rendered` lists what was asked for. */
function wordyRasterise(wait: () => Promise<void> = async () => {}) {
  const drawn: Parameters<ImageSettings['rasterise']>[1][] = [];
  const rasterise: ImageSettings['rasterise'] = async (svg, options) => {
    drawn.push(options);
    await wait();
    return new Uint8Array(new TextEncoder().encode(`${options.format} ${options.width} ${svg}`));
  };
  return { rasterise, drawn };
}

/** A budget of one server, which nobody gets more of. */
function budgetOf(points: number): Parameters<typeof openDrawingBudget>[0] {
  const left = new Map<string, number>();
  const take = async (who: string, cost = 1) => {
    const rest = (left.get(who) ?? points) - cost;
    left.set(who, rest);
    return rest < 0 ? 60 : 0;
  };
  return { take, giveBack: async () => {} };
}

type Options = {
  folder?: string;
  version?: string;
  mostBytes?: number;
  wait?: () => Promise<void>;
  waiting?: number;
  waitingOfOne?: number;
  pointsAMinute?: number;
};

async function imageServer({
  folder,
  version = '1',
  mostBytes = 1e9,
  wait,
  waiting = 500,
  waitingOfOne = 500,
  pointsAMinute = 1e6,
}: Options = {}) {
  const { rasterise, drawn } = wordyRasterise(wait);
  const cacheFolder = folder ?? (await newFolder());
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const cache = forgivingCache(await openImageCache(cacheFolder, mostBytes), log);
  const lookedFor: string[] = [];
  const images = openImages({
    isCatalogued: async (path) => {
      lookedFor.push(path);
      return path.startsWith('/media/poster/') && !path.includes('thought-up');
    },
    draw: (path) => `<svg>${path}</svg>`,
    version,
    rasterise,
    cache,
    spend: openDrawingBudget(budgetOf(pointsAMinute)),
    atOnce: 2,
    waiting,
    waitingOfOne,
  });
  const askFrom = (address: string) => {
    const app = new Hono<ApiEnv>();
    app.use((c, next) => {
      c.set('address', address);
      return next();
    });
    app.route('/', imageRoutes({ images }));
    return (url: string, width: number | string, headers: Record<string, string> = {}) =>
      app.request(`/img?${new URLSearchParams({ url, width: String(width) })}`, { headers });
  };
  return { ask: askFrom('192.0.2.1'), askFrom, drawn, lookedFor, lines, cacheFolder };
}

test.each([
  'https://example.com/media/poster/beach/1.svg',
  'http://169.254.169.254/latest/meta-data',
  '//example.com/media/poster/beach/1.svg',
  '/\\example.com/a.svg',
  'file:///etc/passwd',
  'data:image/svg+xml,<svg/>',
  '/media/../../etc/passwd',
  '/media/poster/../../secret.svg',
  '/media/%2e%2e/secret.svg',
  '/media//poster/beach/1.svg',
  '/media/poster/beach/1.svg?next=https://example.com',
  '/media/poster/beach/1.svg#a',
  '/media/poster/beach/1.svg\n',
  'media/poster/beach/1.svg',
  '/assets/app.js',
  `/media/poster/${'a'.repeat(400)}.svg`,
  '',
])('an address that is no media path of ours is refused and never fetched: %j', async (url) => {
  const { ask, drawn } = await imageServer();
  const answer = await ask(url, 280);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 400, errors: [{ field: 'url' }] });
  expect(drawn).toEqual([]);
});

test.each(['', '0', '-20', '1.5', '20px', '1e3', '999999', 'NaN'])(
  'a width of %j is refused',
  async (width) => {
    const { ask } = await imageServer();
    expect(await (await ask(poster, width)).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'width' }],
    });
  },
);

test('a media path that stands for no picture is not found, and is not kept as if it were', async () => {
  const { ask } = await imageServer();
  const answer = await ask('/media/photo/1.jpg', 280);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('[S-7.1-08] a picture is asked for by its url and its width', async () => {
  const { ask, drawn } = await imageServer();
  const answer = await ask(poster, 524, { accept: 'image/webp' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(`webp 524 <svg>${poster}</svg>`);
  expect(drawn).toEqual([{ width: 524, format: 'webp', blur: false }]);
});

test.each([
  [1, 20],
  [20, 20],
  [21, 136],
  [525, 680],
  [1361, 1600],
  [99_999, 2176],
])('a width of %i is drawn at %i', async (asked, width) => {
  const { ask, drawn } = await imageServer();
  await ask(poster, asked);
  expect(drawn).toMatchObject([{ width }]);
});

test('only the placeholder is blurred', async () => {
  const { ask, drawn } = await imageServer();
  for (const width of imageWidths) await ask(poster, width);
  expect(drawn.filter(({ blur }) => blur)).toMatchObject([{ width: 20 }]);
});

test.each([
  ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'webp'],
  ['image/avif,*/*', 'avif'],
  ['image/webp;q=0, image/avif;q=0.5', 'avif'],
  ['IMAGE/WEBP', 'webp'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
])('Accept %j is answered in %s', async (accept, format) => {
  const { ask } = await imageServer();
  const answer = await ask(poster, 280, { accept });
  expect(answer.headers.get('content-type')).toBe(`image/${format}`);
  expect(answer.headers.get('vary')).toBe('Accept');
});

test('a picture rendered once is served from the disk, also after a restart', async () => {
  const first = await imageServer();
  const drawnAnswer = await first.ask(poster, 280);
  const keptAnswer = await first.ask(poster, 270);
  const restarted = await imageServer({ folder: first.cacheFolder });
  const lateAnswer = await restarted.ask(poster, 280);
  expect(first.drawn).toHaveLength(1);
  expect(restarted.drawn).toHaveLength(0);
  const text = await drawnAnswer.text();
  expect([await keptAnswer.text(), await lateAnswer.text()]).toEqual([text, text]);
});

test('a new version of the posters is rendered anew under another tag', async () => {
  const old = await imageServer();
  const fresh = await imageServer({ folder: old.cacheFolder, version: '2' });
  const tags = [await old.ask(poster, 280), await fresh.ask(poster, 280)].map((answer) =>
    answer.headers.get('etag'),
  );
  expect(fresh.drawn).toHaveLength(1);
  expect(tags[0]).not.toBe(tags[1]);
});

test('many who ask for the same picture at the same time share one rendering', async () => {
  const { ask, drawn } = await imageServer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(poster, 280)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(drawn).toHaveLength(1);
});

test('no more pictures are rendered at once than there are places, and a full queue is told to come again', async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, drawn } = await imageServer({ wait: () => gate.promise, waiting: 1 });
  const asked = [136, 280, 340, 480].map((width) => ask(poster, width));
  await expect.poll(() => drawn.length).toBe(2);
  const [busy] = await Promise.all([Promise.race(asked), expect.poll(() => drawn.length).toBe(2)]);
  expect(busy?.status).toBe(503);
  expect(busy?.headers.get('retry-after')).toBe('2');
  gate.resolve();
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503]);
});

test('a picture that somebody thinks up is not rendered, however well its path is written', async () => {
  const { ask, drawn } = await imageServer();
  const answer = await ask(poster.replace('h1-0', 'thought-up'), 280);
  expect(answer.status).toBe(404);
  expect(drawn).toEqual([]);
});

test('what is kept is neither looked for nor counted, and what is not is rendered for one address only so often', async () => {
  const { ask, askFrom, lookedFor } = await imageServer({ pointsAMinute: 10 });
  const first = await ask(poster, 280);
  const kept = await Promise.all(Array.from({ length: 30 }, () => ask(poster, 280)));
  expect([first, ...kept].every(({ status }) => status === 200)).toBe(true);
  expect(lookedFor).toHaveLength(1);

  // 3 points are spent; 9 more are too many, also for what is in no catalogue.
  const refused = await ask(poster, 1360);
  const unknown = await ask(poster.replace('h1-0', 'thought-up'), 1360);
  expect([refused.status, unknown.status]).toEqual([429, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(lookedFor).toHaveLength(1);
  expect((await ask(poster, 280)).status).toBe(200);
  expect((await askFrom('192.0.2.2')(poster, 1360)).status).toBe(200);
});

test('who asks for many pictures delays another visitor by one, and has a queue that ends', async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, askFrom, drawn } = await imageServer({ wait: () => gate.promise, waitingOfOne: 5 });
  const many = imageWidths.map((width) => ask(poster, width, { accept: 'image/avif' }));
  await expect.poll(() => drawn.length).toBe(2);
  const one = askFrom('192.0.2.2')(poster, 480, { accept: 'image/webp' });
  // The queue of the one who asks for many is full before the other comes.
  expect((await Promise.race(many)).status).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 50));
  gate.resolve();
  expect((await one).status).toBe(200);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect(statuses.filter((status) => status === 503)).toHaveLength(imageWidths.length - 7);
  // Two places and the first of the queue: the other visitor's is the fourth at the latest.
  expect(drawn.findIndex(({ format }) => format === 'webp')).toBeLessThan(4);
});

test('a picture that cannot be kept is served all the same, and the log says so once', async () => {
  const { ask, cacheFolder, lines, drawn } = await imageServer();
  await rm(cacheFolder, { recursive: true });
  folders.splice(folders.indexOf(cacheFolder), 1);
  const answers = [await ask(poster, 280), await ask(poster, 340), await ask(poster, 280)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(drawn).toHaveLength(3);
  expect(lines.filter((line) => line.includes('Pictures cannot be kept'))).toHaveLength(1);
});

test('a browser that has the picture is told so and nothing is rendered', async () => {
  const { ask, drawn } = await imageServer();
  const first = await ask(poster, 280, { accept: 'image/webp' });
  const etag = first.headers.get('etag') ?? '';
  const again = await ask(poster, 280, { accept: 'image/webp', 'if-none-match': `"other", W/${etag}` });
  const otherFormat = await ask(poster, 280, { accept: 'image/avif', 'if-none-match': etag });
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([again.status, otherFormat.status]).toEqual([304, 200]);
  expect(again.headers.get('etag')).toBe(etag);
  expect(drawn).toHaveLength(2);
});

test('the cache stays under its size by dropping what was written longest ago', async () => {
  const { ask, cacheFolder } = await imageServer({ mostBytes: 1000 });
  for (const width of imageWidths) await ask(poster, width);
  const names = await readdir(cacheFolder);
  expect(names.length).toBeGreaterThan(3);
  expect(names.length).toBeLessThan(imageWidths.length);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});
