import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { answerOf, headingOf, mainOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { officesPath, type Told } from './offices-page.ts';
import { wordsOf } from './words.ts';

// Contacts and offices as they are sent.

const host = 'ru.localhost';

const mainAt = async (request: APIRequestContext, path: string, of = host) =>
  mainOf((await answerOf(request, of, path)).html);

/** Offices as the API tells them. */
async function told(request: APIRequestContext, query = ''): Promise<Told[]> {
  const address = `http://localhost:${process.env.E2E_PORT}/core/Partners?lang=ru&${query}`;
  return (await request.get(address, { headers: { host } })).json();
}

/** A part of the contacts by its heading. */
const groupOf = (main: string, title: string) =>
  new RegExp(`<section aria-labelledby="[^"]*"><h2 id="[^"]*">${title}</h2>[\\s\\S]*?</section>`).exec(
    main,
  )![0];

test('the contacts page has every way to reach us, and the offices of the town [S-2.16-01] [S-3.12-02] [S-3.12-04] [S-3.12-06]', async ({
  request,
}) => {
  const main = await mainAt(request, '/contacts/');
  const [phones] = /<ul\b[\s\S]*?<\/ul>/.exec(main)!;
  expect([...phones.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, phone]) => textOf(phone!))).toEqual([
    '8 800 700-01-40Контакт-центр',
    '8 800 700-01-41Агентствам',
  ]);
  expect(namedLinksOf(phones)[0]!.href).toBe('tel:88007000140');
  expect(textOf(groupOf(main, 'Туристам'))).toContain('8 800 700-01-40');
  expect(textOf(groupOf(main, 'Агентствам'))).toContain('8 800 700-01-41');
  expect(textOf(groupOf(main, 'Головной офис'))).toContain('Покровка');
  const rows = [...groupOf(main, 'Отделы').matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, row]) => row!);
  for (const [department, mail] of [
    ['Реклама', 'advertising'],
    ['Сотрудничество', 'partners'],
    ['Интернет-маркетинг', 'marketing'],
    ['Журналистам', 'press'],
  ]) {
    const row = rows.find((each) => textOf(each).startsWith(department!))!;
    expect(namedLinksOf(row)[0]!.href).toBe(`mailto:${mail}@solstice.example`);
  }
  const inMoscow = (await told(request)).filter(({ city }) => city === 'Москва');
  expect(inMoscow.length).toBeGreaterThan(0);
  expect(main.match(/<article\b/g)).toHaveLength(inMoscow.length);
});

/** When offices are open, as their cards or pages say. */
const hoursIn = (main: string, lang: Locale = 'ru') =>
  [...main.matchAll(/<span class="sr">([^<]*)<\/span><\/dt><dd>([\s\S]*?)<\/dd>/g)]
    .filter(([, label]) => label === wordsOf(lang)('officeList.card.hours'))
    .map(([, , hours]) => hours!);

test('days with the same hours are one line; a closed office and one without hours say so [S-2.16-32] [S-2.16-33] [S-2.16-34] [S-2.16-35] [S-2.16-36]', async ({
  request,
}) => {
  const all = await told(request, 'notavail_wheretobuy=true');
  const closed = all.find((office) => office.notavail_wheretobuy)!;
  const silent = all.find((office) => office.workTimes.length === 0 && !office.notavail_wheretobuy)!;
  const said = async (path: string, lang?: Locale) => hoursIn(await mainAt(request, path), lang).map(textOf);
  expect(await said(`${officesPath}/${silent.inc}`)).toEqual(['часы работы не указаны']);
  expect(await said(`${officesPath}/${closed.inc}`)).toEqual(['офис закрыт']);
  expect(await said(`/en${officesPath}/${closed.inc}`, 'en')).toEqual(['office is closed']);

  const hours = hoursIn(await mainAt(request, `${officesPath}?FIELD_CITY=`)).join('');
  const lines = [...hours.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, line]) => textOf(line!));
  expect(lines.some((line) => /^\S+ - \S+\s+\d/.test(line))).toBe(true);
  expect(lines.some((line) => /^\S+, \S+\s+\d/.test(line))).toBe(true);
});

test('the contact centre is a page of its own', async ({ request }) => {
  const { html } = await answerOf(request, 'localhost', '/contacts/hot-line');
  expect(headingOf(html)).toBe('Contact centre');
  expect(textOf(/<h2\b[\s\S]*?<\/h2>/.exec(mainOf(html))![0])).toBe('For tourists');
});
