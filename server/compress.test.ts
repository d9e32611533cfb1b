import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { testApp } from './test-app.ts';

const database = await openTestDatabase();
const words = '<p>Where is it warm in November?</p>'.repeat(200);

const drawing = (body: () => BodyInit, headers: Record<string, string> = {}) =>
  testApp(database, {
    pages: async () => new Response(body(), { headers: { 'content-type': 'text/html', ...headers } }),
  });

const taking = (encoding: string): RequestInit => ({ headers: { 'accept-encoding': encoding } });

test('what is rendered is compressed by what its visitor takes, and says that it depends on that', async () => {
  const { ask } = await drawing(() => words);
  const brotli = await ask('/', taking('gzip, deflate, br, zstd'));
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('vary')).toContain('Accept-Encoding');
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(words);

  const gzip = await ask('/another', taking('gzip'));
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(words);

  const plain = await ask('/a-third', taking('identity'));
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toContain('Accept-Encoding');
  expect(await plain.text()).toBe(words);
});

test('the head of a page arrives while its end is still awaited', async () => {
  const end = Promise.withResolvers<void>();
  const { ask } = await drawing(
    () =>
      new ReadableStream({
        async start(controller) {
          controller.enqueue(Buffer.from(words));
          await end.promise;
          controller.enqueue(Buffer.from('the end'));
          controller.close();
        },
      }),
  );
  const answer = await ask('/', taking('br'));
  const reading = answer.body!.pipeThrough(decompression()).getReader();
  let read = '';
  const more = async () => {
    const { value } = await Promise.race([reading.read(), wait(5_000, { value: undefined })]);
    read += value ? Buffer.from(value).toString() : '';
  };
  while (read.length < words.length) await more();
  expect(read).toBe(words);
  end.resolve();
  await more();
  expect(read).toBe(`${words}the end`);
});

function decompression(): ReadableWritablePair<Uint8Array, Uint8Array> {
  const brotli = createBrotliDecompress();
  return {
    readable: new ReadableStream({
      start(controller) {
        brotli.on('data', (piece: Uint8Array) => controller.enqueue(piece));
        brotli.once('end', () => controller.close());
      },
    }),
    writable: new WritableStream({
      write: (piece) => void brotli.write(piece),
      close: () => void brotli.end(),
    }),
  };
}

test.each([
  ['what is compressed already', { 'content-encoding': 'zstd' }],
  ['what must not be transformed', { 'cache-control': 'no-transform' }],
  ['a picture', { 'content-type': 'image/png' }],
  ['a few bytes', { 'content-length': '5' }],
])('%s is sent as it is', async (name, headers: Record<string, string>) => {
  const body = name === 'a few bytes' ? 'short' : words;
  const { ask } = await drawing(() => body, headers);
  const answer = await ask('/', taking('br, gzip'));
  expect(answer.headers.get('content-encoding')).toBe(new Headers(headers).get('content-encoding'));
  expect(await answer.text()).toBe(body);
});
