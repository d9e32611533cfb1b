import { answerOf, mainOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// Rates and currencies as they are sent.

test('a site with years configured has every day of them [S-2.11-07]', async ({ request }) => {
  const address = '/data-sources?modalCurrencyRatesDetail=true&currentCurrency=USD';
  const { html } = await answerOf(request, 'in.localhost', address);
  expect(textOf(html)).toContain('Exchange rate: US Dollar');
  expect(html.match(/<tr\b/g)!.length).toBeGreaterThan(365);
});

test('a price bound is meant in the currency that it was set in', async ({ request }) => {
  const question = '/search/hotels?STATEINC=3&COSTMAX=900';
  const { status, headers } = await answerOf(request, 'localhost', question, 'currency=USD');
  const led = headers.find(({ name }) => name.toLowerCase() === 'location')!.value;
  expect([status, led]).toEqual([302, expect.stringMatching(/COSTMAX=900.*CURRENCY=EUR/)]);
  const { status: found, html } = await answerOf(request, 'localhost', led, 'currency=USD');
  expect(found).toBe(200);
  const [card] = /<article\b[\s\S]*?<\/article>/.exec(mainOf(html))!;
  expect(textOf(card)).toContain('€');
  expect(textOf(card)).not.toContain('$');
});

test('only the currencies of the site can be chosen', async ({ request, site }) => {
  const { html } = await answerOf(request, 'localhost', '/', 'currency=KZT');
  expect(textOf(/<header\b[\s\S]*?<\/header>/.exec(html)![0])).toMatch(/Currency: € EUR/);
  const refused = await request.post(site('localhost', '/currency'), {
    form: { currency: 'KZT', from: '/' },
    headers: { origin: new URL(site()).origin },
  });
  expect(refused.status()).toBe(400);
});
