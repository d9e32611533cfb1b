import { answerOf, linksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

// Catalogues of excursions and the pages of these, asked without a browser.

const t = wordsOf('en');

test('twelve countries and more have excursions; a catalogue shows some, and more by a link that works without scripts [W-2.14-01] [W-2.14-02]', async ({
  request,
}) => {
  const { status, html } = await answerOf(request, 'localhost', '/excursions/turkey');
  expect(status).toBe(200);
  const shown = linksOf(html).filter((href) => href.startsWith('/excursion/turkey/'));
  expect(shown).toHaveLength(2);
  const more = linksOf(html).find((href) => href.endsWith('page=2'))!;
  const next = await answerOf(request, 'localhost', more);
  const all = linksOf(next.html).filter((href) => href.startsWith('/excursion/turkey/'));
  expect(all).toHaveLength(4);
  expect(next.html).not.toContain(t('outings.more'));
  const countries = 'turkey egypt uae thailand greece cyprus spain italy georgia portugal sri-lanka vietnam';
  for (const country of countries.split(' '))
    expect((await answerOf(request, 'localhost', `/excursions/${country}`)).status, country).toBe(200);
});

test('a form without scripts filters by region, kind and name [W-2.14-03] [W-2.14-04] [W-2.14-05]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'ru.localhost', '/en/excursions/turkey?REGION=istanbul');
  const form = /<search\b[\s\S]*?<\/search>/.exec(html)![0];
  expect(form).toContain('action="/en/excursions/turkey" method="get"');
  const optionsOf = (name: string) =>
    [
      ...(new RegExp(`name="${name}"[\\s\\S]*?</select>`).exec(form)?.[0] ?? '').matchAll(
        /<option value="([^"]+)"/g,
      ),
    ].map(([, value]) => value);
  expect(optionsOf('REGION')).toContain('antalya');
  expect(optionsOf('TYPE')).toEqual(['city']);
  expect(optionsOf('EXCURSION')).toEqual(['bosphorus-boat']);
  const shown = linksOf(html).filter((href) => href.includes('/excursion/'));
  expect(shown).toEqual(['/en/excursion/turkey/bosphorus-boat']);
});

test('an excursion has a page of its own, which its slug alone leads to; a page of another kind is none', async ({
  request,
}) => {
  const { status, html } = await answerOf(request, 'localhost', '/excursion/turkey/aspendos-theatre');
  expect(status).toBe(200);
  expect(textOf(/<h1>(.*?)<\/h1>/.exec(html)![1]!)).toBe('Aspendos and its theatre');
  expect(html).toMatch(/<meta name="description" content="The best kept Roman theatre/);
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/countries/turkey', '/excursions/turkey']));
  const short = await answerOf(request, 'localhost', '/excursion/aspendos-theatre');
  const to = short.headers.find(({ name }) => name.toLowerCase() === 'location')?.value;
  expect([short.status, to]).toEqual([301, '/excursion/turkey/aspendos-theatre']);
  for (const nowhere of ['/excursion/turkey/nowhere', '/excursion/turkey/visas', '/excursion/visas'])
    expect((await answerOf(request, 'localhost', nowhere)).status, nowhere).toBe(404);
});

test('a country without excursions of its own leads to its journeys with a guide', async ({ request }) => {
  const { status, headers } = await answerOf(request, 'localhost', '/excursions/austria');
  const to = headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '';
  expect(status).toBe(302);
  expect(to).toMatch(/^\/search\/(excursion-tours\?STATEINC=\d+|tours\?STATEINC=\d+&TOWNFROM=\d+)$/);
});

test('a region of a country has a catalogue of its own, which the others of the country are a link from; one without excursions is no page [W-2.2-03]', async ({
  request,
}) => {
  const { status, html } = await answerOf(request, 'localhost', '/excursions/turkey/istanbul');
  expect(status).toBe(200);
  expect(textOf(/<h1>(.*?)<\/h1>/.exec(html)![1]!)).toBe('Excursions: Türkiye, Istanbul');
  expect(linksOf(html).filter((href) => href.startsWith('/excursion/'))).toEqual([
    '/excursion/turkey/bosphorus-boat',
  ]);
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/excursions/turkey', '/excursions/turkey/antalya']));
  for (const nowhere of ['/excursions/turkey/nowhere', '/excursions/austria/vienna'])
    expect((await answerOf(request, 'localhost', nowhere)).status, nowhere).toBe(404);
});
