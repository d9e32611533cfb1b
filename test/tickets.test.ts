import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { registerTickets } from '#api/core-tickets.ts';
import { testApi } from '#api/test-api.ts';
import { ticketAll, ticketCheckins, ticketCheckouts, ticketSources, ticketTargets } from '#calls/tickets.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { airportInc } from '#domain/tickets/airport-inc.ts';
import { daysBetween, plainDate } from '#lib/plain-date.ts';
import { defaultSite } from '#sites/all-sites.ts';
import type { Site } from '#sites/site.ts';
import { addMoreFlights } from './more-flights.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallOperator, firstSaturday } from './small-operator.ts';

const { db, connection } = await openTestDatabase();
let catalogue: LiveCatalogue;
beforeAll(async () => {
  await addSmallOperator(db);
  await addMoreFlights(db);
  const clock = () => new Date('2026-11-21T10:00:00Z');
  catalogue = await openLiveCatalogue({ db, connection, clock, log: pino({ level: 'silent' }) });
});
afterAll(() => catalogue?.close());

const siteWith = (flags: Partial<Site['flags']>): Site => ({
  ...defaultSite,
  flags: { ...defaultSite.flags, showCharter: true, showGds: true, ...flags },
});

function ask(path: string, site: Site) {
  const dependencies = { catalogue, claimSecret: 'a secret that is long enough for a test' };
  return testApi((api) => registerTickets(api, dependencies), { site }).ask(path);
}

async function get<Schema extends z.ZodType>(
  { answer }: { answer: Schema },
  path: string,
  site = siteWith({}),
): Promise<z.output<Schema>> {
  const response = await ask(path, site);
  expect(response.status, await response.clone().text()).toBe(200);
  return answer.parse(await response.json());
}

const [riga, antalya, istanbul] = ['RIX', 'AYT', 'IST'].map(airportInc);

const sources = async (query = '', site?: Site) =>
  (await get(ticketSources, `/core/Ticket/Sources?${query}`, site)).Tickets_SOURCES;
const targets = async (query: string, site?: Site) =>
  (await get(ticketTargets, `/core/Ticket/Targets?${query}`, site)).Tickets_TARGETS;
const codes = (airports: { portAlias: string }[]) => airports.map(({ portAlias }) => portAlias);

test('sources are airports with their country, in the order of countries [W-3.2-16] [W-3.2-17] [W-7-20]', async () => {
  const all = await sources('lang=ru');
  expect(codes(all)).toEqual(['RIX', 'AYT', 'IST']);
  expect(all[1]).toEqual({
    id: antalya,
    name: 'Анталья',
    lName: 'Antalya',
    portAlias: 'AYT',
    state: 'Турция',
    stateKey: 'TR',
    townIATA: 'AYT',
  });
  expect(all[0]).toMatchObject({ state: 'Латвия', stateKey: 'LV' });
  expect(codes(await sources('outgoing=true'))).toEqual(['RIX']);
});

test('charter and regular flights are listed as asked, and only where the site sells them', async () => {
  expect(codes(await targets(`source=${riga}`))).toEqual(['AYT', 'IST']);
  expect(codes(await targets(`source=${riga}&withRegular=false`))).toEqual(['AYT']);
  expect(codes(await targets(`source=${riga}&withCharter=false&withRegular=false`))).toEqual([]);
  expect(codes(await targets(`source=${riga}`, siteWith({ showGds: false })))).toEqual(['AYT']);
  expect(codes(await sources('', siteWith({ showCharter: false })))).toEqual(['RIX', 'IST']);
  expect(await sources('', siteWith({ showCharter: false, showGds: false }))).toEqual([]);
});

test('targets are where flights from the source lead; from elsewhere there are none [W-7-21]', async () => {
  expect(codes(await targets(`source=${istanbul}`))).toEqual(['RIX']);
  expect(await targets(`source=${airportInc('JFK')}`)).toEqual([]);
  expect(await targets('source=2147483647')).toEqual([]);
});

test('Ticket/All answers the fields it is asked for; several classes are followed by All, the first from the end [W-3.2-21] [W-7-22]', async () => {
  expect(await get(ticketAll, `/core/Ticket/All?targetId=${istanbul}`)).toEqual({
    adults: { min: 1, max: 12, default: 2 },
    childs: { min: 0, max: 4, default: 0 },
    classes: [{ id: 2 }],
  });
  await db.updateTable('flight_leg').set({ class_id: 2 }).where('id', '=', 902).execute();
  await catalogue.refresh();
  expect(await get(ticketAll, `/core/Ticket/All?targetId=${antalya}&fields=CLASSES`)).toEqual({
    classes: [{ id: 1 }, { id: 2 }, { id: -1 }],
  });
});

const days = `source=${riga}&target=${antalya}`;
const today = plainDate('2026-11-21');
const before = '0'.repeat(daysBetween(today, firstSaturday));

test('one way, days are what flies on them, counted from today [W-3.2-18] [W-3.2-19] [W-3.2-20] [W-7-23] [W-7-24]', async () => {
  const out = await get(ticketCheckins, `/core/Ticket/Checkins?${days}&freightBack=true`);
  expect(out.Tickets_CHECKINS.startDate).toBe('20261121');
  // Saturday's charter, Sunday's on request, Monday's regular flight, then seven Saturdays.
  expect(out.Tickets_CHECKINS.validDates).toBe(`${before}125${'0000'}1${'0000001'.repeat(6)}`);
  const back = await get(ticketCheckouts, `/core/Ticket/Checkouts?${days}&freightBack=true`);
  expect(back.Tickets_CHECKOUTS.validDates).toBe(`${before}1${'0000001'.repeat(7)}`);
});

test('there and back, the first day has no way out before it and the last none back after it', async () => {
  const out = await get(ticketCheckins, `/core/Ticket/Checkins?${days}`);
  expect(out.Tickets_CHECKINS.validDates).toBe(`${before}125${'0000'}1${'0000001'.repeat(5)}`);
  const back = await get(ticketCheckouts, `/core/Ticket/Checkouts?${days}`);
  expect(back.Tickets_CHECKOUTS.validDates).toBe(`${before}0${'0000001'.repeat(7)}`);
});

test('a site without regular flights has no day of them', async () => {
  const site = siteWith({ showGds: false });
  const monday = `source=${riga}&target=${istanbul}&freightBack=true`;
  expect(
    (await get(ticketCheckins, `/core/Ticket/Checkins?${monday}`, site)).Tickets_CHECKINS.validDates,
  ).toBe('');
});

test('a flight that becomes a charter, or fills up, is so in the next answer', async () => {
  expect(codes(await targets(`source=${riga}&withRegular=false`))).toEqual(['AYT']);
  await db.updateTable('flight_leg').set({ freight_external: 0 }).where('id', '=', 903).execute();
  await catalogue.refresh();
  expect(codes(await targets(`source=${riga}&withRegular=false`))).toEqual(['AYT', 'IST']);

  const monday = `/core/Ticket/Checkins?source=${riga}&target=${istanbul}`;
  expect((await get(ticketCheckins, monday)).Tickets_CHECKINS.validDates).toBe(`${before}001`);
  await db.updateTable('flight_leg').set({ seats_free: 0 }).where('id', '=', 903).execute();
  await catalogue.refresh();
  expect((await get(ticketCheckins, monday)).Tickets_CHECKINS.validDates).toBe('');
});

test.each([
  ['/core/Ticket/Targets', 'source'],
  ['/core/Ticket/Targets?source=riga', 'source'],
  ['/core/Ticket/Sources?outgoing=perhaps', 'outgoing'],
  [`/core/Ticket/All?targetId=${riga}&fields=ADULTS,SEATS`, 'fields'],
  [`/core/Ticket/Checkins?source=${riga}`, 'target'],
])('%s is refused, naming %s', async (path, field) => {
  const response = await ask(path, siteWith({}));
  expect(response.status).toBe(400);
  const problem = (await response.json()) as { errors: { field: string }[] };
  expect(problem.errors[0]?.field).toBe(field);
});
