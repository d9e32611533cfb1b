import { readFileSync } from 'node:fs';
import { logIn, pair, visitOf } from './account.ts';
import { answerOf, namedLinksOf, partOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt, wizardOf } from './rendered-wizard.ts';
import { wordsOf } from './words.ts';

// What is different on the site of agents, asked without a browser.

const agents = 'agent.localhost';

/** The dialog that the burger opens, which every page brings. */
const burgerOf = (html: string) => /<dialog\b[^>]*id="burger"[\s\S]*?<\/dialog>/.exec(html)?.[0] ?? '';

test('the search of an agent is marked on the pages of what is sold, and on no others [S-2.4-19]', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, ({ isFTA }) => isFTA);
  const isMarked = async (path: string) => {
    const { html } = await answerOf(request, agents, path, cookie);
    return /<a\b(?=[^>]*href="\/search\/tours")(?=[^>]*aria-current="page")/.test(
      partOf(html, 'Main navigation'),
    );
  };
  for (const path of ['/tours', '/avia', '/hotels', '/cruises'])
    expect(await isMarked(path), path).toBe(true);
  for (const path of ['/data-sources', '/calendar/']) expect(await isMarked(path), path).toBe(false);
});

test('the burger of an agent who has logged in is the menu of the work, with the last two links of the header above it [S-2.10-01] [S-2.4-22]', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, ({ isFTA }) => isFTA);
  const linksOf = async (shown: string) =>
    namedLinksOf(burgerOf((await answerOf(request, agents, '/data-sources', shown)).html)).map(
      ({ href }) => href,
    );
  const own = await linksOf(cookie);
  expect(own.slice(0, 2)).toEqual(['/services/', '/help/']);
  const work = ['/search/tours', '/orders/', '/calendar/', '/settings/mycompany'];
  for (const path of work)
    expect(
      own.filter((href) => href === path),
      path,
    ).toHaveLength(1);
  const guests = await linksOf('');
  for (const path of ['/orders/', '/settings/mycompany']) expect(guests).not.toContain(path);
});

test('an agent who has logged in finds the reports of the configured address, and nobody else does [S-2.4-20]', async ({
  request,
}) => {
  const headOf = async (cookie: string) =>
    namedLinksOf(
      /<header\b[\s\S]*?<\/header>/.exec((await answerOf(request, agents, '/data-sources', cookie)).html)![0],
    );
  const cookie = await logIn(request, agents, ({ isFTA }) => isFTA);
  const reports = (await headOf(cookie)).filter(({ text }) => text === wordsOf('en')('header.reports'));
  // Once for wide windows, once in the row of narrow ones.
  const paths = new Set(reports.map(({ href }) => new URL(href, 'http://any.host').pathname));
  expect([...paths]).toEqual(['/orders/reports']);
  const guest = (await headOf('')).map(({ text }) => text);
  expect(guest).not.toContain(wordsOf('en')('header.reports'));
});

test('the flag of who acts as an author is kept where the user has it, and taken where not [S-4.1-04]', async ({
  request,
}) => {
  const flagsOf = async (cookie: string) =>
    (await answerOf(request, agents, '/data-sources', cookie)).headers
      .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith('authorLogin='))
      .map(({ value }) => pair(value));
  const author = await logIn(request, agents, ({ name }) => name === 'Ilze Kalniņa');
  expect(await flagsOf(author)).toEqual(['authorLogin=1']);
  expect(await flagsOf(`${author}; authorLogin=1`)).toEqual([]);
  const other = await logIn(request, agents, ({ isFTA }) => isFTA);
  expect(await flagsOf(`${other}; authorLogin=1`)).toEqual(['authorLogin=']);
  expect(await flagsOf(other)).toEqual([]);
});

test('the group of the test of excursion tours is read from a cookie of its own on the site of agents [W-1-17]', async ({
  request,
}) => {
  const isShown = async (host: string, cookie: string) =>
    visitOf((await answerOf(request, host, '/', cookie)).html).showsExcursionTab === true;
  const [consumers, own] = ['abExcursionTours=3', 'abExcursionToursAgent=2'];
  expect(await isShown(agents, own)).toBe(true);
  expect(await isShown(agents, consumers)).toBe(false);
  expect(await isShown('localhost', consumers)).toBe(true);
  expect(await isShown('localhost', own)).toBe(false);
});

const search = '/search/tours?STATEINC=3';

test('agents search for tours, cruises and hotels on pages that stay where they are when they ask again [W-2.2-05]', async ({
  request,
}) => {
  for (const path of ['/search/tours', '/search/cruises', '/search/hotels']) {
    const { html, status } = await pageAt(request, path, agents);
    expect([status, wizardOf(html).action], path).toEqual([200, path]);
  }
});

/** The cookie of a user who has confirmed Berlin as their city. */
function inBerlin() {
  const [updated] = new Date().toISOString().replace('T', ' ').split(':');
  const city = {
    countrySlug: 'de',
    invariantName: 'berlin',
    slug: 'berlin',
    updatedGeoDate: `${updated}:00`,
  };
  return `geo=${encodeURIComponent(JSON.stringify({ ...city, isConfirmed: true }))}`;
}

test('a trip of an agent leaves from the main town of the market, one of a tourist from their city [W-1-16]', async ({
  request,
}) => {
  const { html } = await answerOf(request, 'localhost', '/core/search/TownFroms');
  const towns = JSON.parse(html) as { townFrom: number; secondLevel: string; isMain: boolean }[];
  const fromOf = async (host: string, cookie: string) => {
    const { headers } = await answerOf(request, host, search, cookie);
    const location = headers.find(({ name }) => name.toLowerCase() === 'location')!.value;
    return Number(new URL(location, 'http://localhost').searchParams.get('TOWNFROM'));
  };
  const agent = await logIn(request, agents, ({ isFTA }) => isFTA);
  expect(await fromOf(agents, `${agent}; ${inBerlin()}`)).toBe(towns.find(({ isMain }) => isMain)!.townFrom);
  expect(await fromOf('localhost', inBerlin())).toBe(
    towns.find(({ secondLevel }) => secondLevel === 'berlin')!.townFrom,
  );
});

test('an agent sees the hotels of a list closer to one another than a tourist does [W-6-02]', async ({
  request,
}) => {
  const stylesheet = readFileSync('web/results/results.module.css', 'utf8');
  const gapOf = (name: string) =>
    new RegExp(`\\.${name} \\{[^}]*gap: (var\\(--s\\d\\))`).exec(stylesheet)?.[1];
  expect([gapOf('list'), gapOf('listOfAgent')]).toEqual(['var(--s4)', 'var(--s2)']);
  const isClose = async (host: string, cookie: string) => {
    const { headers } = await answerOf(request, host, search, cookie);
    const location = headers.find(({ name }) => name.toLowerCase() === 'location')!.value;
    return /<ul class="[^"]*listOfAgent/.test((await answerOf(request, host, location, cookie)).html);
  };
  expect(await isClose(agents, await logIn(request, agents, ({ isFTA }) => isFTA))).toBe(true);
  expect(await isClose('localhost', '')).toBe(false);
});
