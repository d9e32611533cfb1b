import type { APIRequestContext } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { addressOf, logIn, send } from './account.ts';
import { answerOf, linksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

// Quotes without scripts: forms as a browser without them sends them.

const agents = 'agent.localhost';
const isIlze = ({ name }: { name: string }) => name === 'Ilze Kalniņa';

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)![0];

/** Claims of the cheapest offers of the hotels of a search. */
async function someClaims(request: APIRequestContext): Promise<string[]> {
  const { html } = await answerOf(request, agents, '/search/hot-tours');
  const tour = linksOf(html).find((path) => /^\/tours\/.*\?STATEINC=/.test(path))!;
  const asked = new URL(tour, addressOf('/')).search;
  const answer = await request.get(addressOf(`/core/search${asked}`), {
    headers: { host: `${agents}:${process.env.E2E_PORT}` },
  });
  const [found] = (await answer.json()) as [{ prices: { cat_Claim: string }[] }];
  return found.prices.map(({ cat_Claim }) => cat_Claim);
}

test('without scripts an agent fills a quote up to ten offers and sends it; the client reads, marks and asks in their language', async ({
  request,
}) => {
  const closed = await answerOf(request, agents, '/quotes');
  expect(closed.status).toBe(302);
  expect((await answerOf(request, 'localhost', '/quotes')).status).toBe(404);

  const cookie = await logIn(request, agents, isIlze);
  const claims = await someClaims(request);
  expect(claims.length).toBeGreaterThan(10);
  const first = await send(request, agents, '/quotes', { claim: claims[0]!, quote: '0' }, cookie);
  expect(first.status()).toBe(303);
  const page = first.headers().location!.replace(/\?.*/, '');
  const quote = page.split('/').at(-1)!;
  for (const claim of claims.slice(1, 10))
    expect((await send(request, agents, '/quotes', { claim, quote }, cookie)).status()).toBe(303);
  const eleventh = await send(request, agents, '/quotes', { claim: claims[10]!, quote }, cookie);
  expect(eleventh.status()).toBe(400);
  const refused = mainOf(await eleventh.text());
  expect(textOf(refused)).toContain('This quote has ten offers, and takes no more.');
  expect(refused).toContain(`value="${claims[10]}"`);

  const draft = mainOf((await answerOf(request, agents, page, cookie)).html);
  const [second = ''] = [...draft.matchAll(/value="remove (\d+)"/g)].slice(1).map(([, inc]) => inc);
  const said = {
    title: 'Лето',
    client: 'Вера',
    quoteLang: 'ru',
    secondCurrency: 'PLN',
    words: 'Вот они\nОба тихие',
  };
  const row = { 'offers[1].inc': second, 'offers[1].words': 'Самый тихий' };
  const moved = { ...said, ...row, deed: `up ${second}` };
  expect((await send(request, agents, page, moved, cookie)).headers().location).toBe(
    `${page}?saved=1#offer-${second}`,
  );
  const wrong = await send(request, agents, page, { ...said, title: 'x'.repeat(200), deed: 'send' }, cookie);
  expect(wrong.status()).toBe(400);
  expect(await wrong.text()).toContain('x'.repeat(200));
  const late = await send(request, agents, page, { ...said, validUntil: '2020-02-29', deed: 'send' }, cookie);
  expect(late.status()).toBe(400);
  const again = mainOf(await late.text());
  expect(textOf(again)).toContain('Choose a day from today on, within a year.');
  expect(again).toMatch(
    /aria-invalid="true"[^>]*value="2020-02-29"|value="2020-02-29"[^>]*aria-invalid="true"/,
  );
  expect(again).toContain('value="Лето"');
  expect((await send(request, agents, page, { ...said, deed: 'send' }, cookie)).status()).toBe(303);
  const sent = mainOf((await answerOf(request, agents, page, cookie)).html);
  const [, link = ''] = /value="http:\/\/[^/"]+(\/ru\/quote\/[^"]+)"/.exec(sent)!;

  const { html, status } = await answerOf(request, agents, link);
  expect(status).toBe(200);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  const told = textOf(mainOf(html));
  const read = ['Лето', 'Вера', 'Вот они', 'Самый тихий', 'Предложение 10 из 10', 'Цена та же, что'];
  for (const words of [...read, 'Подборка действует до']) expect(told).toContain(words);
  expect(told).toMatch(/zł/);
  expect(html).not.toContain('cat_Claim');
  expect(mainOf(html)).not.toMatch(/"\/[^"]*\b(auth|booking|tours|hotels)\b/);
  expect(html.indexOf(`offer-${second}"`)).toBeLessThan(html.indexOf('Предложение 2 из 10'));

  const mark = await send(request, agents, link, { offer: second, marked: '1' });
  expect([mark.status(), mark.headers().location]).toEqual([303, `${link}#offer-${second}`]);
  const empty = await send(request, agents, `${link}/question`, {
    QUOTE_WORDS: '',
    QUOTE_CONTACT: 'a@b.example',
  });
  expect(empty.status()).toBe(400);
  expect(await empty.text()).toContain('value="a@b.example"');

  const seen = textOf(mainOf((await answerOf(request, agents, page, cookie)).html));
  expect(seen).toMatch(/The client marked \S/);
  const printed = await request.get(
    addressOf(link.replace('/ru/quote/', '/ru/print/quote/').concat('.pdf')),
    {
      headers: { host: `${agents}:${process.env.E2E_PORT}` },
    },
  );
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(await printed.body()));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const lines = [...Map.groupBy(items, (item) => ('transform' in item ? item.transform[5] : 0)).values()].map(
    (line) => line.map((item) => ('str' in item ? item.str : '')).join(''),
  );
  expect(lines.filter((line) => /Вот они|Оба тихие/.test(line))).toEqual(['Вот они', 'Оба тихие']);
  expect(lines.filter((line) => line.startsWith('Подборка действует до'))).toHaveLength(1);

  expect((await send(request, agents, page, { deed: 'delete' }, cookie)).status()).toBe(303);
  expect((await answerOf(request, agents, link)).status).toBe(404);
  expect((await answerOf(request, agents, page, cookie)).status).toBe(404);
});

test('without scripts an agent is asked into which quote an offer goes, adds to one that was sent, copies it, and finds it again', async ({
  request,
}) => {
  const cookie = await logIn(request, agents, ({ name }) => name === 'Lena Moretti');
  const [claim = '', other = ''] = await someClaims(request);
  const first = await send(request, agents, '/quotes', { claim, quote: '0' }, cookie);
  const page = first.headers().location!.replace(/\?.*/, '');
  const inc = page.split('/').at(-1)!;
  const said = { title: `Choice ${inc}`, client: '', quoteLang: 'en', secondCurrency: '', words: '' };
  await send(request, agents, page, { ...said, deed: 'send' }, cookie);

  // A form that names no quote is answered with the question.
  const unnamed = await send(request, agents, '/quotes', { claim: other }, cookie);
  const ask = unnamed.headers().location!;
  expect([unnamed.status(), ask]).toEqual([303, expect.stringMatching(/^\/quotes\/add\?claim=/)]);
  const asked = mainOf((await answerOf(request, agents, ask, cookie)).html);
  const [firstChoice] = [...asked.matchAll(/<button\b[^>]*name="quote"[^>]*>/g)].map(([button]) => button);
  expect(firstChoice).toContain(`value="${inc}"`);
  for (const words of [`Choice ${inc}`, 'sent · 1 offer', 'New quote'])
    expect(textOf(asked)).toContain(words);
  const added = await send(request, agents, '/quotes', { claim: other, quote: inc }, cookie);
  expect(added.headers().location).toBe(`${page}?added=1`);
  const quote = mainOf((await answerOf(request, agents, page, cookie)).html);
  expect(textOf(quote)).toContain('added after sending');
  const [, link = ''] = /value="http:\/\/[^/"]+(\/quote\/[^"]+)"/.exec(quote)!;
  const client = textOf(mainOf((await answerOf(request, agents, link)).html));
  for (const words of ['New in this quote', 'New: added on']) expect(client).toContain(words);

  const copied = await send(request, agents, page, { ...said, deed: 'duplicate' }, cookie);
  const copy = copied.headers().location!.replace(/\?.*/, '');
  expect(copy).not.toBe(page);
  expect(textOf(mainOf((await answerOf(request, agents, copy, cookie)).html))).toContain('2 offers');

  const lost = { ...said, outcomeReason: 'They stay at home', deed: 'lost' };
  expect((await send(request, agents, page, lost, cookie)).headers().location).toBe(`${page}?saved=1`);
  const settled = (await answerOf(request, agents, page, cookie)).html;
  for (const words of ['value="They stay at home"', 'Lost on']) expect(settled).toContain(words);
  const found = async (search: string) => {
    const { html } = await answerOf(request, agents, `/quotes?text=choice+${inc}${search}`, cookie);
    return linksOf(mainOf(html)).filter((path) => /^\/quotes\/\d+$/.test(path));
  };
  expect(await found('')).toEqual([copy, page]);
  expect(await found('&state=lost')).toEqual([page]);
  expect(await found('&state=draft')).toEqual([copy]);
  expect(textOf(mainOf((await answerOf(request, agents, ask, cookie)).html))).not.toContain('lost');
  for (const path of [page, copy]) await send(request, agents, path, { deed: 'delete' }, cookie);
});
