import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { agentRequests } from '#calls/agent-requests.ts';
import type { Call } from '#calls/call.ts';
import { clients } from '#calls/clients.ts';
import { notifications } from '#calls/notifications.ts';
import { quotes } from '#calls/quotes.ts';
import { demoClients } from '#demo/accounts/demo-clients.ts';
import { demoQuotes } from '#demo/accounts/demo-quotes.ts';
import { keepDemoRequests } from '#domain/agent-requests/keep-demo-requests.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { keepDemoClients } from '#domain/clients/keep-demo-clients.ts';
import { notifyInOrder } from '#domain/notifications/notify-manager.ts';
import { keepDemoQuotes } from '#domain/quotes/keep-demo-quotes.ts';
import { testApp } from '#server/test-app.ts';
import { agents } from './accounts-app.ts';
import { callsAs } from './calls-as.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { addSmallAgencies, beginSession } from './small-agencies.ts';

const database = await openTestDatabase();
const { db, connection } = database;
const now = new Date('2027-05-01T10:00:00Z');
const claimSecret = 'a secret of at least thirty-two characters';
const paulsPlace = { by: 'paul.novak@sunny-shore.example', market: 'com' as const };
let catalogue: LiveCatalogue;
let app: Awaited<ReturnType<typeof testApp>>;
let paul: Record<string, string>;

vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  await addSearchChoice(db);
  const people = await addSmallAgencies(db);
  catalogue = await openLiveCatalogue({
    db,
    connection,
    clock: () => now,
    log: pino({ level: 'silent' }),
  });
  app = await testApp(database, { catalogue, clock: () => now, claimSecret });
  await app.ready();
  paul = { authorization: `Bearer ${await beginSession(db, people.paul, now)}` };
  const managers = [
    {
      inc: people.paul.managerId,
      agency_inc: people.shore,
      email: paulsPlace.by,
      market: 'com',
      official_name: 'Sunny Shore Travel',
    },
  ];
  const work = { managers, moment: catalogue.current()!, claimSecret, now };
  const trip = { country: 'TR', place: 1, departsInDays: 30, nights: 7, adults: 2, childAges: [] };
  const request = {
    ...paulsPlace,
    ...trip,
    words: 'Sea view',
    sentDaysAgo: 3,
    client: { name: 'Vera', phone: '', email: 'vera@mail.example' },
    after: [{ daysLater: 1, state: 'answered' as const, words: 'There is one', isOfOperator: true }],
  };
  // Twice, as two starts of a server.
  for (const _ of [1, 2]) {
    const ofRequests = await keepDemoRequests(db, { requests: [request], ...work });
    await keepDemoClients(db, { clients: demoClients, ...work });
    // Of what the small operator sells.
    const sold = demoQuotes.map((quote) => ({ ...quote, offers: [{ ...trip, words: 'Quiet' }] }));
    const ofQuotes = await keepDemoQuotes(db, { quotes: sold, ...work });
    await notifyInOrder(db, [...ofRequests, ...ofQuotes]);
  }
});
afterAll(async () => {
  await app?.close();
  await catalogue?.close();
});

const told = <C extends Call>(call: C) => callsAs(() => app, agents).told(call, {}, paul);

test('an invented agent finds clients, quotes in several states and answered requests, each once', async () => {
  const { clients: book } = await told(clients);
  expect(book.map(({ name }) => name)).toEqual([
    'Julia Brandt',
    'Martin Weiss',
    'Sofia Lindqvist',
    'Vera Sokolova',
  ]);
  const own = demoQuotes.filter(({ by }) => by === paulsPlace.by);
  const { quotes: list } = await told(quotes);
  expect(list.map(({ title }) => title)).toEqual(own.map(({ title }) => title).toReversed());
  expect(list.map(({ state, offers, isOver }) => [state, offers, isOver])).toEqual([
    ['asked', 1, false],
    ['opened', 1, false],
    ['opened', 1, true],
  ]);
  const { requests } = await told(agentRequests);
  expect(requests.map(({ client, state }) => [client, state])).toEqual([['Vera', 'answered']]);
});

test('their clients and the operator have been busy: it is told of, with the days of that', async () => {
  const { notifications: list } = await told(notifications);
  const kinds = ['asked', 'marked', 'opened', 'marked', 'opened', 'opened', 'request'];
  expect(list.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  const times = list.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times.every((at) => at < now.toISOString())).toBe(true);
});
