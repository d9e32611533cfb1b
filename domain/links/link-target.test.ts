import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import { isOwnHost } from '#sites/find-site.ts';
import { addressOf, linkTargetOf } from './link-target.ts';

const place = { askedHost: 'localhost', sites: allSites };

test.each([
  ['http://localhost:3000/', { host: 'localhost', path: '/' }],
  [
    'https://pl.localhost/hotels/egypt/palm?ADULT=2#prices',
    { host: 'pl.localhost', path: '/hotels/egypt/palm?ADULT=2#prices' },
  ],
  ['https://solstice-travel.ru/search/tours', { host: 'solstice-travel.ru', path: '/search/tours' }],
  ['https://spb.solstice-travel.ru/tours/turkey', { host: 'spb.solstice-travel.ru', path: '/tours/turkey' }],
])('of %s, host and path are kept', (url, target) => {
  expect(linkTargetOf(url, place)).toEqual(target);
});

test.each([
  'https://elsewhere.example/',
  'https://localhost.elsewhere.example/',
  'https://solstice-travel.com.elsewhere.example/',
  'https://localhost@elsewhere.example/',
  'https://user:word@localhost/',
  'javascript:alert(1)//localhost/',
  'data:text/html,localhost',
  'ftp://localhost/',
])('%s is not ours', (url) => {
  expect(linkTargetOf(url, place)).toBeUndefined();
});

test('a server that is reached by its address makes links to itself, which name no host', () => {
  const askedByAddress = { ...place, askedHost: '127.0.0.1' };
  expect(linkTargetOf('http://127.0.0.1:3000/x?y=1', askedByAddress)).toEqual({ host: null, path: '/x?y=1' });
  expect(linkTargetOf('http://127.0.0.1:3000/x', place)).toBeUndefined();
});

test('a path that would be read as a host is no such path any more', () => {
  for (const url of ['http://localhost//elsewhere.example/', 'http://localhost/\\elsewhere.example/'])
    expect(linkTargetOf(url, place)?.path).toBe('/elsewhere.example/');
});

test('whatever is shortened, its link stays on our hosts, or on the one it was opened at', () => {
  const opened = new URL('http://opened.example:3000/s/abc');
  const anything = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string().map((tail) => `http://localhost/${tail}`),
    fc.string().map((tail) => `http://localhost:3000//${tail}`),
    fc.string().map((tail) => `http://localhost${tail}`),
    fc.string().map((tail) => `http://opened.example${tail}`),
  );
  fc.assert(
    fc.property(anything, (text) => {
      if (!URL.canParse(text)) return;
      const target = linkTargetOf(text, { ...place, askedHost: opened.hostname });
      if (!target) return;
      const { hostname, port } = new URL(addressOf(target, opened), opened);
      expect(hostname === opened.hostname || isOwnHost(hostname)).toBe(true);
      expect(port).toBe('3000');
    }),
    { numRuns: 500 },
  );
});
