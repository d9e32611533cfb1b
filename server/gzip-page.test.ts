import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipPieces, joinGzipped } from './gzip-page.ts';
import { cutPage, joinPage } from './page-pieces.ts';

const renderedFor = { nonce: 'Ab+/9==', servedAt: 1_763_899_200_123 };
const word = fc.constantFrom('Ab+/9==', '1763899200123', '<p>', 'Где тепло? ', '☀', '', 'x'.repeat(70_000));

test('what is unpacked of a compressed page is the page, with what is its visitor’s own', () => {
  fc.assert(
    fc.property(
      fc.array(word),
      fc.base64String(),
      fc.integer({ min: 1e12, max: 2e12 }),
      (words, nonce, servedAt) => {
        const page = cutPage(words.join(''), renderedFor);
        const own = { nonce, servedAt };
        const plain = joinPage(page, own);
        expect(gunzipSync(joinGzipped(gzipPieces(page), own)).equals(plain)).toBe(true);
        const written = words.map((one) =>
          one === 'Ab+/9==' ? nonce : one === '1763899200123' ? servedAt : one,
        );
        expect(Buffer.from(plain).toString()).toBe(written.join(''));
      },
    ),
  );
});
