import { expect, test } from 'vitest';
import { contentEncodings, encodingFor } from './content-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  ['gzip;q=0, br;q=0', undefined],
  ['', undefined],
  [undefined, undefined],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted, contentEncodings)).toBe(encoding);
});
