import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.server.ts';

const sent = (...pieces: string[]) =>
  text(Readable.from(pieces.map((piece) => Buffer.from(piece))).pipe(lateScripts()));

test('scripts of a page come after its looks, and every other byte stays as it is', async () => {
  const page =
    '<link rel="stylesheet" href="/a.css"/><p>Лето, сёла, 夏</p><link rel="modulepreload" href="/a.js"/>';
  expect(await sent(page, '<script type="module" async="">import "/a.js"</script>')).toBe(
    '<link rel="stylesheet" href="/a.css"/><p>Лето, сёла, 夏</p><link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<script type="module" fetchpriority="low" async="">import "/a.js"</script>',
  );
});

test('a letter that two pieces share arrives whole', async () => {
  const bytes = Buffer.from('Солнце');
  const pieces = [bytes.subarray(0, 3), bytes.subarray(3)];
  expect(await text(Readable.from(pieces).pipe(lateScripts()))).toBe('Солнце');
});
