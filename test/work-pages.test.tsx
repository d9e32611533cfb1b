import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Notification } from '#calls/notifications.ts';
import { allSites } from '#sites/all-sites.ts';
import NetSwitch from '#web/agent-prices/net-switch.tsx';
import { encryptedContext, siteContext } from '#web/context/context.ts';
import NotificationsPage from '#web/notifications/notifications-page.tsx';
import ClientQuotePage from '#web/quotes/client-quote-page.tsx';
import { StateTag } from '#web/quotes/quote-row.tsx';
import { action as chooseNet } from '#web/settings/choose-net.ts';
import TodayPage from '#web/today/today-page.tsx';
import { renderPage } from './render-page.tsx';

const agents = allSites.find(({ agentMode }) => agentMode)!;

const at = '2026-11-21T10:00:00Z';
const told: Notification = {
  id: 1,
  kind: 'request',
  at,
  isRead: false,
  quote: null,
  offers: null,
  request: null,
  offer: null,
  words: '',
  colleague: null,
};
const request = {
  request: 12,
  state: 'answered',
  client: 'Vera',
  by: 'Anna Hill',
  isOperator: false,
} as const;

/** The page of notifications with one of them. */
function renderNotification(one: Partial<Notification>, locale: 'en' | 'ru' = 'en') {
  const list = [{ ...told, ...one, when: ['2026-11-21', '10:00'] }];
  const loaderData = { list, unread: 1, last: 1, page: 1, pageCount: 1 };
  const props = { loaderData } as unknown as Parameters<typeof NotificationsPage>[0]; // it reads no more
  return renderPage('/notifications', <NotificationsPage {...props} />, { locale });
}

test('a colleague who has come is told of by name, and leads to the people of the agency', async () => {
  const { html, text } = await renderNotification({ kind: 'joined', colleague: 'Nina Berg' });
  expect(text).toContain('Nina Berg has accepted your invitation');
  expect(html).toMatch(/href="[^"]*\/settings\/mycompany"/);
});

test('what a colleague or the operator did with a request is told with its number, hotel and client, and leads there', async () => {
  const byAnna = await renderNotification({ request, offer: 'Pinara Bay', words: 'They have room' });
  expect(byAnna.text).toContain('Anna Hill: request 12 answered (Pinara Bay, Vera)');
  expect(byAnna.text).toContain('They have room');
  expect(byAnna.html).toMatch(/href="[^"]*\/orders\/12"/);
  const note = { request: { ...request, state: null, by: '', isOperator: true }, offer: 'Pinara Bay' };
  expect((await renderNotification(note)).text).toContain(
    'The operator: note on request 12 (Pinara Bay, Vera)',
  );
  expect((await renderNotification(note, 'ru')).text).toContain(
    'Туроператор: заметка к заявке 12 (Pinara Bay, Vera)',
  );
});

test('the switch of the menu of an agent takes net off the screens of a device by a cookie, and puts it on again', async () => {
  const shown = await renderPage('/orders?state=new', <NetSwitch isNetHidden={false} />);
  expect(shown.text).toContain('Hide net');
  expect(shown.html).toContain('value="hidden"');
  const hidden = await renderPage('/orders?state=new', <NetSwitch isNetHidden />);
  expect(hidden.text).toContain('Show net');
  const context = new RouterContextProvider();
  context.set(siteContext, agents);
  context.set(encryptedContext, true);
  const choose = async (net: string) => {
    const body = new URLSearchParams({ from: '/orders?state=new', net });
    const request = new Request('https://agent.example/net', { method: 'POST', body });
    const answer = (await chooseNet({ request, context } as never)) as Response; // it reads no more
    return [answer.headers.get('location'), answer.headers.get('set-cookie')];
  };
  expect(await choose('hidden')).toEqual([
    '/orders?state=new',
    expect.stringMatching(/^net=hidden;.*Max-Age=[1-9]/),
  ]);
  expect(await choose('shown')).toEqual(['/orders?state=new', expect.stringMatching(/^net=;.*Max-Age=0/)]);
});

/** A quote without offers, as its client has it. */
function renderQuote(isOver: boolean, locale: 'en' | 'ru' = 'en') {
  const quote = {
    title: 'June',
    client: 'Vera',
    quoteLang: 'en',
    currency: 'EUR',
    secondCurrency: null,
    words: '',
    validUntil: '2026-11-28',
    isOver,
    isPreview: false,
    offers: [],
    questions: [],
    agency: { name: 'Sunny Shore', email: 'info@shore.example' },
    manager: { name: 'Paul Novak', phones: '', email: '' },
  };
  const opened = { requestKey: '', pass: '' };
  const loaderData = { quote, opened, token: 'x', about: '' };
  const props = { loaderData } as unknown as Parameters<typeof ClientQuotePage>[0]; // as above
  return renderPage('/quote/x', <ClientQuotePage {...props} />, { locale });
}

test('a client reads until when a quote is valid, and afterwards that its prices are no longer promised', async () => {
  const valid = await renderQuote(false);
  expect(valid.text).toContain('Valid until 28 November 2026.');
  expect(valid.text).not.toContain('no longer promised');
  const over = await renderQuote(true);
  expect(over.text).toContain('This quote was valid until 28 November 2026');
  expect(over.text).toContain('Its prices are no longer promised.');
  expect((await renderQuote(true, 'ru')).text).toContain('Подборка действовала до 28 ноября 2026');
});

test('each part of the day links to its whole list, also when nothing of it has happened', async () => {
  const entry = { kind: 'valid', of: 'quote', number: 3, name: 'A week', client: '', day: '2026-12-01' };
  const loaderData = {
    search: undefined,
    clients: [],
    answers: [],
    offers: [],
    departures: [],
    ending: [entry],
  };
  const props = { loaderData } as unknown as Parameters<typeof TodayPage>[0]; // it reads no more
  const { html } = await renderPage('/today', <TodayPage {...props} />);
  const parts = [...html.matchAll(/<section class="[^"]*todayPart[\s\S]*?<\/section>/g)];
  const linkOf = ([part]: RegExpMatchArray) =>
    /.*<a[^>]*href="[^"]*?(\/(?:quotes|orders|calendar))"/s.exec(part)?.[1];
  expect(parts.map(linkOf)).toEqual(['/quotes', '/orders', '/quotes', '/quotes', '/calendar']);
});

test('the check mark of a quote stands for a won one, not for a question that waits', async () => {
  const markupOf = async (state: 'asked' | 'opened' | 'won') =>
    (await renderPage('/quotes', <StateTag state={state} />)).html;
  expect(await markupOf('won')).toContain('tag--sea');
  for (const state of ['asked', 'opened'] as const) expect(await markupOf(state)).not.toContain('tag--sea');
});
