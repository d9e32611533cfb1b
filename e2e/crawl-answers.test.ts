import { crawlSites } from '#bench/crawling/crawl-sites.ts';
import { expect, test } from './fixtures.ts';

// `npm run bench -- crawl` asks for many more of all sites.

test('links from the home pages of some sites lead to pages, with their texts, a title, one heading and one address', async () => {
  test.slow();
  const { asked, findings } = await crawlSites({
    port: Number(process.env.E2E_PORT),
    hosts: [
      'localhost',
      'kz.localhost',
      'pl.localhost',
      'agent.localhost',
      'b2b.ru.localhost',
      'card.tr.localhost',
    ],
    most: 150,
    atOnce: 2,
  });
  expect([...asked.values()].reduce((sum, count) => sum + count, 0)).toBe(150);
  const told = new Set(['foreign text', 'title twice', 'description']);
  expect(findings.filter(({ kind }) => !told.has(kind))).toEqual([]);
});
