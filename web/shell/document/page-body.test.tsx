import { createElement, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { streamedBody, wholeBody } from './page-body.server.ts';

function Slow({ text }: { text: Promise<string> }) {
  return createElement('b', null, use(text));
}

/** A page of 200 KB, many times what a stream takes at once, with a slow part. */
const page = (text: Promise<string>) =>
  createElement(
    'main',
    null,
    createElement('p', null, 'Солнце '.repeat(16_000)),
    Array.from({ length: 500 }, (_, i) => createElement('i', { key: i }, `line ${i}`)),
    createElement('script', { type: 'module', src: '/a.js' }),
    createElement(Suspense, { fallback: 'Soon' }, createElement(Slow, { text })),
  );

test('a page that is whole is one piece, with its slow parts in their place and its scripts late', async () => {
  const body = await new Promise<Buffer>((resolve, reject) => {
    const drawing = renderToPipeableStream(page(Promise.resolve('here')), {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void wholeBody(drawing).then(resolve, reject),
    });
  });
  const html = body.toString();
  expect(html).toContain('<p>Солнце Солнце');
  expect(html).toContain('<i>line 499</i>');
  expect(html).toContain('<b>here</b><!--/$--></main>');
  expect(html).toContain('type="module" fetchpriority="low"');
  expect(html).not.toContain('Soon');
});

test('a page whose slow part is still awaited is sent in pieces', async () => {
  const late = Promise.withResolvers<string>();
  let isClosed = false;
  const body = await new Promise<ReadableStream>((resolve) => {
    const drawing = renderToPipeableStream(page(late.promise), {
      onShellReady: () => resolve(streamedBody(drawing, () => (isClosed = true))),
    });
  });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let html = '';
  while (!html.includes('</main>')) html += (await reader.read()).value;
  expect(html).toContain('Soon');
  expect(html).not.toContain('<b>here</b>');
  late.resolve('here');
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) html += piece.value;
  expect(html).toContain('<b>here</b>');
  expect(isClosed).toBe(true);
});
