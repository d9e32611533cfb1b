import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { renderingContext, userGeoContext } from '#web/context/context.ts';
import { asOperator, formOf, testApp } from './test-app.ts';

const database = await openTestDatabase();

interface Visitor extends RequestInit {
  city?: string;
  path?: string;
}

/** How many pages are rendered for these visitors of the same address. */
async function renderedFor(...visitors: Visitor[]) {
  let drawn = 0;
  let from: string | undefined;
  const { ask } = await testApp(database, {
    pages: (_, context) => {
      const known = { countrySlug: 'gb', invariantName: '', updatedGeoDate: '', isConfirmed: false };
      if (from) context.set(userGeoContext, { ...known, slug: from });
      return context.get(renderingContext)(async () => new Response(`page ${++drawn}`));
    },
  });
  for (const { city, path = '/tours', ...init } of visitors) {
    from = city;
    await (await ask(path, init)).text();
    await new Promise((settle) => setTimeout(settle, 20));
  }
  return drawn;
}

test('visitors of whom a page shows nothing different see the same page', async () => {
  const others = { 'accept-language': 'ru', referer: 'https://example.com/' };
  expect(
    await renderedFor(
      { headers: { cookie: '_ga=1; geo=%7B%7D' } },
      { headers: { cookie: '_ga=2; PHPSESSID=3' } },
      { headers: others },
    ),
  ).toBe(1);
});

test.each<[string, Record<string, string>, { city?: string }?]>([
  ['chose dark colours', { cookie: 'theme=dark' }],
  ['reads prices in another currency', { cookie: 'currency=usd' }],
  ['answered the question about cookies', { cookie: 'SHOW_MODAL_COOKIES=false' }],
  ['refused analytics', { cookie: 'SHOW_MODAL_COOKIES=false; analytics=0' }],
  ['is of a group of the test of excursion tours', { cookie: 'abExcursionTours=2' }],
  ['closed a banner', { cookie: 'SHOW_HEADER_BANNER=7' }],
  ['is a robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['is from another city', {}, { city: 'leeds' }],
])('who %s sees a page of their own kind', async (_, headers, from) => {
  const other = { headers, ...from };
  expect(await renderedFor({}, other, other)).toBe(2);
});

test('a visit that begins at home is of its own kind: it begins without a strip', async () => {
  const back = { headers: { cookie: 'geo=%7B%7D' } };
  const home = { path: '/' };
  expect(await renderedFor(home, { ...home, ...back }, home, { ...home, ...back })).toBe(2);
  expect(await renderedFor({ path: '/ru' }, { path: '/ru', ...back })).toBe(2);
  expect(await renderedFor({ path: '/_.data' }, { path: '/_.data', ...back })).toBe(2);
});

test('what is sent, and who is known by name, is nobody else’s', async () => {
  const sent = formOf({ name: 'Ann' });
  expect(await renderedFor(sent, sent)).toBe(2);
  expect(await renderedFor(asOperator, asOperator)).toBe(2);
});
