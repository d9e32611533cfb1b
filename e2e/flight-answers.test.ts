import type { APIRequestContext } from '@playwright/test';
import { addDays, compactDate, plainDate } from '#lib/plain-date.ts';
import { answerOf, namedLinksOf, textOf } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { pageAt } from './rendered-wizard.ts';
import { amountOf, wordsOf } from './words.ts';

// What the wizard of flights asks and keeps, as the server renders it.

const host = 'ru.localhost';
/** The day in Moscow, where the site is at home: for three hours of each night it is another one than in Greenwich. */
const today = plainDate(new Date().toLocaleDateString('sv', { timeZone: 'Europe/Moscow' }));
const inDays = (days: number) => compactDate(addDays(today, days));

/** What an address of flights is led to. */
async function ledTo(request: APIRequestContext, query: Record<string, string>) {
  const { path } = await pageAt(request, `/search/avia?${new URLSearchParams(query)}`, host);
  return Object.fromEntries(new URL(path, 'http://localhost').searchParams);
}

/** The route that the page of flights begins with. */
async function usualRoute(request: APIRequestContext) {
  const { airFrom = '', airTo = '' } = await ledTo(request, {});
  return { airFrom, airTo };
}

type Limits = { min: number; max: number };

const callOf = async (request: APIRequestContext, path: string) =>
  JSON.parse((await answerOf(request, host, path)).html) as Record<string, never>;

/** Days of a call that have charters, as distances from its first one. */
async function charterDays(
  request: APIRequestContext,
  way: 'Checkins' | 'Checkouts',
  route: { airFrom: string; airTo: string },
) {
  const path = `/core/Ticket/${way}?source=${route.airFrom}&target=${route.airTo}&freightBack=false`;
  const answer = await callOf(request, path);
  const { validDates } = answer[`Tickets_${way.toUpperCase()}`] as unknown as { validDates: string };
  return [...validDates].flatMap((status, day) => ('05'.includes(status) ? [] : [day]));
}

test('a day of return is kept when something flies back on it [W-4-14]', async ({ request }) => {
  const route = await usualRoute(request);
  const [out, back] = await Promise.all([
    charterDays(request, 'Checkins', route),
    charterDays(request, 'Checkouts', route),
  ]);
  const departure = out.find((day) => day > 7)!;
  const returns = back.filter((day) => day > departure);
  for (const day of [returns[0]!, returns[2]!])
    expect(
      await ledTo(request, { ...route, dateFrom: inDays(departure), dateTo: inDays(day) }),
    ).toMatchObject({ dateFrom: inDays(departure), dateTo: inDays(day) });
});

test('a day of return that is not after the departure becomes one that flies back a week later or more [W-4-02] [W-4-15]', async ({
  request,
}) => {
  const route = await usualRoute(request);
  const [out, back] = await Promise.all([
    charterDays(request, 'Checkins', route),
    charterDays(request, 'Checkouts', route),
  ]);
  const departure = out.find((day) => day > 7 && !back.includes(day)) ?? out.find((day) => day > 7)!;
  const settled = back.find((day) => day >= departure + 7)!;
  const early = [departure - 3, ...(back.includes(departure) ? [] : [departure])];
  for (const day of early)
    expect(
      await ledTo(request, { ...route, dateFrom: inDays(departure), dateTo: inDays(day) }),
      `${day}`,
    ).toMatchObject({ dateFrom: inDays(departure), dateTo: inDays(settled) });
});

test('a flight is asked with its places, its ways, its kind, its days, its class and a currency; charters are 1, regular flights 0 [W-3.2-32] [W-3.2-33] [W-3.2-31]', async ({
  request,
}) => {
  const { html } = await pageAt(request, '/avia', host);
  const names = [...html.matchAll(/<(?:input|select)\b[^>]*?\sname="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(
      'airFrom airTo direction isCharter dateFrom dateTo classId CURRENCY ADULT CHILD AGE1'.split(' '),
    ),
  );
  const t = wordsOf('ru');
  for (const [value, label] of [
    ['1', t('wizard.flights.charter')],
    ['0', t('wizard.flights.regular')],
  ] as const)
    expect(html).toMatch(new RegExp(`name="isCharter"[^>]*value="${value}"[^>]*>(?:<[^>]*>)*${label}<`));
  const led = await ledTo(request, { ADULT: '3', CHILD: '2', AGE1: '9', AGE2: '4', classId: '1' });
  expect(led).toMatchObject({ ADULT: '3', CHILD: '2', AGES: '4,9', classId: '1' });
});

test('the classes and how many may fly are those of the target, and -1 is any class [W-3.2-23] [W-5-04]', async ({
  request,
}) => {
  const { html: told } = await answerOf(request, 'localhost', '/core/Ticket/All?targetId=29282');
  const all = JSON.parse(told) as { adults: Limits; childs: Limits; classes: { id: number }[] };
  expect(all.classes.map(({ id }) => id)).toEqual([1, 2, -1]);
  const { html, path } = await pageAt(
    request,
    '/search/avia?airFrom=40838&airTo=29282&isCharter=0&classId=-1',
  );
  const optionsOf = (name: string) => {
    const [, options = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
    return [...options.matchAll(/>([^<]+)</g)].map(([, option]) => option);
  };
  const t = wordsOf('en');
  const classes = (['economy', 'business', 'everyClass'] as const).map((key) => t(`wizard.flights.${key}`));
  expect(optionsOf('classId')).toEqual(classes);
  expect(path).toMatch(/classId=5/);
  const numbers = ({ min, max }: Limits) =>
    Array.from({ length: max - min + 1 }, (_, step) => `${min + step}`);
  expect(optionsOf('ADULT')).toEqual(numbers(all.adults));
  expect(optionsOf('CHILD')).toEqual(numbers(all.childs));
});

/** The cards of flights on a page. */
const cardsOf = (html: string) => html.match(/<article\b[\s\S]*?<\/article>/g) ?? [];

test('each flight says what luggage it carries and leads to what its price is made of, in lines that sum to it', async ({
  request,
}) => {
  const t = wordsOf('ru');
  const { html } = await pageAt(request, '/search/avia?ADULT=2&CHILD=2&AGES=1,7', host);
  const cards = cardsOf(html);
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(textOf(card)).toMatch(/\d кг|без багажа/);
  const price = amountOf(/<[^>]*class="[^"]*price[^"]*"[^>]*>([\s\S]*?)</.exec(cards[0]!)?.[1] ?? '');
  const details = namedLinksOf(cards[0]!).find(({ text }) => text === t('flights.receipt.show'));
  const { path } = await pageAt(request, '/search/avia?ADULT=2&CHILD=2&AGES=1,7', host);
  const opened = await pageAt(
    request,
    new URL(details!.href, `http://localhost${path}`).href.slice(16),
    host,
  );
  const [first = '', ...others] = cardsOf(opened.html);
  const lines = [...first.matchAll(/<dt>([\s\S]*?)<\/dt><dd>([\s\S]*?)<\/dd>/g)];
  const [out, back, total] = lines.map(([, name = '', amount = '']) => ({
    name: textOf(name),
    amount: amountOf(textOf(amount)),
  }));
  expect(out?.name).toContain('2 взрослых, 1 ребёнок, 1 младенец');
  expect(out!.amount + back!.amount).toBe(total!.amount);
  expect(total!.amount).toBe(price);
  expect(textOf(first)).toContain(t('offer.change.title'));
  for (const other of others) expect(other).not.toContain('<dl');
});
