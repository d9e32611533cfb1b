import type { APIRequestContext } from '@playwright/test';
import {
  answerOf,
  headingOf,
  linksOf,
  mainOf,
  namedLinksOf,
  partOf,
  pictureLinksOf,
  textOf,
} from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';
import { priceText, wordsOf } from './words.ts';

// What pages of words say, and where they are; scripts change nothing of that.

const statusOf = async (request: APIRequestContext, host: string, path: string) =>
  (await answerOf(request, host, path)).status;

/** A page of any of the sites by its whole address, after redirects. */
function pageOf(request: APIRequestContext, address: string) {
  const { hostname, pathname, search } = new URL(address);
  return pageAt(request, pathname + search, hostname);
}

const telephone = /<a\b[^>]*href="tel:/;

test('the works stand on the events site alone [S-2.1-38]', async ({ request }) => {
  const host = 'events.localhost';
  const { status, html } = await answerOf(request, host, '/projects');
  expect([status, headingOf(html)]).toEqual([200, 'Our works']);
  const works = pictureLinksOf(mainOf(html)).filter(({ card }) => card.includes('<img'));
  expect(works).toHaveLength(7);
  const first = await answerOf(request, host, works[0]!.href);
  expect(headingOf(first.html)).toBe('A conference by the sea');
  expect(await statusOf(request, 'localhost', '/projects')).toBe(404);
});

test('the vacancies stand on the careers site alone [S-2.1-43]', async ({ request }) => {
  const { status, html } = await answerOf(request, 'vacancies.localhost', '/vacancies');
  expect(status).toBe(200);
  const [adviser] = namedLinksOf(mainOf(html)).filter(({ text }) => text.startsWith('Travel adviser'));
  expect(adviser?.href).toBe('/vacancies/travel-adviser');
  expect(await statusOf(request, 'agent.localhost', '/vacancies')).toBe(404);
});

for (const [path, id, title, months] of [
  ['/search/lato', '[S-2.1-41]', 'Summer 2027', ['May', 'June', 'July', 'August', 'September']],
  ['/search/zima', '[S-2.1-42]', 'Winter sun and snow', ['December', 'January', 'February', 'March']],
] as const)
  test(`${path} has a season's tours, month by month, with prices ${id}`, async ({ request }) => {
    const { html } = await pageAt(request, path);
    // The year and the months that are left depend on the day of the test.
    expect(headingOf(html)).toMatch(title.includes('2027') ? /^Summer 20\d\d$/ : new RegExp(`^${title}$`));
    const chips = namedLinksOf(partOf(html, 'Month of departure'));
    const named = chips.map(({ text }) => text.replace(/ \d+$/, ''));
    expect(named.length).toBeGreaterThan(0);
    expect(named).toEqual(months.slice(months.length - named.length));
    const last = chips.at(-1)!;
    expect(last.href).toMatch(/CHECKIN_BEG=\d{8}&CHECKIN_END=\d{8}$/);
    const { html: ofMonth } = await pageAt(request, last.href);
    const lit = /<a\b[^>]*aria-current="true"[^>]*>[^<]*/.exec(partOf(ofMonth, 'Month of departure'))?.[0];
    expect(textOf(lit ?? '')).toBe(last.text);
    const { card } = pictureLinksOf(mainOf(ofMonth)).find(({ href }) => href.startsWith('/tours/'))!;
    expect(textOf(card)).toContain('7 nights');
    const words = [...card.matchAll(/<b\b[^>]*>([\s\S]*?)<\/b>/g)].map(([, inside]) => textOf(inside!));
    expect(words.filter((text) => priceText.test(text))).toHaveLength(1);
  });

test('who wants to log in finds a form for it, one for a new password, and whom to ask [S-2.1-53]', async ({
  request,
}) => {
  for (const [path, title, field] of [
    ['/auth', 'Log in', 'Password'],
    ['/auth/forgot-password', 'Forgotten password', 'E-mail'],
  ] as const) {
    const { status, html } = await answerOf(request, 'agent.localhost', path);
    expect([status, headingOf(html)], path).toEqual([200, title]);
    const main = mainOf(html);
    const [, id] = new RegExp(`<label\\b[^>]*for="([^"]+)"[^>]*>${field}<`).exec(main) ?? [];
    expect(main, path).toMatch(new RegExp(`<input type="(password|email)"[^>]* id="${id}"`));
    expect(main, path).toMatch(telephone);
  }
  const { status, html } = await answerOf(request, 'agent.localhost', '/auth/reset-password/of-no-mail');
  expect([status, headingOf(html)]).toEqual([404, 'This link works no more']);
  expect(mainOf(html)).not.toContain('type="password"');
  expect(namedLinksOf(mainOf(html))).toContainEqual({
    href: '/auth/forgot-password',
    text: 'Forgotten password',
  });
});

test('a tourist who wants to log in is led to the form of the consumer site, in a new tab [S-2.9-08]', async ({
  request,
}) => {
  for (const [host, title, account] of [
    ['localhost', 'Log in', 'Create an account'],
    ['pl.localhost', 'Logowanie', 'Załóż konto'],
    ['b2b.ru.localhost', 'Вход', 'Создать личный кабинет'],
  ] as const) {
    const { html } = await answerOf(request, host, '/');
    const user = /<dialog id="user"[\s\S]*?<\/dialog>/.exec(html)![0];
    const [, address] = /<a href="([^"]*\/auth)" target="_blank"/.exec(user) ?? [];
    const { html: opened } = await pageOf(request, address!);
    expect(headingOf(opened), host).toBe(title);
    expect(mainOf(opened), host).toMatch(telephone);
    const way = namedLinksOf(mainOf(opened)).find(({ text }) => text === account)!;
    const { html: ofAccount } = await pageOf(request, new URL(way.href, address).href);
    expect(headingOf(ofAccount), host).toBe(account);
  }
});

test('a site that sells nothing says where travellers have their accounts, and whom to ask', async ({
  request,
}) => {
  const { status, html } = await answerOf(request, 'b2b.ru.localhost', '/auth');
  expect([status, headingOf(html)]).toEqual([200, 'Вход']);
  expect(mainOf(html)).toMatch(telephone);
  for (const name of ['Войти там', 'Заказать звонок', 'Офисы продаж']) {
    const way = namedLinksOf(mainOf(html)).find(({ text }) => text === name)!;
    expect((await pageOf(request, way.href)).status, way.href).toBe(200);
  }
});

/** A part of a page by its id, up to the part that follows. */
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';

test('an information page shows what its editors wrote, under its crumbs [S-2.14-03] [S-2.14-04] [S-2.14-05] [S-2.14-06]', async ({
  request,
}) => {
  const htmlOf = async (path: string) => (await answerOf(request, 'localhost', path)).html;
  const payment = await htmlOf('/info/how-to-buy/payment');
  const crumbs = partOf(payment, 'Breadcrumbs');
  expect(linksOf(crumbs)).toEqual(['/info/how-to-buy']);
  expect(crumbs).toContain('<span aria-current="page">Payment</span>');
  expect(payment).toContain('<title>Payment, Solstice Travel</title>');
  expect(payment).toMatch(/<meta name="description" content="[^"]*whole units/);
  expect(textOf(/<header\b[\s\S]*?<\/header>/.exec(mainOf(payment))![0])).toContain('whole units');
  expect(sectionOf(payment, 'withmanagerhelp')).toMatch(telephone);

  const networks = partOf(sectionOf(await htmlOf('/about'), 'who'), 'Our networks');
  expect(textOf(networks)).toContain('YouTube');
  const agencies = namedLinksOf(sectionOf(await htmlOf('/cooperation/'), 'agencies'));
  expect(agencies).toContainEqual({ href: '/contacts/', text: 'Contact us' });
  const office = mainOf(await htmlOf('/ads/solstice-office'));
  expect(office.match(/<li><span[^>]*><svg\b/g)).toHaveLength(3);
  const [, phone = ''] =
    /<span[^>]*>Sales office<\/span>(<a\b[^>]*href="tel:[\s\S]*?<\/a>)/.exec(office) ?? [];
  expect(textOf(phone.replaceAll('<!-- -->', ''))).toContain('ext. 140');
  const ways = namedLinksOf(mainOf(await htmlOf('/ads/early-booking')));
  expect(ways).toContainEqual({ href: '/search/tours', text: 'Learn more' });
});

/** The addresses by which menus and editors know pages. */
const addresses: [id: string, path: string, host?: string][] = [
  ['[S-2.1-01]', '/'],
  ['[S-2.1-02]', '/ads/early-booking'],
  ['[S-2.1-03]', '/actions/'],
  ['[S-2.1-05]', '/compare/'],
  ['[S-2.1-06]', '/contacts/'],
  ['[S-2.1-07]', '/contacts/sales-offices'],
  ['[S-2.1-08]', '/cooperation/'],
  ['[S-2.1-09]', '/countries/'],
  ['[S-2.1-10]', '/country-priority/', 'agent.localhost'],
  ['[S-2.1-11]', '/cruises/'],
  ['[S-2.1-12]', '/avia/'],
  ['[S-2.1-14]', '/excursion-tours/'],
  ['[S-2.1-17]', '/favorites'],
  ['[S-2.1-18]', '/winners', 'survey.localhost'],
  ['[S-2.1-19]', '/question', 'survey.localhost'],
  ['[S-2.1-20]', '/help/'],
  ['[S-2.1-21]', '/help/search/'],
  ['[S-2.1-22]', '/help/service/'],
  ['[S-2.1-23]', '/help/service/info-new-web'],
  ['[S-2.1-24]', '/hotels/'],
  ['[S-2.1-25]', '/hotelgroup/'],
  ['[S-2.1-27]', '/news/'],
  ['[S-2.1-30]', '/resorts/'],
  ['[S-2.1-31]', '/tours/'],
  ['[S-2.1-32]', '/info/visas'],
  ['[S-2.1-37]', '/about'],
];

test('what is called by an address of the product has its page there', async ({ request, site }) => {
  for (const [id, path, host = 'localhost'] of addresses) {
    const headers = { host: new URL(site(host)).host };
    const answer = await request.get(site('localhost', path), { headers, maxRedirects: 0 });
    expect(answer.status(), `${path} ${id}`).toBe(200);
    expect(await answer.text(), `${path} ${id}`).toMatch(/<h1[ >]/);
  }
});

test('a chain has its description and hotels with their stars, marks and places [S-2.14-01] [S-2.14-08] [S-2.14-09] [S-2.14-10] [S-2.14-11] [S-2.14-12] [S-2.14-13]', async ({
  request,
}) => {
  const all = await answerOf(request, 'localhost', '/hotelgroup/');
  const chain = linksOf(mainOf(all.html)).find((href) => /^\/hotelgroup\/\w+$/.test(href))!;
  const main = mainOf((await answerOf(request, 'localhost', chain)).html);
  expect(textOf(main)).toContain('began with one house');
  const [, named, list] =
    /<section aria-labelledby="hotels"><h2 id="hotels">(\d+) hotels<\/h2>([\s\S]*?)<\/section>/.exec(main)!;
  const hotels = pictureLinksOf(list!);
  expect(hotels).toHaveLength(Number(named));
  expect(hotels.length).toBeGreaterThan(5);
  for (const { href, card } of hotels) {
    expect(href).toMatch(/^\/(tours\/[a-z-]+|cruise)\//);
    expect(card).toMatch(/<span class="[^"]*">[^<,]+, [^<,]+<\/span>/);
    const facts = /<ul\b[^>]*>([\s\S]*?)<\/ul>/.exec(card)![1]!;
    expect(facts.match(/<li>/g), href).toHaveLength(2);
  }
  expect(list).toMatch(/role="img" aria-label="\d stars"/);
  expect(list).toContain('>Our choice<');
});

test('a site of any variant opens with words of its own, and sells only where it may [S-1-20] [S-6-01]', async ({
  request,
}) => {
  for (const [variant, words] of [
    ['agent', 'Sell the sun.'],
    ['b2b', 'Sell what you can explain.'],
    ['events', 'Take the whole company.'],
    ['vacancies', 'Work where holidays begin.'],
    ['survey', 'How was it?'],
    ['card', 'Come in, we are open.'],
    ['photobase', 'Pictures that sell a journey.'],
    ['rates', 'What money costs today.'],
  ] as const) {
    const { html } = await answerOf(request, `${variant}.localhost`, '/');
    expect(headingOf(html), variant).toBe(words);
    expect(html.match(/<search\b/g) ?? [], variant).toHaveLength(variant === 'agent' ? 1 : 0);
    expect(html, variant).toMatch(/<meta name="description" content="[^"]{30}/);
  }
});

test('the rates site has every rate of today, each a way to its history', async ({ request }) => {
  const host = 'rates.localhost';
  const { html } = await answerOf(request, host, '/');
  const rows = mainOf(html).match(/<tr><th scope="row">[\s\S]*?<\/tr>/g)!;
  expect(rows).toHaveLength(12);
  const [way] = namedLinksOf(rows.find((row) => row.includes('KZT'))!);
  expect(way!.href).toMatch(/currentCurrency=KZT/);
  const history = await answerOf(request, host, way!.href);
  expect(textOf(history.html)).toContain(wordsOf('en')('rates.history.title', { currency: 'KZT' }));
});
