import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';
import { shownOfferOf } from '#web/requests/shown-offer.ts';
import { openOfferPages } from './changed-offer-pages.tsx';

// An offer was shown; before its link is opened, or its request sent, its price or its terms have changed.

const { db, follow, change, shown, formOf, pageOf, requestOf, send } = await openOfferPages();

/** What is sold there is an excursion tour. */
const sevenHills = '/excursion-tours/turkey/seven-hills';

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
    id: 77,
    contract_id: 1,
    date: plainDate('2027-06-07'),
    adult_amount: 2_000,
    child_amount: 0,
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
