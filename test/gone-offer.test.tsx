import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';
import { openOfferPages } from './changed-offer-pages.tsx';

// An offer was shown; before its link is opened, or its request sent, it is sold no more.

const { db, follow, change, shown, pageOf, requestOf, send } = await openOfferPages();

const seatsOfCharter = (seats_free: number) => (all: Kysely<DB>) =>
  all.updateTable('flight_leg').set({ seats_free }).where('id', '=', 1).execute();

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
