import type { APIRequestContext } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Locale } from '#sites/locales.ts';
import pages from '#web/routes.ts';
import { logIn } from './account.ts';
import { answerOf, linksOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

// What a person is shown at every address of the product, with parameters that name nothing.

/** The files of the product, by the folder that their address begins with. */
const fileEndings: Record<string, string> = { print: 'pdf', shared: 'jpg', outlines: 'svg', sitemaps: 'xml' };

/** The address of each route below a path, with the language in the place of `:locale?`. */
function addressesOf(routes: readonly RouteConfigEntry[], above: string, locale: string): string[] {
  return routes.flatMap(({ path = '', index, children = [] }) => {
    const full = [above, path === ':locale?' ? locale : path].filter(Boolean).join('/');
    const below = addressesOf(children, full, locale);
    // A layout without a path, or a language alone, is no address of its own.
    const isAddress = (path !== '' && path !== ':locale?') || index;
    return isAddress && children.length === 0 ? [filled(full), ...withoutOptional(full), ...below] : below;
  });
}

/** `/tours/:country/:hotel` of what does not exist; a file has its ending. */
function filled(path: string): string {
  const folder = path.split('/').find((segment) => fileEndings[segment]);
  return `/${path
    .replace(':file', folder ? `no-such-file.${fileEndings[folder]}` : 'no-such-file')
    .replace(/:\w+\??/g, 'no-such-thing')
    .replace('*', 'no-such-page')}`;
}

const withoutOptional = (path: string) => (path.endsWith('?') ? [filled(path.replace(/\/:\w+\?$/, ''))] : []);

const headerOf = (headers: readonly { name: string; value: string }[], name: string) =>
  headers.find((one) => one.name.toLowerCase() === name)?.value ?? '';

/** What is wrong with what a person is shown at an address, or at the one that it leads to. */
async function faultOf(request: APIRequestContext, host: string, path: string) {
  const main = mainLocaleOf[host]!;
  const locale = localeIn(path) ?? main;
  const home = locale === main ? '/' : `/${locale}`;
  let at = path;
  for (let steps = 0; steps < 5; steps++) {
    const { status, headers, html } = await answerOf(request, host, at);
    const type = headerOf(headers, 'content-type');
    if (status >= 500) return `${at} fails: ${status}`;
    if (status < 300) return undefined;
    if (status < 400) {
      const next = new URL(headerOf(headers, 'location'), `http://${host}`);
      if (next.hostname !== host) return undefined;
      at = next.pathname + next.search;
      continue;
    }
    if (!type.startsWith('text/html')) return `${at} answers ${status} as ${type}: ${html.slice(0, 40)}`;
    if (status === 405 && headerOf(headers, 'allow') !== 'POST') return `${at} says no method`;
    const links = linksOf(html);
    const siteMap = `${home === '/' ? '' : home}/sitemap/countries`;
    // An invitation, a confirmation or a sign-in elsewhere that is over says so itself.
    const isOwnPage = /\/auth\/(archive$|(invitation|email|reset-password)\/)/.test(at);
    if (!links.includes(home) || (!links.includes(siteMap) && !isOwnPage))
      return `${at} (${status}) leads nowhere`;
    if (!html.includes(`<html lang="${locale}"`)) return `${at} (${status}) is in another language`;
    if (!/<h1[^>]*>[^<]{4,}/.test(html) || !/<title>[^<]{4,}/.test(html)) return `${at} has no title`;
    return undefined;
  }
  return `${path} leads in a circle`;
}

/** Addresses of the server alone have no language. */
const localeIn = (path: string) => /^\/(en|ru)(?=\/|$)/.exec(path)?.[1] as Locale | undefined;

const mainLocaleOf: Record<string, Locale> = {
  localhost: 'en',
  'ru.localhost': 'ru',
  'agent.localhost': 'en',
};

for (const [host, locale] of [
  ['localhost', 'en'],
  ['ru.localhost', 'en'],
  ['agent.localhost', 'ru'],
] as const)
  test(`no address of ${host} in ${locale} shows a person anything but a page [S-2.3-01] [S-2.3-04] [S-2.3-05]`, async ({
    request,
  }) => {
    test.slow();
    const prefix = locale === mainLocaleOf[host] ? '' : locale;
    const paths = [...new Set(addressesOf(pages, '', prefix))];
    expect(paths.length).toBeGreaterThan(150);
    const faults = await Promise.all(paths.map((path) => faultOf(request, host, path)));
    expect(faults.filter(Boolean)).toEqual([]);
  });

test('an unknown country or offer is the error page, with its picture and its ways on [S-2.3-01] [S-2.3-03] [S-2.3-04] [S-2.3-05]', async ({
  request,
}) => {
  const t = wordsOf('ru');
  for (const path of [
    ...[
      '/tours/nowhere',
      '/hotels/nowhere',
      '/excursion-tours/nowhere',
      '/spb/tours/nowhere',
      '/excursions/nowhere',
    ],
    ...['/booking/tour', '/booking/hotel', '/booking/cruise', '/booking/tour?claim=x', '/settings/nowhere'],
    `/booking/cruise?claim=${'x'.repeat(2_000)}`,
  ]) {
    const { status, html } = await answerOf(request, 'ru.localhost', path);
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect([status, textOf(/<h1[\s\S]*?<\/h1>/.exec(main)?.[0] ?? '')], path).toEqual([
      404,
      t('errors.notFound.title'),
    ]);
    expect(main, path).toMatch(/<img\b/);
    expect(namedLinksOf(main), path).toEqual([
      { href: '/', text: t('errors.page.home') },
      { href: '/sitemap/countries', text: t('errors.page.siteMap') },
    ]);
  }
});

test('a claim that was altered, or is of another kind of trip, opens no offer but the error page', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', '/search/hot-tours');
  const hotel = linksOf(html).find((href) => /^\/tours\/[\w-]+\/[\w-]+\?/.test(href))!;
  const page = await answerOf(request, 'localhost', hotel);
  const claim = /[?&](?:amp;)?request=([^"&#]+)/.exec(page.html)![1]!;
  const middle = Math.floor(claim.length / 2);
  const other = claim[middle] === 'A' ? 'B' : 'A';
  const altered = claim.slice(0, middle) + other + claim.slice(middle + 1);
  expect((await answerOf(request, 'localhost', `/booking/tour?claim=${claim}`)).status).toBe(302);
  for (const broken of [altered, claim.slice(0, -4), `${claim}x`]) {
    const answer = await answerOf(request, 'localhost', `/booking/tour?claim=${broken}`);
    expect([answer.status, headerOf(answer.headers, 'content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  }
  // The offer of one market, opened in another: its page there, or no page, but never bare words.
  expect(await faultOf(request, 'ru.localhost', `/booking/tour?claim=${claim}`)).toBeUndefined();
});

test('addresses that only take a form show people a page, and tell programs the method [S-8-06]', async ({
  request,
}) => {
  const leads = async (path: string) => {
    const { status, headers } = await answerOf(request, 'localhost', path);
    return [status, headerOf(headers, 'location')];
  };
  expect(await leads('/theme')).toEqual([302, '/']);
  expect(await leads('/banners')).toEqual([302, '/']);
  expect(await leads('/currency')).toEqual([302, '/services/currencies']);
  for (const path of ['/reads', '/quote-openings']) {
    const { status, headers, html } = await answerOf(request, 'localhost', path);
    expect([status, headerOf(headers, 'allow')], path).toEqual([405, 'POST']);
    expect(html, path).toContain(wordsOf('en')('failurePage.methodNotAllowed.title'));
  }
  const address = (path: string) => `http://localhost:${process.env.E2E_PORT}${path}`;
  const origin = { 'sec-fetch-site': 'same-origin' };
  const wrong = await request.post(address('/currency'), {
    form: { currency: 'XXX' },
    headers: { ...origin, accept: 'text/html' },
  });
  expect([wrong.status(), await wrong.text()]).toEqual([
    400,
    expect.stringContaining(wordsOf('en')('failurePage.invalidRequest.title')),
  ]);
  // A page without a form takes none: it is no crash of ours.
  const posted = await request.post(address('/countries'), {
    form: { a: 'b' },
    headers: { ...origin, accept: 'text/html' },
  });
  expect([posted.status(), posted.headers().allow]).toEqual([405, 'GET, HEAD']);
  const program = await request.get(address('/print/tours/turkey/no-such-hotel.pdf'), {
    headers: { accept: 'application/pdf' },
  });
  expect([program.status(), program.headers()['content-type']]).toEqual([404, 'application/problem+json']);
  expect(await program.json()).toMatchObject({ status: 404, title: expect.stringMatching(/does not exist/) });
});

test('the beginnings of addresses lead to what they are about [S-2.1-04] [S-2.1-13] [S-2.1-15] [S-2.1-16] [S-2.1-26] [S-2.1-33]', async ({
  request,
}) => {
  const leads = async (host: string, path: string) => {
    const { status, headers } = await answerOf(request, host, path);
    return [status, headerOf(headers, 'location')];
  };
  for (const [path, to] of [
    ['/booking/', '/tours'],
    ['/liner/', '/cruises'],
    ['/cruise', '/cruises'],
    ['/excursions/', '/sitemap/excursions'],
    ['/excursion/', '/sitemap/excursions'],
    ['/hotel/', '/hotels'],
    ['/tour', '/tours'],
    ['/resort/', '/resorts'],
    ['/search/?STATEINC=3', '/search/tours?STATEINC=3'],
    ['/sitemap', '/sitemap/countries'],
  ] as const) {
    expect(await leads('localhost', path), path).toEqual([302, to]);
    expect(await leads('localhost', `/ru${path}`), path).toEqual([302, `/ru${to}`]);
  }
  expect(await leads('agent.localhost', '/booking')).toEqual([302, '/orders']);
});

test('an agent reads how money is transferred, and where to ask [S-2.1-35]', async ({ request }) => {
  const cookie = await logIn(request, 'agent.localhost', ({ isFTA }) => isFTA);
  const { status, html } = await answerOf(request, 'agent.localhost', '/services/moneytransfer', cookie);
  const t = wordsOf('en');
  expect([status, textOf(/<h1[\s\S]*?<\/h1>/.exec(html)![0])]).toEqual([200, t('moneyTransfer.title')]);
  for (const step of ['request', 'transfer', 'currency', 'arrival'] as const)
    expect(html).toContain(t(`moneyTransfer.${step}`));
  expect(namedLinksOf(html)).toContainEqual({ href: '/services/currencies', text: t('moneyTransfer.rates') });
});
