import { expect, test } from 'vitest';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { Alternates } from '#web/shell/document/alternates.tsx';
import { loader as robots } from '#web/site-map/robots.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Link } from '#web/ui/link.tsx';
import { pageContext } from './page-context.ts';
import { renderPage, structuredData } from './render-page.tsx';

const origin = 'https://solstice.example';
const days = 'CHECKIN_BEG=20270601&CHECKIN_END=20270607';

test('results of a search are noindex,follow without a canonical address', async () => {
  for (const kind of ['tours', 'hotels', 'cruises', 'excursion-tours', 'avia', 'services', 'resorts']) {
    const { html } = await renderPage(`/search/${kind}?STATEINC=3&${days}`, <Alternates />);
    expect(html, kind).toBe('<meta name="robots" content="noindex,follow"/>');
  }
  for (const path of [
    '/',
    '/tours',
    '/search/hot-tours',
    '/search/lato',
    '/search/zima',
    '/resorts/turkey/side',
  ]) {
    const { html } = await renderPage(`${path}?${days}`, <Alternates />);
    expect(html, path).toBe(`<link rel="canonical" href="${origin}${path}"/>`);
  }
});

const graphOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="(og:[a-z_:]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content?.replaceAll('&amp;', '&'),
    ]),
  );

test('a page has Open Graph with a picture: its own, else that of the house', async () => {
  const shared = (picture?: string) =>
    renderPage('/countries/turkey', <DocumentHead title="Türkiye" of={['Warm.']} picture={picture} />);
  const own = graphOf((await shared('/media/turkey.svg')).html);
  expect(own).toMatchObject({
    'og:title': 'Türkiye',
    'og:url': `${origin}/countries/turkey`,
    'og:site_name': 'Solstice Travel',
    'og:type': 'website',
    'og:image': `${origin}/img?url=%2Fmedia%2Fturkey.svg&width=1200`,
  });
  expect(own['og:description']).toMatch(/^Warm\. ./);
  expect(graphOf((await shared()).html)['og:image']).toContain('%2Fmedia%2Fposter%2Fbeach');
});

test('a shared search keeps its question', async () => {
  const asked = `/search/tours?STATEINC=3&${days}`;
  const { html } = await renderPage(asked, <DocumentHead title="Found" of={[]} />);
  expect(graphOf(html)['og:url']).toBe(origin + asked);
});

test('crumbs for search engines carry no days, and those of visitors keep them', async () => {
  const to = `/search/tours?STATEINC=3&${days}&ADULT=2&CHILD=0&UFILTER=1&REGIONTO=31`;
  const { html } = await renderPage(
    '/',
    <Breadcrumbs crumbs={[{ name: 'Side', to }, { name: 'Hotel' }]} origin={origin} />,
  );
  const list = structuredData(html, 'BreadcrumbList')?.itemListElement as { item?: string }[];
  expect(list[0]?.item).toBe(`${origin}/search/tours?STATEINC=3&REGIONTO=31`);
  expect(html).toContain(`href="${to.replaceAll('&', '&amp;')}"`);
});

test('search engines follow no link with days or filters', async () => {
  const relOf = async (to: string) =>
    /rel="([^"]*)"/.exec((await renderPage('/', <Link to={to}>x</Link>)).html)?.[1];
  for (const query of [days, 'UFILTER=1', 'SORT_TYPE=2', 'dateFrom=20270601', 'type=tours', 'TYPE=4'])
    expect(await relOf(`/tours?${query}`), query).toBe('nofollow');
  expect(await relOf('?MEALLIST=3')).toBe('nofollow');
  for (const to of ['/tours/turkey/hotel', '/news?page=2']) expect(await relOf(to), to).toBeUndefined();
});

test('robots.txt closes days and filters to search engines, and not to previews of shared links', async () => {
  const context = pageContext(() => new Response(), new Date());
  const request = new Request(`${origin}/robots.txt`);
  const answer = robots({
    context,
    request,
    url: new URL(request.url),
    params: {},
    pattern: '/robots.txt',
  } as never);
  const groups = (await answer.text()).split('\n\n');
  const [previews, all] = [
    groups.find((group) => group.includes('Twitterbot')),
    groups.find((group) => group.includes('User-agent: *')),
  ];
  for (const name of ['CHECKIN_BEG', 'dateFrom', 'UFILTER', 'SORT_TYPE']) {
    expect(all).toContain(`Disallow: /*?*${name}=`);
    expect(previews).not.toContain(name);
  }
  expect(previews).toContain('Disallow: /orders/');
});
