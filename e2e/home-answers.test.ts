import { answerOf, linksOf, mainOf, namedLinksOf, pictureLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { priceText } from './words.ts';

// The home page as it is sent.

test('the home page of a market is in its language, and shows offers with prices [W-2.4-23]', async ({
  request,
}) => {
  for (const [host, lang] of [
    ['localhost', 'en'],
    ['ru.localhost', 'ru'],
    ['pl.localhost', 'pl'],
  ] as const) {
    const { html } = await answerOf(request, host, '/');
    expect(html, host).toContain(`<html lang="${lang}"`);
    const [tour] = pictureLinksOf(mainOf(html)).filter(({ href }) => /^\/tours\/[^/]+\/[^/]+\?/.test(href));
    const words = [...tour!.card.matchAll(/<b\b[^>]*>([\s\S]*?)<\/b>/g)].map(([, inside]) => textOf(inside!));
    expect(
      words.filter((text) => priceText.test(text)),
      host,
    ).toHaveLength(1);
    const [directions] = /<section\b[^>]*id="directions"[\s\S]*?<\/section>/.exec(html)!;
    expect(namedLinksOf(directions)[1]!.text, host).toMatch(/\d/);
    expect(linksOf(directions).length, host).toBeGreaterThan(1);
  }
});

test('a visit begins without a strip over the page, and has it afterwards', async ({ request }) => {
  const strips = (html: string) =>
    html.match(/<aside\b(?:(?!<\/aside>)[\s\S])*action="[^"]*\/banners"/g) ?? [];
  for (const host of ['localhost', 'ru.localhost', 'pl.localhost']) {
    const first = await answerOf(request, host, '/');
    expect(strips(first.html), host).toHaveLength(0);
    const kept = first.headers
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value.split(';')[0]);
    expect(strips((await answerOf(request, host, '/', kept.join('; '))).html), host).toHaveLength(1);
  }
});

test('a city subdomain begins the search in that city; a city that nothing leaves from is no site', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'spb.ru.localhost', '/en');
  expect(textOf(/<search\b[\s\S]*?<\/search>/.exec(html)![0])).toMatch(/^.*From ?Saint Petersburg/);
  expect((await answerOf(request, 'nowhere.ru.localhost', '/')).status).toBe(421);
});
