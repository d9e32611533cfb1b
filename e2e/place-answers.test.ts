import { answerOf, linksOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt, wizardOf } from './rendered-wizard.ts';
import { wordsOf } from './words.ts';

// Pages of places and of promotions, each with its way into the search.

const lineOf = (html: string) => /<summary[^>]*><span><b>([^<]*)</.exec(html)?.[1];

test('a resort has a page: its title is the country and the resort, its wizard asks there again, and another place is searched for elsewhere [W-2.3-14] [W-2.4-27]', async ({
  request,
}) => {
  const { html: list } = await answerOf(request, 'localhost', '/resorts/turkey');
  expect(linksOf(list)).toContain('/resorts/turkey/antalya');
  const page = await pageAt(request, '/en/resorts/turkey/antalya', 'ru.localhost');
  expect(page).toMatchObject({ status: 200, led: 0 });
  expect(page.html).toMatch(/<title>[^<]*Antalya/);
  expect(lineOf(page.html)).toBe('Türkiye, Antalya');
  expect(wizardOf(page.html)).toMatchObject({ lit: 'tour', action: '/en/resorts/turkey/antalya' });
  const again = await pageAt(request, '/en/resorts/turkey/antalya?NIGHTMIN=8&NIGHTMAX=8', 'ru.localhost');
  expect(again).toMatchObject({ status: 200, led: 1 });
  const asked = new URL(again.path, 'http://localhost');
  expect(asked.pathname).toBe('/en/resorts/turkey/antalya');
  expect(asked.searchParams.get('NIGHTMAX')).toBe('8');
  for (const [name, value] of [
    ['STATEINC', '5'],
    ['REGIONTO', '312'],
  ] as const) {
    const other = new URL(asked);
    other.searchParams.set(name, value);
    const led = await pageAt(request, other.pathname + other.search, 'ru.localhost');
    expect(led.path).toMatch(new RegExp(`^/en/search/resorts\\?.*${name}=${value}(&|$)`));
  }
  for (const nowhere of ['/resorts/turkey/nowhere', '/resorts/nowhere/antalya'])
    expect((await answerOf(request, 'localhost', nowhere)).status, nowhere).toBe(404);
});

test('pages of offers and of hotel chains ask for tours, which are found without the name of the page [W-2.4-28] [W-2.4-29]', async ({
  request,
}) => {
  const { html: chains } = await answerOf(request, 'localhost', '/hotelgroup/');
  const chain = linksOf(chains).find((href) => /^\/hotelgroup\/\w/.test(href))!;
  for (const path of ['/ads/early-booking', chain]) {
    const { html } = await pageAt(request, path);
    const { action, fields } = wizardOf(html);
    expect(action, path).toBe('/search/tours');
    expect(fields, path).toContain('STATEINC');
    const [, country = ''] =
      /<select[^>]*name="STATEINC"[^>]*>(?:(?!<\/select>).)*?<option value="(\d+)" selected/.exec(html) ?? [];
    const found = await pageAt(request, `${action}?STATEINC=${country}&ADULT=2&CHILD=2&AGE1=9&AGE2=5`);
    expect(found.status, path).toBe(200);
    const query = new URL(found.path, 'http://localhost').searchParams;
    expect([query.get('STATEINC'), query.get('AGES')], path).toEqual([country, '5,9']);
  }
});

test('the page of the sales office says where it is, and has no wizard [W-2.3-15] [W-2.3-16]', async ({
  request,
}) => {
  for (const path of ['/hotelgroup/solstice-office', '/ads/solstice-office']) {
    const { status, html } = await pageAt(request, path);
    expect(status, path).toBe(200);
    const [, address = ''] = /<p class="page">([\s\S]*?)<\/p>/.exec(html) ?? [];
    expect(address, path).toContain(wordsOf('en')('pages.salesOffice'));
    expect(address.replace(/<[^>]*>/g, ''), path).toContain('Harbour Row');
    expect(html, path).not.toContain('<search');
  }
});

test('pages beside the landings have a wizard or lead into the search [W-2.2-08]', async ({ request }) => {
  const { html: chains } = await answerOf(request, 'localhost', '/hotelgroup/');
  const chain = linksOf(chains).find((href) => /^\/hotelgroup\/\w/.test(href))!;
  const withWizard = ['/avia', '/cruises', '/services', '/tours/turkey', '/hotels/turkey', chain];
  for (const path of [...withWizard, '/ads/early-booking', '/resorts/turkey/antalya'])
    expect((await pageAt(request, path)).html, path).toContain('<search');
  const agents = await pageAt(request, '/search/tours?STATEINC=3', 'agent.localhost');
  expect(agents.html).toContain('<search');
  const { html: resorts } = await pageAt(request, '/resorts/turkey');
  expect(linksOf(resorts)).toContain('/tours/turkey');
});
