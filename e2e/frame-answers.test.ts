import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { answerOf, namedLinksOf, partOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

// What the head and the foot of a page say, as the server renders them: scripts change nothing of that.

type Setting = { link: string; value: string };

const plainPage = '/data-sources';

/** The nine variants of a market: the label of their hosts, the menu of their foot, and who is on which networks. */
const variants = [
  { label: '', menu: 'FooterMenuNew', social: 'social' },
  { label: 'agent.', menu: 'FooterMenu', social: 'social' },
  { label: 'b2b.', menu: 'FooterMenu', social: 'social' },
  { label: 'events.', menu: 'event', social: 'socialEvents' },
  { label: 'vacancies.', menu: 'FooterMenu', social: 'social' },
  { label: 'survey.', menu: 'FooterMenu', social: 'social' },
  { label: 'card.', menu: 'FooterMenu', social: 'social' },
  { label: 'photobase.', menu: 'FooterMenu', social: 'social' },
  { label: 'rates.', menu: 'FooterMenu', social: 'social' },
];

async function footOf(request: APIRequestContext, host: string, path = plainPage) {
  const { html } = await answerOf(request, host, path);
  return /<footer\b[\s\S]*<\/footer>/.exec(html)![0];
}

const hrefsIn = (html: string) => namedLinksOf(html).map(({ href }) => href);

/** What the API answers on a site. */
async function told<Answer>(request: APIRequestContext, host: string, path: string): Promise<Answer> {
  const answer = await request.get(`http://localhost:${process.env.E2E_PORT}${path}`, { headers: { host } });
  return (await answer.json()) as Answer;
}

test('each site has its menus, networks, logos and texts in its foot, and no key of a message [S-2.12-01] [S-2.12-03] [S-2.12-04] [S-2.12-07] [S-2.12-10]', async ({
  request,
}) => {
  for (const { label, menu, social } of variants) {
    const host = `${label}localhost`;
    const foot = await footOf(request, host);
    type Menu = { menus: { title: string; items: { title: string }[] }[] };
    const { menus } = await told<Menu>(request, host, `/b2c/menu?menuType=${menu}`);
    const shown = partOf(foot, 'Footer');
    expect(menus.length, host).toBeGreaterThan(0);
    expect(
      [...shown.matchAll(/<h2>([\s\S]*?)<\/h2>/g)].map(([, title]) => textOf(title!)),
      host,
    ).toEqual(menus.map(({ title }) => title));
    expect(
      namedLinksOf(shown).map(({ text }) => text),
      host,
    ).toEqual(menus.flatMap(({ items }) => items.map(({ title }) => title)));

    type Settings = Record<string, Record<string, Setting>>;
    const groups = `${social},partnernew,site`;
    const settings = await told<Settings>(request, host, `/b2c/settings?group=${groups}`);
    const networks = Object.values(settings[social]!).map(({ link }) => link);
    expect(hrefsIn(partOf(foot, 'Social networks')).sort(), host).toEqual(networks.sort());
    const partners = partOf(foot, 'Partners');
    expect(hrefsIn(partners), host).toEqual(Object.values(settings.partnernew!).map(({ value }) => value));
    expect(partners.match(/<img /g), host).toHaveLength(4);
    const columns = settings.site?.footerColumns?.value.split(';') ?? [];
    expect(columns.length > 0, host).toBe(label === 'survey.');
    for (const text of columns) expect(foot).toContain(`<p>${text}</p>`);
    expect(textOf(foot), host).not.toMatch(/\b(shell|common|pages|errors|footer)\.\w+/);
  }
});

test('the foot says where the operator is, and when and how it is reached [S-2.12-02]', async ({
  request,
}) => {
  const foot = await footOf(request, 'ru.localhost');
  expect(textOf(foot)).toContain('ул. Покровка, 40, Москва, 105062');
  expect(textOf(foot)).toContain('Ежедневно 9:00–21:00');
  expect(namedLinksOf(foot)).toEqual(
    expect.arrayContaining([
      { href: 'tel:88007000140', text: 'Контакт-центр 8 800 700-01-40' },
      { href: 'tel:88007000141', text: expect.stringMatching(/^Агентствам /) },
      { href: 'mailto:ru@solstice.example', text: 'ru@solstice.example' },
      { href: 'mailto:press@solstice.example', text: 'press@solstice.example' },
    ]),
  );
  expect(textOf(await footOf(request, 'agent.ru.localhost'))).toContain('Пн–Пт 9:00–18:00');
});

test('the foot ends with the copyright of the year, the policy, and the cookies where they are asked about [S-2.12-05] [S-2.12-06]', async ({
  request,
}) => {
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/London' }).format();
  const foot = await footOf(request, 'localhost');
  expect(textOf(foot)).toContain(`© 1996 — ${year} Solstice Travel.`);
  expect(namedLinksOf(foot)).toContainEqual({ href: '/personal-data', text: 'Personal data policy' });
  expect((await answerOf(request, 'localhost', '/personal-data')).status).toBe(200);
  expect(hrefsIn(foot)).not.toContain('/cookies');
  const asked = await footOf(request, 'pl.localhost', `/en${plainPage}`);
  expect(namedLinksOf(asked)).toContainEqual({ href: '/en/cookies', text: 'Cookie settings' });
});

test('the policy is told in the language of its page, and which address it names is that of the site', async ({
  request,
}) => {
  for (const [host, path, told, email] of [
    ['pl.localhost', '/personal-data', 'Jak długo je przechowujemy', 'pl@'],
    ['kz.localhost', '/kk/personal-data', 'Қанша уақыт сақталады', 'kz@'],
    ['kz.localhost', '/personal-data', 'Как долго храним', 'kz@'],
    ['localhost', '/personal-data', 'How long it is kept', 'com@'],
  ] as const) {
    const text = textOf((await answerOf(request, host, path)).html);
    expect(text, host + path).toContain(told);
    expect(text, host + path).toContain(email);
  }
});

test('countries lead to their tours, with dots between them [S-2.12-08] [S-2.12-09]', async ({ request }) => {
  const countries = partOf(await footOf(request, 'ru.localhost', `/en${plainPage}`), 'Countries');
  const links = namedLinksOf(countries);
  expect(links.length).toBeGreaterThan(10);
  expect(textOf(countries)).toBe(links.map(({ text }) => text).join(' • '));
  for (const { href } of links) expect(href).toMatch(/^\/en\/tours\/[a-z-]+$/);
  expect(links.map(({ href }) => href)).toContain('/en/tours/egypt');
});

test('every network has its sign beside its name', async ({ request }) => {
  const [host, lang]: [string, Locale] = ['ru.localhost', 'ru'];
  const networks = partOf(await footOf(request, host), wordsOf(lang)('footer.social'));
  const names = namedLinksOf(networks).map(({ text }) => text.split(' ')[0]);
  expect(names).toEqual(['Дзен', 'ВКонтакте', 'Одноклассники', 'Telegram', 'YouTube']);
  const signs = await request.get(`http://localhost:${process.env.E2E_PORT}/brand/networks.svg`);
  const drawn = await signs.text();
  const uses = [...networks.matchAll(/<use href="[^"#]*#([^"]*)"/g)].map(([, sign]) => sign);
  expect(uses).toHaveLength(names.length);
  for (const sign of uses) expect(drawn).toContain(`id="${sign}"`);
});

test('an error page has the foot of its site, with what that is configured with', async ({ request }) => {
  const { status, html } = await answerOf(request, 'localhost', '/no-such-page');
  expect(status).toBe(404);
  const foot = await footOf(request, 'localhost', '/no-such-page');
  const [telephone] = hrefsIn(foot).filter((href) => href.startsWith('tel:'));
  expect(telephone).toMatch(/^tel:\+44/);
  expect(namedLinksOf(foot)).toContainEqual({ href: '/personal-data', text: 'Personal data policy' });
  expect(textOf(html)).not.toMatch(/\b(shell|common|pages|errors)\.\w+\.\w+/);
});

async function headOf(request: APIRequestContext, host: string, path = plainPage) {
  const { html } = await answerOf(request, host, path);
  return /<header\b[\s\S]*?<\/header>/.exec(html)![0];
}

test('the logo leads to the vacancies on their site, and nowhere on pages of events [S-2.4-02] [S-2.4-04]', async ({
  request,
}) => {
  const port = process.env.E2E_PORT;
  const signIn = (head: string) => /(?:<a\b[^>]*>|<span[^>]*>)(?=<img src="\/brand\/)/.exec(head)?.[0];
  expect(signIn(await headOf(request, 'vacancies.localhost'))).toContain(
    `href="http://vacancies.localhost:${port}/vacancies"`,
  );
  expect(signIn(await headOf(request, 'events.localhost'))).toMatch(/^<span/);
});

test('the mini header of agents has the links of its menu; a priority has an icon [S-2.4-26] [S-2.4-27] [S-2.4-28] [S-2.4-29] [S-2.4-30]', async ({
  request,
}) => {
  const linksAt = async (host: string) =>
    partOf(await headOf(request, host), 'More links')
      .split('<li>')
      .slice(1);
  const links = await linksAt('agent.localhost');
  expect(links.map(textOf)).toEqual(['Contacts', 'Offers', 'Events', 'Where to go now', 'News']);
  expect(links.filter((link) => link.includes('<svg')).map(textOf)).toEqual(['Where to go now']);
  expect((await linksAt('b2b.localhost')).map(textOf)).toEqual(['Events']);
  expect(await linksAt('localhost')).toEqual([]);
});

/** The rates of the head, in the language of the page. */
const ratesOf = async (request: APIRequestContext, host: string, lang: Locale) =>
  namedLinksOf(partOf(await headOf(request, host), wordsOf(lang)('currency.bar.title'))).map(
    ({ text }) => text,
  );

test('the bar has up to three currencies with symbols and rates [S-2.11-01] [S-3.6-05]', async ({
  request,
}) => {
  expect(await ratesOf(request, 'ru.localhost', 'ru')).toEqual([
    expect.stringMatching(/^\$ \d+,\d+/),
    expect.stringMatching(/^€ \d+,\d+/),
    expect.stringMatching(/^BYN \d+,\d+/),
  ]);
  expect(await ratesOf(request, 'az.localhost', 'az')).toHaveLength(2);
});

test('each site reads prices in its currency, by the symbol that it knows it by [S-3.6-03] [S-3.6-04] [S-3.6-05]', async ({
  request,
}) => {
  for (const [host, lang, symbol] of [
    ['by.localhost', 'ru', 'руб. BYN'],
    ['kg.localhost', 'ru', '\u0441\u006f\u043c KGS'],
    ['in.localhost', 'en', '₹ INR'],
  ] as const) {
    const words = `${wordsOf(lang)('currency.choice.current')} ${symbol}`;
    expect(textOf(await headOf(request, host)), host).toContain(words);
  }
});

test('a site without the timer counts nothing down [S-1-46]', async ({ request }) => {
  expect(await ratesOf(request, 'pl.localhost', 'pl')).toHaveLength(3);
  expect(await headOf(request, 'pl.localhost')).not.toContain('role="timer"');
  expect(await headOf(request, 'ru.localhost')).toContain('role="timer"');
});
