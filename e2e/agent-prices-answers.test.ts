import type { APIRequestContext } from '@playwright/test';
import { addressOf, cookiesOf, logIn, pair, send } from './account.ts';
import { answerOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// What an agent earns, on pages without scripts: there for agents who have logged in, and in nothing that others are sent.

const agents = 'agent.localhost';

/** A search of the demo operator, in the form that its page leads to. */
async function searchOf(request: APIRequestContext) {
  const { headers } = await answerOf(request, agents, '/search/tours?STATEINC=3');
  return headers.find(({ name }) => name.toLowerCase() === 'location')!.value;
}

/** Everything that is sent for a page, with the data for its scripts. */
async function sentFor(request: APIRequestContext, host: string, path: string, cookie = '') {
  const answer = await request.get(addressOf(path), {
    headers: { host: `${host}:${process.env.E2E_PORT}`, accept: 'text/html', cookie },
  });
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

const unitsOf = (text: string) => Number(text.replace(/\D/g, ''));

/** The figures beside the offers of a page, by their names. */
const figuresIn = (html: string) =>
  [...html.matchAll(/<div><dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd><\/div>/g)].map(([, title, amount]) => ({
    title: textOf(title!),
    units: unitsOf(textOf(amount!)),
  }));

/** Words and names that only an agent's page has. */
const ofAgents = [
  /Commission \d/,
  /For the client/,
  /commissionPercent/,
  /clientPrice/,
  /\\"net\\"/,
  /Hide net/,
];

/** The first link to the page of an offer itself. */
const offerIn = (html: string) =>
  /href="(\/booking\/tour\?claim=[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');

test('each card of a search says gross, commission and net to an agent, and leads to the offer, whose receipt says them again', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, ({ name }) => name === 'Anna Hill');
  const search = await searchOf(request);
  const { html } = await answerOf(request, agents, search, cookie);
  const figures = figuresIn(html);
  expect(figures.length).toBeGreaterThanOrEqual(30);
  for (const [at, { title, units }] of figures.entries()) {
    if (title !== 'Price') continue;
    const [commission, net] = [figures[at + 1]!, figures[at + 2]!];
    expect([commission.title, net.title]).toEqual(['Commission 13.5%', 'Net']);
    expect(commission.units).toBe(Math.floor((units * 1350) / 10_000 + 0.5));
    expect(commission.units + net.units).toBe(units);
  }
  const opened = await answerOf(request, agents, offerIn(html), cookie);
  const hotel = opened.headers.find(({ name }) => name.toLowerCase() === 'location')!.value;
  const page = await answerOf(request, agents, hotel.replace(/^https?:\/\/[^/]+/, ''), cookie);
  const [price] = figures;
  // The row of the offer and its receipt.
  expect(
    figuresIn(page.html).filter(({ title, units }) => title === 'Price' && units === price!.units).length,
  ).toBeGreaterThanOrEqual(2);
});

test('what an agent earns is off the screen when they say so, and on it again, without scripts', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, ({ name }) => name === 'Anna Hill');
  const search = await searchOf(request);
  const hidden = await send(request, agents, '/net', { from: search, net: 'hidden' }, cookie);
  expect([hidden.status(), hidden.headers().location]).toEqual([303, search]);
  const kept = pair(cookiesOf(hidden)[0]!);
  expect(kept).toBe('net=hidden');
  const page = await sentFor(request, agents, search, `${cookie}; ${kept}`);
  expect(page).toContain('Show net');
  for (const word of ofAgents) expect(page).not.toMatch(word);
  expect(page).toContain('Open the offer');
  const shown = await send(request, agents, '/net', { from: search, net: 'shown' }, `${cookie}; ${kept}`);
  expect(pair(cookiesOf(shown)[0]!)).toBe('net=');
});

test('no stranger and no page for travellers is sent what an agent earns', async ({ request }) => {
  const cookie = await logIn(request, agents, ({ name }) => name === 'Anna Hill');
  const search = await searchOf(request);
  const own = await sentFor(request, agents, search, cookie);
  for (const word of [/Commission \d/, /commissionPercent/, /\\"net\\"/, /Hide net/])
    expect(own).toMatch(word);
  const opened = await answerOf(request, agents, offerIn(own), cookie);
  const hotel = opened.headers
    .find(({ name }) => name.toLowerCase() === 'location')!
    .value.replace(/^https?:\/\/[^/]+/, '');
  for (const [host, shown] of [
    [agents, ''],
    ['localhost', ''],
    ['localhost', cookie], // a session holds on its own site
  ] as const)
    for (const path of [search, hotel, '/', '/tours', '/search/hot-tours'])
      for (const word of ofAgents)
        expect(await sentFor(request, host, path, shown), `${host} ${path}`).not.toMatch(word);
});

test('a manager says a markup of their own in a form, which keeps what is wrong, and reads the price for their clients', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, ({ name }) => name === 'Paul Novak');
  const form = { of: 'manager', kind: 'percent' };
  const wrong = await send(request, agents, '/settings/prices', { ...form, percent: '51' }, cookie);
  expect(wrong.status()).toBe(400);
  const said = await wrong.text();
  expect(said).toContain('value="51"');
  expect(said).toContain('A number from 0 to 50');
  const saved = await send(request, agents, '/settings/prices', { ...form, percent: '4' }, cookie);
  expect([saved.status(), saved.headers().location]).toEqual([303, '/settings/prices?saved=1']);
  const figures = figuresIn((await answerOf(request, agents, await searchOf(request), cookie)).html);
  const [price, , , client] = figures;
  expect(client!.title).toBe('For the client');
  expect(client!.units).toBe(price!.units + Math.floor((price!.units * 4) / 100 + 0.5));
  const none = await send(request, agents, '/settings/prices', { ...form, kind: 'none' }, cookie);
  expect(none.status()).toBe(303);
});
