import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';
import { RoomsAndPrices } from '#web/shop/hotel/rooms-and-prices.tsx';
import { loadRequest, sendRequest } from '#web/shop/request/request-loader.ts';
import { shownOffer, shownOfferOf } from '#web/shop/request/shown-offer.ts';
import { changesOf } from './changes-of-data.ts';
import { openHotelPages } from './hotel-test-api.tsx';

// An offer was shown; before its link is opened, or its request sent, the operator's data have changed.

const { db, draw, load, context, follow } = await openHotelPages();

const palms = '/tours/turkey/marenza-palms';
/** What is sold there is an excursion tour. */
const sevenHills = '/excursion-tours/turkey/seven-hills';
const week =
  'STATEINC=3&TOWNFROM=2&CHECKIN_BEG=20270605&CHECKIN_END=20270605&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';

const change = changesOf(db);

/** The cheapest offer of the hotel: two adults, seven nights at €100 less 15 %, the charter of 5 June, a transfer. */
async function shown() {
  const { prices } = await load(`${palms}?${week}`);
  if (!prices.ok) throw new Error('no prices');
  const [row] = prices.groups[0]!.rows;
  return { claim: row.claim, price: row.price, form: await formOf(row.claim) };
}

/** What the form of its request sends back of what it has shown. */
async function formOf(claim: string) {
  const opened = await requestOf(claim);
  if (opened?.status !== 'open') throw new Error('The offer has gone');
  return shownOfferOf(opened);
}

/** What the page of the link says now. */
async function pageOf(claim: string) {
  const query = `${week}&offer=${claim}`;
  const page = await draw(`${palms}?${query}`, (data) => (
    <RoomsAndPrices data={data} chosen={undefined} onChoose={() => {}} />
  ));
  return { ...page, text: page.text.replace(/ (?=[.,:])/g, '') };
}

const requestUrl = (claim: string) => new URL(`http://localhost${palms}?${week}&request=${claim}`);

const requestOf = async (claim: string) => loadRequest({ context: await context(), url: requestUrl(claim) });

/** Sends the request as a form that has shown this; what is missing in it is only looked at where that still holds. */
async function send(claim: string, form: string) {
  const url = requestUrl(claim);
  const body = new URLSearchParams({ [shownOffer]: form });
  const request = new Request(url, { method: 'POST', body });
  const { data, init } = await sendRequest({ context: await context(), url, request });
  return [data.status, init?.status];
}

const seatsOfCharter = (seats_free: number) => (all: Kysely<DB>) =>
  all.updateTable('flight_leg').set({ seats_free }).where('id', '=', 1).execute();

const nightly = (double_amount: number) => (all: Kysely<DB>) =>
  all.updateTable('contract_season').set({ double_amount }).where('id', '=', 11).execute();

test('an offer as it was shown is just open: no word of a change, and its request is taken', async () => {
  const { claim, form } = await shown();
  const { text } = await pageOf(claim);
  expect(text).toContain('Price breakdown');
  expect(text).not.toContain('has changed');
  expect(await send(claim, form)).toEqual(['invalid', 400]);
});

test('the address of an offer leads to its excursion tour, asked for what was chosen; a damaged one is none', async () => {
  const { claim } = await shown();
  const to = (await follow('tour', claim)) as Response;
  const address = new URL(to.headers.get('location')!, 'http://localhost');
  expect([to.status, address.pathname, address.hash]).toEqual([302, sevenHills, '#prices']);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    CHECKIN_BEG: '20270605',
    NIGHTMIN: '7',
    ADULT: '2',
    offer: claim,
  });
  expect(await follow('tour', `${claim.slice(0, -3)}abc`)).toMatchObject({ init: { status: 404 } });
});

test('the rate of the room rose: the line says from what to what, and the request waits for a second look', async () => {
  const { claim, price, form } = await shown();
  await change(nightly(12_000), nightly(10_000));
  const { text } = await pageOf(claim);
  // 7 × €20 more, and 15 % of that less.
  expect(text).toContain(
    `The price has changed from €${price.toLocaleString('en')} to €${(price + 119).toLocaleString('en')}.`,
  );
  expect(text).toContain('7 nights, 5–11 June: €700 before, €840 now');
  expect(text).toContain('Early booking, 15% of the stay: −€105 before, −€126 now');
  expect(text).toContain('This line changed: €700 before, €840 now');
  expect(text).not.toContain('Transfer:');

  expect(await send(claim, form)).toEqual(['stale', 409]);
  const opened = await requestOf(claim);
  if (opened?.status !== 'open') throw new Error('The offer has gone');
  expect(opened).toMatchObject({ shownPrice: price, receipt: { total: price + 119 } });
  expect(opened.changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['nights', 700, 840],
    ['early-booking', -105, -126],
  ]);
  expect(await send(claim, shownOfferOf(opened))).toEqual(['invalid', 400]);
});

test('the price fell: that is told as well', async () => {
  const { claim, price, form } = await shown();
  await change(nightly(8_000), nightly(10_000));
  const { text } = await pageOf(claim);
  expect(text).toContain(`to €${(price - 119).toLocaleString('en')}.`);
  expect(text).toContain('7 nights, 5–11 June: €700 before, €560 now');
  expect(await send(claim, form)).toEqual(['stale', 409]);
});

test('a line that is gone has its name, and so has one that is new', async () => {
  const transfers = await db.selectFrom('tour_service').selectAll().execute();
  const tours = await db.selectFrom('tour').select('id').execute();
  const paid = tours.map(({ id }) => ({ tour_id: id, service_id: 1 }));
  await db
    .insertInto('tour_service')
    .values(paid)
    .onConflict((row) => row.doNothing())
    .execute();
  const { claim } = await shown();
  await change(
    (all) => all.deleteFrom('tour_service').execute(),
    (all) => all.insertInto('tour_service').values(transfers).execute(),
  );
  const dinner = {
    ...{ id: 77, contract_id: 1, date: plainDate('2027-06-07'), adult_amount: 2_000, child_amount: 0 },
    name: { en: 'Gala dinner', ru: 'Гала-ужин' },
  };
  await change(
    (all) =>
      all
        .insertInto('contract_supplement')
        .values(dinner as never)
        .execute(),
    (all) => all.deleteFrom('contract_supplement').where('id', '=', 77).execute(),
  );
  const { text } = await pageOf(claim);
  expect(text).toContain('Transfer: no longer part of the price, €32 before');
  expect(text).toContain('Gala dinner: new, €40');
});

test('the terms of cancellation are others: the offer says until when it was free and is, and the request waits for a second look', async () => {
  const free = 14;
  await db.insertInto('cancellation_terms').values({ id: 1, name: 'All' }).execute();
  await db
    .insertInto('cancellation_step')
    .values({ cancellation_terms_id: 1, days_before: free, share: 10_000 })
    .execute();
  const under = (cancellation_terms_id: number | null) => async (all: Kysely<DB>) => {
    for (const table of ['contract', 'flight_leg', 'service'] as const)
      await all.updateTable(table).set({ cancellation_terms_id }).execute();
  };
  await change(under(1), async (all) => {
    await under(null)(all);
    await all.deleteFrom('cancellation_terms').execute();
  });
  const { claim, form } = await shown();
  expect((await pageOf(claim)).text).not.toContain('have changed');
  // What it costs changes nothing in the terms.
  await change(nightly(12_000), nightly(10_000));
  expect((await pageOf(claim)).text).not.toContain('The cancellation terms');
  await nightly(10_000)(db);

  const lostFrom = (days_before: number) => (all: Kysely<DB>) =>
    all.updateTable('cancellation_step').set({ days_before }).execute();
  await change(lostFrom(30), lostFrom(free));
  const { text } = await pageOf(claim);
  expect(text).toContain(
    'The cancellation terms have changed. Cancelling was free until 21 May 2027. Now it is free until 5 May 2027.',
  );
  expect(text).not.toContain('The price has changed');
  expect(await send(claim, form)).toEqual(['stale', 409]);
  const again = await formOf(claim);
  expect(again).not.toBe(form);
  expect(await send(claim, again)).toEqual(['invalid', 400]);

  await lostFrom(730)(db);
  const unfree = await shown();
  await lostFrom(729)(db);
  const told = (await pageOf(unfree.claim)).text;
  expect(told).toContain('The cancellation terms have changed.');
  expect(told).not.toMatch(/ree until|is not free/);

  await under(null)(db);
  expect((await pageOf(claim)).text).toContain(
    'Cancelling was free until 21 May 2027. We will tell you the cancellation terms in our answer',
  );
});

test('the last seats were sold: the page says it, shows what there is for the same days, and the request is not sent', async () => {
  const { claim, form } = await shown();
  await change(seatsOfCharter(1), seatsOfCharter(40));
  const { text } = await pageOf(claim);
  expect(text).toContain('The last seats of this flight have just been sold.');
  expect(await requestOf(claim)).toEqual({ status: 'gone', reason: 'seats' });
  expect(await send(claim, form)).toEqual(['stale', 410]);
  expect(((await follow('tour', claim)) as Response).status).toBe(302);
  // Exactly as many as travel are enough.
  await seatsOfCharter(2)(db);
  expect(await requestOf(claim)).toMatchObject({ status: 'open' });
});

test('the flight was taken off: that is another thing than being full', async () => {
  const { claim, form } = await shown();
  const leg = await db.selectFrom('flight_leg').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  await change(
    (all) => all.deleteFrom('flight_leg').where('id', '=', 1).execute(),
    (all) =>
      all
        .insertInto('flight_leg')
        .values(leg as never)
        .execute(),
  );
  expect((await pageOf(claim)).text).toContain('This flight has been taken off the schedule.');
  expect(await requestOf(claim)).toEqual({ status: 'gone', reason: 'flight' });
  expect(await send(claim, form)).toEqual(['stale', 410]);
});

test('the room is no longer sold on these nights: the other rooms of the same days stand below', async () => {
  const { claim } = await shown();
  const nights = { date_from: plainDate('2027-06-08'), date_to: plainDate('2027-06-08') };
  await change(
    (all) =>
      all
        .insertInto('stop_sale')
        .values({ id: 99, hotel_id: 1, room_id: 10, meal_id: 1, ...nights })
        .execute(),
    (all) => all.deleteFrom('stop_sale').where('id', '=', 99).execute(),
  );
  const { text } = await pageOf(claim);
  expect(text).toContain('This room is no longer sold for these days.');
  expect(text).toContain('What is sold for the same days and people stands below.');
  expect(await requestOf(claim)).toEqual({ status: 'gone', reason: 'room' });
});

test('the hotel was closed: the way out is to other hotels for the same days', async () => {
  const { claim, form } = await shown();
  const sale = (on_sale: boolean) => (all: Kysely<DB>) =>
    all.updateTable('hotel').set({ on_sale }).where('id', '=', 1).execute();
  await change(sale(false), sale(true));
  const { html, text } = await pageOf(claim);
  expect(text).toContain('This hotel is not on sale now.');
  const [, link = ''] = /href="([^"]*)"[^>]*>Other hotels for the same days/.exec(html) ?? [];
  const address = new URL(link.replaceAll('&amp;', '&'), 'http://localhost');
  expect(address.pathname).toBe('/search/tours');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    STATEINC: '3',
    TOWNFROM: '2',
    CHECKIN_BEG: '20270605',
    CHECKIN_END: '20270605',
  });
  // Other days or fewer people would not help.
  expect(text).not.toContain('Change the dates');
  expect(await requestOf(claim)).toEqual({ status: 'gone', reason: 'hotel' });
  expect(await send(claim, form)).toEqual(['stale', 410]);
});
