import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openImageCache } from '#domain/media/image-cache.server.ts';
import { imageWidths } from '#domain/media/image-width.ts';
import { type ImageSettings, openImages } from '#domain/media/render-image.ts';
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

/** Pictures that are only words about themselves; `drawn` lists what was asked for. */
function wordyRasterise(wait: () => Promise<void> = async () => {}) {
  const drawn: Parameters<ImageSettings['rasterise']>[1][] = [];
  const rasterise: ImageSettings['rasterise'] = async (svg, options) => {
    drawn.push(options);
    await wait();
    return new Uint8Array(new TextEncoder().encode(`${options.format} ${options.width} ${svg}`));
  };
  return { rasterise, drawn };
}

type Options = {
  folder?: string;
  version?: string;
  mostBytes?: number;
  wait?: () => Promise<void>;
  waiting?: number;
};

async function imageServer({ folder, version = '1', mostBytes = 1e9, wait, waiting = 500 }: Options = {}) {
  const { rasterise, drawn } = wordyRasterise(wait);
  const cacheFolder = folder ?? (await newFolder());
  const cache = await openImageCache(cacheFolder, mostBytes);
  const draw = (path: string) => (path.startsWith('/media/poster/') ? `<svg>${path}</svg>` : undefined);
  const images = openImages({ draw, version, rasterise, cache, atOnce: 2, waiting });
  const routes = imageRoutes({ images });
  const ask = (url: string, width: number | string, headers: Record<string, string> = {}) =>
    routes.request(`/img?${new URLSearchParams({ url, width: String(width) })}`, { headers });
  return { ask, drawn, cacheFolder };
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

test('a picture drawn once is served from the disk, also after a restart', async () => {
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

test('a new version of the posters is drawn anew under another tag', async () => {
  const old = await imageServer();
  const fresh = await imageServer({ folder: old.cacheFolder, version: '2' });
  const tags = [await old.ask(poster, 280), await fresh.ask(poster, 280)].map((answer) =>
    answer.headers.get('etag'),
  );
  expect(fresh.drawn).toHaveLength(1);
  expect(tags[0]).not.toBe(tags[1]);
});

test('many who ask for the same picture at the same time share one drawing', async () => {
  const { ask, drawn } = await imageServer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(poster, 280)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(drawn).toHaveLength(1);
});

test('no more pictures are drawn at once than there are places, and a full queue is told to come again', async () => {
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

test('a browser that has the picture is told so and nothing is drawn', async () => {
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
