import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import NewsItemPage, { loader as loadItem } from '#web/news/news-item-page.tsx';
import NewsPage, { loader as loadList } from '#web/news/news-page.tsx';
import { loader as loadRss } from '#web/news/rss.ts';
import pages from '#web/routes.ts';
import { openContentApi } from './content-test-api.ts';
import { pageContext } from './page-context.ts';
import { renderPage, structuredData } from './render-page.tsx';

// What the server renders of the pages of news, from what the calls answer over the small operator.

const { apiOf } = await openContentApi();

function argsOf(path: string, params = {}) {
  const context = pageContext(apiOf().ask, new Date('2026-11-21T10:00:00Z'));
  const url = new URL(path, 'http://localhost');
  return { context, url, request: new Request(url), params, pattern: '' } as never;
}

async function list(path: string) {
  const loaderData = await loadList(argsOf(path));
  return renderPage(path, <NewsPage {...({ loaderData } as Parameters<typeof NewsPage>[0])} />);
}

async function item(path: string) {
  const [, newsType, newsSlug] = path.split('/').filter(Boolean);
  const loaderData = await loadItem(argsOf(path, { newsType, newsSlug }));
  return renderPage(path, <NewsItemPage {...({ loaderData } as Parameters<typeof NewsItemPage>[0])} />);
}

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('the list has each item with its date, type and a link of type and slug, and leads to its feed [S-1-13] [S-2.14-16]', async () => {
  const { html, text } = await list('/news/');
  expect(linksIn(html)).toEqual(
    expect.arrayContaining([
      '/news/tours/summer',
      '/news/flights/seats',
      '/news/tours/snow',
      '/news/rss.xml',
    ]),
  );
  expect(html).toContain('<time dateTime="2026-11-21">21 November 2026</time>');
  expect(text).toContain('Tours 21 November 2026 Summer &amp; sun On sale');
  expect(html).toMatch(
    /<link rel="alternate" type="application\/rss\+xml" title="[^"]*: News" href="\/news\/rss.xml"/,
  );
  expect(html).not.toContain('noindex');
});

test('types and tags narrow the list as links; the tag that is chosen leads back', async () => {
  const { html, text } = await list('/news/?type=tours&tag=turkey');
  expect(text).toContain('Summer &amp; sun');
  expect(text).not.toContain('First snow');
  expect(linksIn(html)).toEqual(
    expect.arrayContaining([
      '/news/',
      '/news/?type=flights',
      '/news/?type=tours&amp;tag=snow',
      '/news/?type=tours',
    ]),
  );
  expect(html).toMatch(/aria-label="Without the topic “Türkiye”" rel="nofollow" href="\/news\/\?type=tours"/);
});

test.each(['/news/?type=nowhere', '/news/?tag=nowhere', '/news/?page=9'])(
  'what leads to no news says so, and leads to all: %s',
  async (path) => {
    const { html, text } = await list(path);
    expect(text).toContain('Nothing under this choice');
    expect(html).toMatch(/<a [^>]*href="\/news\/"[^>]*>All news<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  },
);

test('an item has its picture, date, text and tags, and what was told before and after it [S-3.7-01]', async () => {
  const { html, text } = await item('/news/tours/summer');
  expect(html).toMatch(/<h1>Summer &amp; sun<\/h1>/);
  expect(html).toMatch(/<img[^>]*alt="A beach"/);
  expect(html).toContain('<a href="/tours">here</a>');
  expect(html).toContain('<time dateTime="2026-11-21">21 November 2026</time>');
  expect(linksIn(html)).toEqual(expect.arrayContaining(['/news/?tag=turkey', '/news/flights/seats']));
  expect(text).toContain('Earlier More seats');
  expect(structuredData(html, 'NewsArticle')).toMatchObject({
    headline: 'Summer & sun',
    datePublished: '2026-11-21',
    articleSection: 'Tours',
    mainEntityOfPage: 'https://solstice.example/news/tours/summer',
    image: [expect.stringMatching(/^https:\/\/solstice\.example\/img\?url=%2Fmedia%2Fwide\.svg/)],
  });
});

test.each(['/news/flights/summer', '/news/tours/to-come', '/news/tours/no-title', '/news/tours/nowhere'])(
  '%s is the page of nothing [S-3.7-03]',
  async (path) => {
    await expect(item(path)).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test('the feed has the news of a site in its language, the newest first', async () => {
  const response = await loadRss(argsOf('/news/rss.xml'));
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = await response.text();
  expect(feed).toContain('<title>Summer &amp; sun</title><');
  expect(feed).toContain('<guid isPermaLink="true">http://localhost/news/tours/summer</guid>');
  expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>');
  expect(feed.match(/<item>/g)).toHaveLength(4);
});

/** Which file answers a path, of all routes with their languages. */
function fileOf(path: string) {
  const toRoute = ({ path: own, index, children, file }: (typeof pages)[number]): RouteObject =>
    index
      ? { index, handle: file, ...(own && { path: own }) }
      : { ...(own && { path: own }), handle: file, children: children?.map(toRoute) ?? [] };
  return matchRoutes(pages.map(toRoute), path)?.at(-1)?.route.handle;
}

test('an item is found whatever its type is called, in every language', () => {
  for (const type of ['tours', 'hotels', 'excursions', 'resorts', 'countries', 'flights', 'company'])
    for (const language of ['', '/ru'])
      expect(fileOf(`${language}/news/${type}/x`), type).toBe('news/news-item-page.tsx');
  expect(fileOf('/ru/tours/turkey')).toBe('countries/country-tours.ts');
  expect(fileOf('/news/rss.xml')).toBe('news/rss.ts');
});

test('a link to one of the news shows its title, words and picture where it is shared', async () => {
  const { html } = await item('/news/tours/summer');
  const properties = Object.fromEntries(
    [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  expect(properties).toMatchObject({
    'og:type': 'article',
    'og:title': 'Summer &amp; sun',
    'og:description': 'On sale',
    'og:url': expect.stringMatching(/\/news\/tours\/summer$/),
  });
});
