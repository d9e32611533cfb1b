import type { APIRequestContext } from '@playwright/test';
import { answerOf, linksOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// What the server answers to a request, without a browser.

/** What the scripts of a page are told of the visit. */
async function visitOf(request: APIRequestContext, host: string, path = '/data-sources', cookie = '') {
  const { html } = await answerOf(request, host, path, cookie);
  return JSON.parse(/<script id="visit"[^>]*>([\s\S]*?)<\/script>/.exec(html)![1]!);
}

/** How each market asks for a phone number: its rule, the least length, and what the empty field shows. */
const phoneFields = [
  [['by'], 'phoneBy', 13, /^\+375 \(__\) ___ __ __$/],
  [['com', 'cz', 'pl'], 'phoneInternational', 9, /^\+_{12}$/],
  [['kz', 'ru'], 'phoneRu', 12, /^\+7 \(___\) ___ __ __$/],
  [['kg'], 'phoneRu', 12, /^\+996 ___ ___ ___$/],
  [['az', 'uz'], 'phoneRu', 12, /^\+99[48] __ ___ __ __$/],
  [['tr'], 'phoneTr', 13, /^\+90 ___ ___ __ __$/],
  [['ee', 'hu', 'in', 'lt', 'lv', 'sk'], undefined, 7, /^\d+$/],
] as const;

test('sixteen markets have a site, each with its own phone field [S-1-26] [S-3.18-01] [S-5.11-06] [S-5.11-07] [S-5.11-08] [S-5.11-09] [S-5.11-14] [S-5.11-15] [S-5.11-16] [S-5.11-17]', async ({
  request,
}) => {
  expect(phoneFields.flatMap(([markets]) => markets)).toHaveLength(16);
  for (const [markets, maskKey, minLength, placeholder] of phoneFields)
    for (const market of markets) {
      const host = market === 'com' ? 'localhost' : `${market}.localhost`;
      const { site } = await visitOf(request, host);
      expect(site, host).toMatchObject({
        market,
        phone: { minLength, validatorKey: maskKey ?? 'onlyNumbers' },
      });
      expect(site.phone.maskKey, host).toBe(maskKey);
      expect(site.phone.placeholder, host).toMatch(placeholder);
      const { html } = await answerOf(request, host, '/call-back');
      expect(html, host).toMatch(
        new RegExp(`placeholder="${placeholder.source.slice(1, -1)}"[^>]*name="FIELD_PHONE"`),
      );
    }
});

test('a market is found by the suffix of its domain [S-1-27] [S-1-28]', async ({ request }) => {
  const marketAt = async (host: string) => {
    const answer = await request.get(`http://localhost:${process.env.E2E_PORT}/data-sources`, {
      headers: { host },
    });
    return /"market":"(\w+)"/.exec(await answer.text())?.[1];
  };
  expect(await marketAt('solstice-travel.ru')).toBe('ru');
  expect(await marketAt('solstice-travel.com.pl')).toBe('pl');
  expect(await marketAt('agent.solstice-travel.com.pl')).toBe('pl');
});

test('the first part of a path is the language where the site speaks it, and links keep it: the main one has no prefix [S-1-23] [S-2.2-01] [S-2.2-03] [S-2.2-04]', async ({
  request,
}) => {
  for (const [host, path, lang] of [
    ['kz.localhost', '/data-sources', 'ru'],
    ['kz.localhost', '/kk/data-sources', 'kk'],
    ['kz.localhost', '/en/data-sources', 'en'],
    ['pl.localhost', '/data-sources', 'pl'],
    ['pl.localhost', '/en/data-sources', 'en'],
  ] as const) {
    const { html } = await answerOf(request, host, path);
    expect(html, path).toContain(`<html lang="${lang}"`);
    const { site, locale } = await visitOf(request, host, path);
    const pages = linksOf(html).filter((href) => /\/(search|contacts|directions|sitemap)\b/.test(href));
    expect(pages.length, path).toBeGreaterThan(5);
    const prefix = locale === site.mainLocale ? '' : `/${locale}`;
    for (const href of pages)
      expect(href).toMatch(new RegExp(`^${prefix}/(search|contacts|directions|sitemap)\\b`));
  }
  expect((await answerOf(request, 'pl.localhost', '/kk/data-sources')).status).toBe(404);
});

test('flags of a market switch what its pages have, such as the question about cookies, or who works in an office [S-1-30] [S-1-44] [S-2.16-22]', async ({
  request,
}) => {
  const htmlOf = async (host: string, path: string) => (await answerOf(request, host, path)).html;
  const [none, buttons, european] = [
    await htmlOf('localhost', '/data-sources'),
    await htmlOf('ru.localhost', '/data-sources'),
    await htmlOf('pl.localhost', '/data-sources'),
  ];
  const asks = /<form[^>]*action="\/cookies"/;
  expect([none, buttons, european].map((html) => asks.test(html))).toEqual([false, true, true]);
  expect(buttons).toContain('Отклонить');
  expect(european).toMatch(/href="\/cookies[^"]*"[^>]*>Ustawienia/);
  const workers = />Вас встретят</;
  expect(await htmlOf('kz.localhost', '/contacts/sales-offices?FIELD_CITY=')).toMatch(workers);
  expect(await htmlOf('ru.localhost', '/contacts/sales-offices?FIELD_CITY=')).not.toMatch(workers);
});

test('a page is chosen by the slug of an advertisement, a chain or a category [S-2.2-13]', async ({
  request,
}) => {
  const titleAt = async (path: string) => {
    const { status, html, headers } = await answerOf(request, 'localhost', path);
    const title = /<h1[^>]*>([^<]+)/.exec(html)?.[1];
    return status === 200 ? title : headers.find(({ name }) => name === 'location')?.value;
  };
  expect(await titleAt('/ads/early-booking')).toBe('Early booking');
  expect(await titleAt('/ads?adsSlug=early-booking')).toBe('/ads/early-booking');
  expect(await titleAt('/info?category=payment')).toBe('Payment');
  expect(await titleAt('/info?categorySlug=payment')).toBe('Payment');
  const { html } = await answerOf(request, 'localhost', '/hotelgroup/');
  const chain = linksOf(html).find((href) => /^\/hotelgroup\/\w/.test(href))!;
  const title = await titleAt(chain);
  expect(title).toBeTruthy();
  expect(title).not.toBe(await titleAt('/hotelgroup/'));
  expect(await titleAt(`/hotelgroup?hotelGroupSlug=${chain.split('/').at(-1)}`)).toBe(chain);
});

test('away from the consumer site a direction leads to the country; cruises are listed apart [S-2.8-04] [S-3.5-03] [S-3.5-06]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'b2b.ru.localhost', '/en/directions');
  const [countries, cruises] = html.split(/<h2[^>]*>Cruises<\/h2>/);
  expect(countries).toMatch(
    /<a class="direction" href="\/en\/countries\/egypt"[^>]*><img[^>]*src="\/flags\/eg.svg"[^>]*><span><b>Egypt<\/b><span[^>]*>Visa needed</,
  );
  expect(countries).not.toContain('sea-cruises');
  expect(cruises).toContain('<b>Sea cruises</b>');
  expect(linksOf(cruises!.split('</ul>')[0]!)).toEqual(['/en/countries/sea-cruises']);
});

test('the way to the history of a rate forgets how the page was made [S-2.2-07]', async ({ request }) => {
  const { html } = await answerOf(request, 'localhost', '/data-sources?xapi=dev&a=1&locale=en');
  const histories = linksOf(html).filter((href) => href.includes('currentCurrency='));
  expect(histories).toContain('/data-sources?a=1&modalCurrencyRatesDetail=true&currentCurrency=USD');
  for (const href of histories) expect(href).not.toMatch(/xapi|locale/);
});

test('the currency is looked up by its name or its number [S-3.6-02]', async ({ request }) => {
  for (const named of ['USD', 'usd', '840']) {
    const { currency } = await visitOf(request, 'localhost', '/data-sources', `currency=${named}`);
    expect(currency, named).toBe('USD');
    const { html } = await answerOf(
      request,
      'localhost',
      `/data-sources?modalCurrencyRatesDetail=1&currentCurrency=${named}`,
    );
    expect(html, named).toContain('Exchange rate: US Dollar');
  }
});

test('pictures are asked for by address and 1.7 times their width; a copy of 20 pixels stands in for them [S-7.1-08] [S-7.1-09] [S-7.1-10]', async ({
  request,
  site,
}) => {
  const { html } = await answerOf(request, 'localhost', '/');
  const [picture = ''] = /<span class="picture"><img class="picture__blur".*?<\/span>/s.exec(html) ?? [];
  const [blurred, whole] = [...picture.matchAll(/ src="([^"]+)"/g)].map(([, src]) =>
    src!.replaceAll('&amp;', '&'),
  );
  const drawn = Number(/ width="(\d+)"/.exec(picture)?.[1]);
  const [copy, full] = [blurred, whole].map((src) => new URL(src!, site()));
  expect([copy!.pathname, full!.pathname]).toEqual(['/img', '/img']);
  expect(copy!.searchParams.get('url')).toBe(full!.searchParams.get('url'));
  expect(copy!.searchParams.get('width')).toBe('20');
  expect(Number(full!.searchParams.get('width'))).toBe(Math.ceil(drawn * 1.7));
  for (const { href } of [copy!, full!])
    expect((await request.get(href)).headers()['content-type']).toMatch(/^image\/(webp|avif|jpeg|png)$/);
});

test('a form that says too much is told how much is taken [S-5.2-18]', async ({ request, site }) => {
  const send = async (host: string, path: string) => {
    const form = { FIELD_NAME: 'x'.repeat(201), FIELD_ADDITIONAL: 'x'.repeat(2_001) };
    const origin = new URL(site(host)).origin;
    const headers = { host: new URL(origin).host, origin, 'sec-fetch-site': 'same-origin' };
    const answer = await request.post(site('localhost', path), { form, headers });
    expect(answer.status()).toBe(400);
    return answer.text();
  };
  const english = await send('localhost', '/call-back');
  for (const text of ['At most 200 characters', 'At most 2,000 characters']) expect(english).toContain(text);
  expect(await send('lt.localhost', '/call-back')).toContain('Ne daugiau kaip 200 simbolių');
});

test('workplaces are kept out of search engines, by the mode of their site [S-1-21] [S-1-22]', async ({
  request,
}) => {
  const isOpen = async (host: string) =>
    !/^Disallow: \/$/m.test((await answerOf(request, host, '/robots.txt')).html);
  const hosts = ['localhost', 'agent.localhost', 'b2b.localhost', 'events.localhost'];
  expect(await Promise.all(hosts.map(isOpen))).toEqual([true, false, false, true]);
});
