import type { APIRequestContext } from '@playwright/test';
import { answerOf, linksOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

// Pages of countries, asked without a browser.

const t = wordsOf('en');

async function countryAt(request: APIRequestContext, country: string, host = 'localhost') {
  const { status, html } = await answerOf(request, host, `/countries/${country}`);
  expect(status, country).toBe(200);
  return /<main\b[\s\S]*<\/main>/.exec(html)![0];
}

/** The section or list under a heading, or with that name. */
function under(html: string, heading: string) {
  const at = html.search(new RegExp(`<h2[^>]*>${heading}</h2>|aria-label="${heading}"`));
  return at < 0 ? '' : html.slice(at, html.indexOf('</section>', at));
}

const tagsOf = (html: string) =>
  [...html.matchAll(/<span class="tag[^"]*">(.*?)<\/span>/g)].map(([, inside]) => textOf(inside!));

test('a country begins with its banner and has a gallery of its places [W-2.13-01]', async ({ request }) => {
  const html = await countryAt(request, 'turkey');
  const head = /<header\b[\s\S]*?<\/header>/.exec(html)![0];
  expect(textOf(/<h1>(.*?)<\/h1>/.exec(head)![1]!)).toBe('Türkiye');
  expect(head).toMatch(/<img src="\/img\?[^"]*balloons[^"]*"[^>]*alt="Türkiye"/);
  const gallery = new RegExp(`<ul[^>]*aria-label="${t('country.gallery')}"[\\s\\S]*?</ul>`).exec(html)![0];
  expect([...gallery.matchAll(/<figcaption[^>]*>(.*?)</g)].map(([, place]) => place)).toContain('Antalya');
});

test('badges say whether a visa is needed, and how the country is doing, with what that means [W-2.13-02]', async ({
  request,
}) => {
  expect(tagsOf(await countryAt(request, 'turkey'))).toEqual(['No visa for short stays']);
  expect(tagsOf(await countryAt(request, 'egypt'))).toEqual(['Visa needed']);
  const albania = await countryAt(request, 'albania');
  expect(tagsOf(albania)[0]).toBe('Open in summer');
  expect(albania).toContain('title="Most hotels by the sea close in October and open in May."');
});

test('facts have icons: when to go, what is paid with and spoken [W-2.13-03]', async ({ request }) => {
  const html = await countryAt(request, 'turkey');
  for (const fact of ['May – October', 'Turkish Lira', 'Turkish'])
    expect(html, fact).toMatch(new RegExp(`<li><svg[\\s\\S]*?</svg>(<span>.*?)?${fact}`));
});

test('airports say on which days one flies there from the town of the visitor, beside a map of the land [W-2.13-04]', async ({
  request,
}) => {
  const html = await countryAt(request, 'turkey');
  const airports = textOf(under(html, t('country.airports.title')));
  expect(airports).toMatch(/Antalya AYT ?Direct from London: [A-Z][a-z]{2}.*Next flight: \d/);
  expect(airports).toMatch(/Kayseri ASR ?(?!Direct)/);
  const [, map = ''] = /src="([^"]*outlines\/countries\/turkey\.svg)"/.exec(html) ?? [];
  const drawn = await answerOf(request, 'localhost', map);
  expect(drawn.status).toBe(200);
  expect(drawn.html).toMatch(/^<svg [\s\S]*class="land"[\s\S]*class="plane"/);
  expect((await answerOf(request, 'localhost', '/outlines/countries/atlantis.svg')).status).toBe(404);
});

test('a country names its resorts, and what stands out of it where the operator puts it first [W-2.13-05]', async ({
  request,
}) => {
  const html = await countryAt(request, 'turkey');
  expect(linksOf(under(html, t('places.resorts.title')))).toContain('/resorts/turkey/side');
  const headings = ['Everything in one price', 'Book early'];
  for (const heading of headings) expect(html).toContain(`<h2>${heading}</h2>`);
  const italy = await countryAt(request, 'italy');
  for (const heading of headings) expect(italy).not.toContain(heading);
});

test('something interesting has a badge, a text and a link [W-2.13-06]', async ({ request }) => {
  const [aside = ''] = /<aside\b[\s\S]*?<\/aside>/.exec(await countryAt(request, 'turkey')) ?? [];
  expect(textOf(aside)).toMatch(/^Did you know\?.*Tulips came to Holland/);
  expect(namedLinksOf(aside)).toEqual([
    { href: '/info/pamyatki-turistam-turkey', text: 'What travellers should know' },
  ]);
});

test('a banner opens a dialog without scripts, and the texts of the country are told to whom they are for [W-2.13-07]', async ({
  request,
}) => {
  const egypt = await countryAt(request, 'egypt');
  const [, opened = ''] =
    /<button[^>]*popovertarget="([^"]*)"[^>]*>Do I need a visa\?<\/button>/i.exec(egypt) ?? [];
  expect(egypt).toMatch(new RegExp(`<dialog id="${opened}" popover[\\s\\S]*Ask the consulate`, 'i'));
  expect(egypt).toContain('temples of Karnak');
  const [uae, moscow] = [
    await countryAt(request, 'uae'),
    await countryAt(request, 'uae', 'ru.localhost'),
  ] as const;
  expect(uae).toContain('<h2>What guests pay at the hotel</h2>');
  expect(uae).not.toContain('In roubles');
  for (const heading of ['В рублях', 'Из Москвы']) expect(moscow).toContain(`<h2>${heading}</h2>`);
});

test('tours of the coming weeks are shown, unless the rooms of a country are hidden [W-2.13-08]', async ({
  request,
}) => {
  const heading = `<h2>${t('country.offers.title')}</h2>`;
  expect(await countryAt(request, 'uae')).toContain(heading);
  const offers = async (state: number) =>
    (await answerOf(request, 'localhost', `/lookup/country-offers?state=${state}&townFrom=50`)).html;
  expect(JSON.parse(await offers(34)).length).toBeGreaterThan(0);
  expect(await countryAt(request, 'qatar')).not.toContain(heading);
});

test('words lead to the pages of other kinds, each as its flag and what is sold say [W-2.13-09] [W-2.13-10]', async ({
  request,
}) => {
  const words = async (country: string) => {
    const html = await countryAt(request, country);
    const named = t('country.pages');
    const list = new RegExp(`<section aria-label="${named}">[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';
    return linksOf(list);
  };
  expect(await words('turkey')).toEqual([
    '/hotels/turkey',
    '/excursion-tours/turkey',
    '/excursions/turkey',
    '/resorts/turkey',
  ]);
  expect(await words('maldives')).toEqual(['/hotels/maldives', '/resorts/maldives']);
  expect(await words('qatar')).toEqual(['/resorts/qatar']);
  expect(linksOf(await countryAt(request, 'qatar'))).toContain('/hotels/qatar');
});

test('each month of the year leads to the tours of it, and tells how warm it is; its prices are those of the calendar', async ({
  request,
}) => {
  const html = await countryAt(request, 'turkey');
  const months = namedLinksOf(under(html, t('country.year.title')));
  const priced = months.filter(({ href }) => href.startsWith('/search/tours?STATEINC=3&CHECKIN_BEG='));
  expect(priced).toHaveLength(12);
  for (const { text } of priced) expect(text).toMatch(/sea \d+°, air \d+°/);
  const { html: answer } = await answerOf(request, 'localhost', '/lookup/year-prices?state=3&townFrom=50');
  const { prices, currency } = JSON.parse(answer) as { prices: (number | null)[]; currency: string };
  expect([prices.length, currency]).toEqual([12, 'EUR']);
  const [, beg, end] = /CHECKIN_BEG=(\d+)&CHECKIN_END=(\d+)/.exec(priced[6]!.href)!;
  const port = process.env.E2E_PORT;
  const calendar = await request.get(
    `http://localhost:${port}/core/search/Calendar?townFrom=50&state=3&from=${beg}&to=${end}&NIGHTMIN=7&NIGHTMAX=7`,
  );
  const days = ((await calendar.json()) as { days: { price: number | null }[] }).days;
  expect(prices[6]).toBe(Math.min(...days.flatMap(({ price }) => price ?? [])));
});

test('a country of which nothing is written shows nothing of it; one that is not there is no page [W-8-04]', async ({
  request,
}) => {
  const { status, headers } = await answerOf(request, 'ru.localhost', '/countries/sea-cruises');
  const to = headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
  expect([status, to]).toEqual([302, expect.stringMatching(/^\/search\/cruises\?STATEINC=\d+$/)]);
  expect((await answerOf(request, 'localhost', '/countries/atlantis')).status).toBe(404);
});

test('above every page of a country stands its wizard in a line, which leads to the tours there [W-2.2-03] [W-2.2-08] [W-2.3-14]', async ({
  request,
}) => {
  for (const [path, title] of [
    ['/countries/turkey', 'Türkiye'],
    ['/resorts/turkey', 'Türkiye'],
    ['/excursions/turkey', 'Türkiye'],
    ['/excursions/turkey/istanbul', 'Türkiye, Istanbul'],
    ['/excursion/turkey/aspendos-theatre', 'Türkiye'],
  ] as const) {
    const { html } = await answerOf(request, 'localhost', path);
    const line = /<details\b[^>]*>\s*<summary\b[^>]*><b>[\s\S]*?<\/details>/.exec(html)?.[0] ?? '';
    expect(textOf(/<b>(.*?)<\/b>/.exec(line)?.[1] ?? ''), path).toBe(title);
    expect(textOf(line), path).toContain('from London');
    const [to] = linksOf(line);
    expect(to, path).toMatch(
      title === 'Türkiye' ? /^\/search\/tours\?STATEINC=3$/ : /^\/search\/tours\?STATEINC=3&REGIONTO=\d+$/,
    );
    expect((await answerOf(request, 'localhost', to!)).status, to).toBeLessThan(400);
  }
  const asked = '/lookup/country-wizard?country=turkey&region=istanbul';
  const wizard = JSON.parse((await answerOf(request, 'localhost', asked)).html);
  expect(wizard).toMatchObject({
    initial: { mode: 'tour', state: 3, place: { type: 'region', slug: 'istanbul' } },
  });
  expect(wizard.options.towns.length).toBeGreaterThan(0);
  const nowhere = '/lookup/country-wizard?country=atlantis';
  expect((await answerOf(request, 'localhost', nowhere)).html).toBe('null');
});
