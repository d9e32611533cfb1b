import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { answerOf, namedLinksOf, partOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

// The header as the server renders it: scripts change nothing of that.

const plainPage = '/data-sources';

async function headOf(request: APIRequestContext, host: string, path = plainPage) {
  const { html } = await answerOf(request, host, path);
  return /<header\b[\s\S]*?<\/header>/.exec(html)![0];
}

/** Each variant's links in a market, `:PORT` for the port of the server. */
const variants: [host: string, lang: Locale, links: string[]][] = [
  [
    'localhost',
    'en',
    [
      'Last minute /search/hot-tours',
      'All inclusive /search/tours?MEALLIST=5,6',
      'Summer /search/lato',
      'Winter /search/zima',
      'Destinations /directions',
      'For agents http://agent.localhost:PORT/',
    ],
  ],
  [
    'agent.ru.localhost',
    'ru',
    [
      'Сотрудничество /cooperation/',
      'Туристам http://ru.localhost:PORT/',
      'Старый поиск https://search-ru.solstice.example/',
    ],
  ],
  [
    'b2b.lt.localhost',
    'lt',
    [
      'Bendradarbiavimas /cooperation/',
      'Keliautojams http://lt.localhost:PORT/',
      'Senoji svetainė https://old-lt.solstice.example/',
    ],
  ],
  ['events.hu.localhost', 'hu', ['Kapcsolat /#contacts', 'Munkáink /projects']],
  [
    'vacancies.ru.localhost',
    'ru',
    [
      'Акции http://ru.localhost:PORT/actions/',
      'Офисы продаж http://ru.localhost:PORT/contacts/sales-offices',
      'Кабинет агента http://agent.ru.localhost:PORT/',
      'Старый кабинет https://agents-ru.solstice.example/',
    ],
  ],
  ['survey.pl.localhost', 'pl', ['Ankieta /question', 'Zwycięzcy /winners', 'O nagrodach /about']],
  [
    'card.tr.localhost',
    'tr',
    [
      'Satış ofisleri http://tr.localhost:PORT/contacts/sales-offices',
      'Kurumsal http://b2b.tr.localhost:PORT/',
    ],
  ],
  ['photobase.localhost', 'en', []],
  ['rates.kz.localhost', 'ru', []],
];

test('each header has its links, its language and no message key [S-2.4-05] [S-2.4-06] [S-2.4-07] [S-2.4-08] [S-2.4-09] [S-2.4-10] [S-2.4-11] [S-2.4-12] [S-2.4-16] [S-2.4-17] [S-2.4-23]', async ({
  request,
}) => {
  const port = process.env.E2E_PORT;
  for (const [host, lang, links] of variants) {
    const { html } = await answerOf(request, host, '/');
    expect(html, host).toContain(`<html lang="${lang}"`);
    const [head] = /<header\b[\s\S]*?<\/header>/.exec(html)!;
    const origin = `http://${host}:${port}`;
    const shown = namedLinksOf(partOf(head, wordsOf(lang)('shell.header.navigation'))).map(
      ({ text, href }) => `${text} ${new URL(href, origin).href.replace(origin, '')}`,
    );
    expect(shown, host).toEqual(links.map((link) => link.replace(':PORT', `:${port}`)));
    const ways = namedLinksOf(head).map(({ href }) => href);
    expect(
      ways.some((href) => href.endsWith('/search/hot-tours')),
      host,
    ).toBe(true);
    expect(
      ways.filter((href) => href.endsWith('/contacts/sales-offices')),
      host,
    ).toHaveLength(1);
    for (const modal of ['language', 'user', 'burger']) expect(head, host).toContain(`data-opens="${modal}"`);
    expect(textOf(head), host).toContain(wordsOf(lang)('currency.choice.current'));
    expect(textOf(head), host).not.toMatch(/\b(?:header|shell|currency|common|user)\.[a-z]+/);
  }
});

for (const name of ['adsSlug', 'hotelGroupSlug'])
  test(`the sales office that ${name} names has a header and a logo of its own [S-2.2-14] [S-2.2-15]`, async ({
    request,
  }) => {
    const another = await headOf(request, 'localhost', `${plainPage}?${name}=another`);
    expect(another).toContain('<img src="/brand/solstice.svg"');
    expect(another).toContain('<nav');
    const own = await headOf(request, 'localhost', `${plainPage}?${name}=solstice-office`);
    expect(own).toContain('<img src="/brand/solstice-office.svg"');
    for (const kept of ['language', 'user', 'geo']) expect(own).toContain(`data-opens="${kept}"`);
    expect(own).toContain('action="/currency"');
    for (const gone of ['<nav', '<section', 'data-opens="burger"', 'hot-tours"', '/compare/"', '/favorites"'])
      expect(own).not.toContain(gone);
  });

test('the languages are those of the site, the one of the page checked and no link [S-2.7-01] [S-2.7-02] [S-2.7-03]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'kz.localhost', plainPage);
  const [list] = /<dialog id="language"[\s\S]*?<\/dialog>/.exec(html)!;
  const choices = [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, choice]) => choice!);
  expect(choices.map(textOf)).toEqual(['Русский', 'Қазақша', 'English']);
  expect(choices.filter((choice) => choice.includes('<a ')).map(textOf)).toEqual(['Қазақша', 'English']);
  const [checked, ...others] = choices.filter((choice) => choice.includes('aria-current="true"'));
  expect([textOf(checked!), others]).toEqual(['Русский', []]);
  expect(checked).toContain('<svg');
  expect(await headOf(request, 'in.localhost')).not.toContain('data-opens="language"');
});
