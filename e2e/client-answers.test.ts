import type { APIRequestContext } from '@playwright/test';
import { addressOf, logIn, send } from './account.ts';
import { answerOf, linksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// The client book without scripts: forms as a browser without them sends them.

const agents = 'agent.localhost';
const isIlze = ({ name }: { name: string }) => name === 'Ilze Kalniņa';

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)![0];

/** A quote of one offer that leaves soon. */
async function newQuote(request: APIRequestContext, cookie: string): Promise<string> {
  const { html } = await answerOf(request, agents, '/search/hot-tours');
  const tour = linksOf(html).find((path) => /^\/tours\/.*\?STATEINC=/.test(path))!;
  const answer = await request.get(addressOf(`/core/search${new URL(tour, addressOf('/')).search}`), {
    headers: { host: `${agents}:${process.env.E2E_PORT}` },
  });
  const [found] = (await answer.json()) as [{ prices: { cat_Claim: string }[] }];
  const form = { claim: found.prices[0]!.cat_Claim, quote: '0' };
  const added = await send(request, agents, '/quotes', form, cookie);
  return added.headers().location!.replace(/\?.*/, '');
}

test('an agent writes a client down by their consent, chooses them on the form of a quote, and deletes them with it', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, isIlze);
  const name = `Zane Bērziņa ${Date.now()}`;
  const said = {
    name,
    clientLang: 'ru',
    phone: '+371 2000 0199',
    email: '',
    notes: 'Klusa istaba',
    deed: 'save',
  };
  const refused = await send(request, agents, '/clients/new', { ...said, consentWay: '' }, cookie);
  expect(refused.status()).toBe(400);
  const again = mainOf(await refused.text());
  expect(textOf(again)).toContain('Without a consent neither a phone, nor an e-mail, nor notes may be kept.');
  for (const typed of [`value="${name}"`, 'value="+371 2000 0199"', 'Klusa istaba'])
    expect(again).toContain(typed);

  const kept = await send(request, agents, '/clients/new', { ...said, consentWay: 'mail' }, cookie);
  const client = kept.headers().location!.replace(/\?.*/, '');
  expect([kept.status(), client]).toEqual([303, expect.stringMatching(/^\/clients\/\d+$/)]);
  const shown = textOf(mainOf((await answerOf(request, agents, client, cookie)).html));
  expect(shown).toMatch(/Consent given on \d/);

  const quote = await newQuote(request, cookie);
  const form = mainOf((await answerOf(request, agents, quote, cookie)).html);
  const inc = client.split('/').at(-1)!;
  expect(form).toContain(`<option value="${inc}">${name}</option>`);
  const chosen = {
    title: 'June',
    client: '',
    quoteLang: 'en',
    secondCurrency: '',
    words: '',
    bookClient: inc,
  };
  expect((await send(request, agents, quote, { ...chosen, deed: 'send' }, cookie)).status()).toBe(303);
  const sent = mainOf((await answerOf(request, agents, quote, cookie)).html);
  expect(sent).toContain(`value="${name}"`); // brings the name and the language
  const [, link = ''] = /value="http:\/\/[^/"]+(\/ru\/quote\/[^"]+)"/.exec(sent)!;
  expect((await answerOf(request, agents, link)).status).toBe(200);
  expect(linksOf(mainOf((await answerOf(request, agents, client, cookie)).html))).toContain(quote);

  const gone = await send(request, agents, client, { deed: 'delete' }, cookie);
  expect([gone.status(), gone.headers().location]).toEqual([303, '/clients?deleted=1']);
  for (const page of [client, quote])
    expect((await answerOf(request, agents, page, cookie)).status).toBe(404);
  expect((await answerOf(request, agents, link)).status).toBe(404);
});
