import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { answerOf, linksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

const hotel = '/tours/turkey/alkaya-palace';
/** A week of one month, whose days are told apart by their number. */
const week = `CHECKIN_BEG=${nextFebruary()}01&CHECKIN_END=${nextFebruary()}07&NIGHTMIN=7&NIGHTMAX=7`;

function nextFebruary() {
  const now = new Date();
  return `${now.getFullYear() + (now.getMonth() < 1 ? 0 : 1)}02`;
}

/** The cards of the rooms of the page, as they are written. */
async function cardsOf(request: APIRequestContext, query: string, path = hotel) {
  const { html } = await answerOf(request, 'localhost', `${path}?${query}`);
  return [...html.matchAll(/<article\b[^>]*id="room-(\d+)"[\s\S]*?<\/article>/g)].map(([card, inc]) => ({
    card,
    inc,
  }));
}

test('the card of a room holds its offers, and names the first and the last day of them [W-2.11-52] [W-2.11-61]', async ({
  request,
}) => {
  const [first] = await cardsOf(request, week);
  const opened = await cardsOf(request, `${week}&expand=${first!.inc}`);
  const { card } = opened.find(({ inc }) => inc === first!.inc)!;
  const days = [...card.matchAll(/<b>\w+ (\d+) – \w+ \d+ February<\/b>/g)].map(([, day]) => Number(day));
  const offers = card.match(/<li [^>]*id="offer-/g) ?? [];
  expect(offers.length).toBeGreaterThan(3);
  const range = `${Math.min(...days)}–${Math.max(...days)} February`;
  expect(card.replaceAll('<!-- -->', '')).toContain(`<p class="num">${range}</p>`);
  expect(card).toMatch(new RegExp(`aria-expanded="true"[^>]*>${offers.length} offers from`));
});

test('an offer has a page, which asks its hotel for what was chosen and opens the price into lines [W-2.11-06] [W-2.11-68]', async ({
  request,
}) => {
  const [first] = await cardsOf(request, week);
  const claim = /[?&](?:amp;)?request=([^"&]+)/.exec(first!.card)![1]!;
  const page = await answerOf(request, 'localhost', `/booking/tour?claim=${claim}`);
  const to = page.headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '';
  expect(page.status).toBe(302);
  const asked = new URL(to, 'http://x');
  expect(asked.pathname).toBe(hotel);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({ NIGHTMIN: '7', NIGHTMAX: '7', ADULT: '2' });
  const { html } = await answerOf(request, 'localhost', to.replace(/#.*/, ''));
  expect(html).toContain('Price breakdown');
  // A room with one offer has nothing to open: its price leads to the offer.
  const stay = await answerOf(request, 'localhost', `/hotels/turkey/alkaya-palace${asked.search}&MEALLIST=1`);
  expect(stay.html.includes('>1 offer from ')).toBe(true);
  const [way] = linksOf(stay.html).filter((href) => href.startsWith('/booking/hotel?claim='));
  const alone = await answerOf(request, 'localhost', way!);
  expect(alone.headers.find(({ name }) => name.toLowerCase() === 'location')?.value).toMatch(
    /^\/hotels\/turkey\/alkaya-palace\?.*TOWNFROM=1/,
  );
  for (const kind of ['tour', 'hotel', 'cruise'])
    expect((await answerOf(request, 'localhost', `/booking/${kind}?claim=x`)).status).toBe(404);
});

test('the page of an offer of an excursion tour is that of the tour [W-2.11-06]', async ({ request }) => {
  const tour = '/excursion-tours/turkey/istanbul-two-continents';
  const { html } = await answerOf(request, 'localhost', `${tour}?TOWNFROM=1`);
  const shown = linksOf(html).find((href) => /[?&]offer=/.test(href))!;
  const claim = new URL(shown, 'http://x').searchParams.get('offer')!;
  const offer = `/booking/tour?claim=${encodeURIComponent(claim)}`;
  const page = await answerOf(request, 'localhost', offer);
  const to = page.headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '';
  expect(to.startsWith(`${tour}?`), to).toBe(true);
  const opened = await answerOf(request, 'localhost', to.replace(/#.*/, ''));
  expect(opened.status).toBe(200);
  expect(opened.html).toContain('Price breakdown');
});

test('an offer says its food with the note of the operator on it, and when its flights leave and land [W-3.3-06]', async ({
  request,
}) => {
  const [flown] = await cardsOf(request, week);
  expect(textOf(flown!.card)).toMatch(/There \d\d:\d\d – \d\d:\d\d/);
  const [stay] = await cardsOf(request, week, '/hotels/turkey/melisara-aqua-resort');
  expect(textOf(stay!.card)).toContain('All inclusive - ');
});

test('who is known to live in the market reads "meal" over the board, in capitals, and everybody else "food" [W-2.11-66]', async ({
  request,
}) => {
  const renderedFor = async (cookie: string) => {
    const { html } = await answerOf(request, 'ru.localhost', `${hotel}?${week}`, cookie);
    const [, styled = '', words] = /<p class="([^"]*mealLabel[^"]*)">([^<]*)<\/p>/.exec(html) ?? [];
    const stylesheet = readFileSync('web/hotel/room-offer.module.css', 'utf8');
    const rules = styled
      .split(' ')
      .map((name) => new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(stylesheet)?.[1]);
    return { words, isInCapitals: rules.join().includes('text-transform: uppercase') };
  };
  const updated = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const moscow = { countrySlug: 'ru', invariantName: 'Москва', slug: 'moscow', updatedGeoDate: updated };
  const known = `geo=${encodeURIComponent(JSON.stringify({ ...moscow, isConfirmed: true }))}`;
  expect(await renderedFor(known)).toEqual({ words: 'Питание', isInCapitals: true });
  expect(await renderedFor('')).toEqual({ words: 'Еда', isInCapitals: false });
});

test('an offer that its address opens for other days stands above those of the question', async ({
  request,
}) => {
  const [first] = await cardsOf(request, week);
  const claim = /[?&](?:amp;)?request=([^"&]+)/.exec(first!.card)![1]!;
  const other = await answerOf(request, 'localhost', `${hotel}?${week}&ADULT=1&offer=${claim}`);
  expect(other.html).toContain('Your link: ');
  expect(other.html).toContain('Price breakdown');
  const broken = await answerOf(request, 'localhost', `${hotel}?${week}&offer=broken`);
  expect(broken.html).toContain('The link to this offer is damaged.');
  expect(broken.html).toContain('What is sold for the same days and people stands below.');
});

test('an offer of an excursion tour that its address opens for other people, and a damaged one, are told of as well', async ({
  request,
}) => {
  const tour = '/excursion-tours/turkey/istanbul-two-continents?TOWNFROM=1';
  const { html } = await answerOf(request, 'localhost', tour);
  const link = linksOf(html).find((href) => /[?&]offer=/.test(href))!;
  const opened = await answerOf(request, 'localhost', link);
  expect(opened.html).toContain('Price breakdown');
  expect(opened.html).not.toContain('Your link: ');
  const other = await answerOf(request, 'localhost', `${link}&ADULT=1`);
  expect(other.html).toContain('Your link: ');
  expect(other.html).toContain('Price breakdown');
  const broken = await answerOf(request, 'localhost', `${tour}&offer=broken`);
  expect(broken.html).toContain('The link to this offer is damaged.');
  expect(broken.html).toContain('What is sold for the same days and people stands below.');
});
