import { expect, test } from 'vitest';
import { lastChange, splitAddresses, writeAddresses, writeIndex } from './site-map-files.ts';

const address = (path: string, changed = '') => ({ href: `https://a.example${path}`, changed });

test('an address says when its page was changed, where that is known, and what XML keeps for itself is escaped', () => {
  const xml = writeAddresses([address('/tours', '2026-11-21'), address('/?a=1&b=<2>')]);
  expect(xml).toContain('<url><loc>https://a.example/tours</loc><lastmod>2026-11-21</lastmod></url>');
  expect(xml).toContain('<url><loc>https://a.example/?a=1&amp;b=&lt;2&gt;</loc></url>');
});

test('no file has more addresses than allowed, nor more bytes', () => {
  const addresses = Array.from({ length: 7 }, (_, number) => address(`/${number}`));
  const most = { addresses: 3, bytes: 50_000_000 };
  expect(splitAddresses(addresses, most).map((file) => file.length)).toEqual([3, 3, 1]);
  expect(splitAddresses(addresses, { addresses: 50_000, bytes: 250 }).map((file) => file.length)).toEqual([
    2, 2, 2, 1,
  ]);
  expect(splitAddresses(addresses, most).flat()).toEqual(addresses);
  expect(splitAddresses([], most)).toEqual([]);
});

test('an index names its files, each with the last day on which one of its pages was changed', () => {
  const changed = lastChange([address('/a', '2026-11-21'), address('/b', '2026-12-01'), address('/c')]);
  expect(writeIndex([address('/sitemaps/hotels.xml', changed)])).toContain(
    '<sitemap><loc>https://a.example/sitemaps/hotels.xml</loc><lastmod>2026-12-01</lastmod></sitemap>',
  );
});
