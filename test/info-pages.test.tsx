import { expect, test } from 'vitest';
import HelpSearchPage, { loader as loadHelpSearch } from '#web/info-pages/help-search-page.tsx';
import InfoPage, { loader } from '#web/info-pages/info-page.tsx';
import { openContentApi } from './content-test-api.ts';
import { pageContext } from './page-context.ts';
import { renderPage } from './render-page.tsx';

// What the server renders of pages that editors write, from what the calls answer over the small operator.

const { db, apiOf } = await openContentApi();

async function drawn(path: string, params: Record<string, string>) {
  const context = pageContext(apiOf().ask, new Date('2026-11-21T10:00:00Z'));
  const url = new URL(path, 'http://localhost');
  const args = { context, url, request: new Request(url), params, pattern: '' };
  const loaderData = await loader(args as unknown as Parameters<typeof loader>[0]);
  return renderPage(path, <InfoPage {...({ loaderData } as Parameters<typeof InfoPage>[0])} />);
}

test('a page has its crumbs, subtitle, advantages, blocks, phone and summary [S-2.14-03] [S-2.14-04] [S-2.14-05]', async () => {
  const { html, text } = await drawn('/info/help/visas', { '*': 'help/visas' });
  expect(html).toContain('href="/info/help"');
  expect(html).toContain('https://solstice.example/info/help/visas');
  for (const words of ['Who needs one', 'We help', 'Fast', 'Rules', 'Ask us', 'Visa desk', 'In short'])
    expect(text).toContain(words);
  expect(html).toContain('href="tel:+445,12"');
  expect(html).toContain('href="/countries/"');
});

test('news stand right after the block withmanagerhelp, each linked by its type and slug [S-2.14-07] [S-2.14-14] [S-2.14-16]', async () => {
  const { html } = await drawn('/info/help/visas', { '*': 'help/visas' });
  const order = ['id="rules"', 'id="withmanagerhelp"', 'id="page-news"', 'In short'].map((one) =>
    html.indexOf(one),
  );
  expect(order.every((at) => at > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html).toContain('href="/news/tours/summer"');
  expect(html).toContain('href="/news/flights/seats"');
});

test('without that block news stand at the end, under the description and hotels of a chain [S-2.14-08] [S-2.14-13] [S-2.14-15]', async () => {
  const { html, text } = await drawn('/hotelgroup/marenza', { hotelGroupSlug: 'marenza' });
  expect(text).toContain('Palms.');
  expect(html.indexOf('/tours/turkey/marenza-palms')).toBeGreaterThan(0);
  expect(html.indexOf('id="page-news"')).toBeGreaterThan(html.indexOf('/tours/turkey/marenza-palms'));
});

test('a page shows the pictures of its gallery, named for those who do not see them', async () => {
  const { id } = await db
    .selectFrom('page')
    .select('id')
    .where('slug', '=', 'visas')
    .executeTakeFirstOrThrow();
  const image = (position: number, gallery: string) => ({
    page_id: id,
    gallery,
    position,
    image: `/media/poster/city/${position}.svg`,
    alt: { en: `Consulate ${position}`, ru: '' },
  });
  await db
    .insertInto('page_image')
    .values([image(1, 'main'), image(2, 'main'), image(3, 'cashback')])
    .execute();
  await expect
    .poll(async () => (await drawn('/info/help/visas', { '*': 'help/visas' })).html, { timeout: 5_000 })
    .toContain('alt="Consulate 2"');
  const { html } = await drawn('/info/help/visas', { '*': 'help/visas' });
  expect(html).toContain('alt="Consulate 1"');
  expect(html).not.toContain('Consulate 3');
});

test('help is searched by a form of the document, and what is found stands under it', async () => {
  const row = await db.selectFrom('page').selectAll().where('slug', '=', 'visas').executeTakeFirstOrThrow();
  const { id: _, ...visas } = row;
  await db
    .insertInto('page')
    .values({ ...visas, id: 990, slug: 'search', parent_slug: 'help', link: '/help/search/', markets: '' })
    .execute();
  const renderedFor = async (path: string) => {
    const context = pageContext(apiOf().ask, new Date('2026-11-21T10:00:00Z'));
    const url = new URL(path, 'http://localhost');
    const args = { context, url, request: new Request(url), params: {}, pattern: '' };
    const loaderData = await loadHelpSearch(args as unknown as Parameters<typeof loadHelpSearch>[0]);
    return renderPage(path, <HelpSearchPage {...({ loaderData } as Parameters<typeof HelpSearchPage>[0])} />);
  };
  await expect
    .poll(() => renderedFor('/help/search').catch(() => undefined), { timeout: 5_000 })
    .toBeTruthy();
  const { html } = await renderedFor('/help/search?q=visa+desk');
  expect(html).toMatch(/<form[^>]*action="\/help\/search"/);
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="visa desk"/);
  const { html: found } = await renderedFor('/help/search?q=rules');
  expect(found).toContain('href="/info/help/visas"');
  expect((await renderedFor('/help/search?q=zeppelin')).text).toContain('No page says anything of it');
});
