import { expect, test } from 'vitest';
import { type MappedPage, splitPages, writeAddresses, writeIndex } from './site-map-files.ts';

const page = (path: string, langs = ['en', 'ru']): MappedPage => ({
  addresses: langs.map((lang) => ({ lang, href: `https://a.example/${lang}${path}` })),
});

test('a page that is in several languages names all of them under each', () => {
  const xml = writeAddresses([{ ...page('/tours'), changed: '2026-11-21' }]);
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml.match(/hreflang="ru" href="https:\/\/a\.example\/ru\/tours"/g)).toHaveLength(2);
  expect(xml.match(/<lastmod>2026-11-21<\/lastmod>/g)).toHaveLength(2);
});

test('a page in one language stands alone, and what XML keeps for itself is escaped', () => {
  const xml = writeAddresses([page('/?a=1&b=<2>', ['en'])]);
  expect(xml).toContain('<url><loc>https://a.example/en/?a=1&amp;b=&lt;2&gt;</loc></url>');
});

test('no file has more addresses than allowed, and no page is torn apart', () => {
  const pages = Array.from({ length: 7 }, (_, number) => page(`/${number}`));
  const files = splitPages(pages, 5);
  expect(files.map((file) => file.length)).toEqual([2, 2, 2, 1]);
  expect(files.flat()).toEqual(pages);
});

test('an index names its files', () => {
  expect(writeIndex(['https://a.example/sitemaps/1.xml'])).toContain(
    '<sitemap><loc>https://a.example/sitemaps/1.xml</loc></sitemap>',
  );
});
