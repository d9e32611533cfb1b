import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code.ts';

test('a code has a square for each dark field, and is as large as what it says and how much of it may be covered', () => {
  const short = scannedCode('A', 'M');
  expect(short.size).toBe(21);
  expect(short.path).toMatch(/^M0 0h1v1h-1zM1 0h1v1h-1z/); // the corner of every code
  const text = 'BEGIN:VCARD '.repeat(12);
  expect(scannedCode(text, 'L').size).toBeGreaterThan(short.size);
  expect(scannedCode(text, 'M').size).toBeGreaterThan(scannedCode(text, 'L').size);
});
