import { expect, test } from 'vitest';
import { mailOrigin } from './mail-origin.ts';

const site = { hosts: ['solstice.example', 'shop.solstice.example', 'ru.localhost'] };

test.each([
  ['https://shop.solstice.example', 'https://shop.solstice.example'],
  ['http://shop.solstice.example', 'https://shop.solstice.example'],
  ['https://solstice.example:8443', 'https://solstice.example'],
  ['http://solstice.example:22/path?x#y', 'https://solstice.example'],
  ['https://user:secret@solstice.example', 'https://solstice.example'],
  ['https://solstice.example.evil.example', 'https://solstice.example'],
  ['https://evil.example', 'https://solstice.example'],
  ['ftp://shop.solstice.example', 'https://solstice.example'],
  ['//shop.solstice.example', 'https://solstice.example'],
  ['javascript:alert(1)', 'https://solstice.example'],
  ['', 'https://solstice.example'],
  ['http://ru.localhost:4120', 'http://ru.localhost:4120'],
  ['http://pl.localhost:4120', 'https://solstice.example'],
])('a page at %j is mailed a link to %s', (asked, origin) => {
  expect(mailOrigin(site, asked)).toBe(origin);
});
