import { expect, test } from 'vitest';
import { offerCall } from '#calls/hotel.ts';
import { plainDate } from '#lib/plain-date.ts';
import { clientContext } from '#web/context/context.ts';
import { RoomsAndPrices } from '#web/hotel/rooms-and-prices.tsx';
import { cabinWords } from '#web/parts/offer/cabin-words.ts';
import { RoomWordsContext } from '#web/parts/offer/room-words.ts';
import OpenRequest from '#web/requests/open-request.tsx';
import { loadRequest } from '#web/requests/request-loader.ts';
import { changesOf } from './changes-of-data.ts';
import { openHotelPages } from './hotel-test-api.tsx';
import { renderPage } from './render-page.tsx';

// A cabin of a liner was shown; before its link is opened, the operator's data have changed.

const { db, draw, load, context, follow } = await openHotelPages();
const change = changesOf(db);

/** The port alone, on the first Saturday: seven nights at €80 and a tenth more. */
const sailing =
  'STATEINC=90&TOWNFROM=1&CHECKIN_BEG=20270605&CHECKIN_END=20270605&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';

async function shown() {
  const { prices } = await load(`/cruise/blue-pearl?${sailing}`);
  if (!prices.ok) throw new Error('no prices');
  return prices.groups[0]!.rows[0];
}

/** The page that the link of a cabin leads to. */
async function pageOf(claim: string) {
  const led = (await follow('cruise', claim)) as Response;
  const address = new URL(led.headers.get('location')!, 'http://localhost');
  const page = await draw(address.pathname + address.search, (data) => (
    <RoomWordsContext value={cabinWords}>
      <RoomsAndPrices data={data} chosen={undefined} onChoose={() => {}} />
    </RoomWordsContext>
  ));
  return { ...page, address, text: page.text.replace(/ (?=[.,:])/g, '') };
}

/** What the form for a request says in its place. */
async function dialogOf(claim: string) {
  const address = `/cruise/blue-pearl?${sailing}&request=${claim}`;
  const opened = await loadRequest({ context: await context(), url: new URL(address, 'http://localhost') });
  const dialog = (
    <RoomWordsContext value={cabinWords}>
      <OpenRequest claim={claim} opened={opened!} />
    </RoomWordsContext>
  );
  return (await renderPage(address, dialog)).text.replace(/ (?=[.,:])/g, '');
}

async function callOf(claim: string) {
  const answer = await (await context()).get(clientContext).call(offerCall, { claim });
  if (!answer.ok) throw new Error('no answer');
  return answer.value;
}

const nightly = (double_amount: number) => (all: typeof db) =>
  all.updateTable('contract_season').set({ double_amount }).where('id', '=', 901).execute();

test('the link of a cabin leads to its liner, asked for its sailing, and says of no change where there is none', async () => {
  const { claim, price } = await shown();
  const { address, text } = await pageOf(claim);
  expect([address.pathname, address.hash]).toEqual(['/cruise/blue-pearl', '#prices']);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    TOWNFROM: '1',
    CHECKIN_BEG: '20270605',
    NIGHTMIN: '7',
    ADULT: '2',
    offer: claim,
  });
  expect(text).toContain(`€${price}`);
  expect(text).not.toContain('has changed');
  expect(await callOf(claim)).toMatchObject({ status: 'priced', townFrom: 1, changes: [] });
});

test('the rate of a cabin rose: its page and the call say from what to what, line by line', async () => {
  const { claim, price } = await shown();
  await change(nightly(10_000), nightly(8_000));
  const { text } = await pageOf(claim);
  // 7 × €20 more, and a tenth of that.
  expect(text).toContain(`The price has changed from €${price} to €${price + 154}.`);
  expect(text).toContain('7 nights, 5–11 June: €616 before, €770 now');
  expect(text).toContain('This line changed: €616 before, €770 now');
  expect(await callOf(claim)).toMatchObject({
    status: 'priced',
    shownPrice: price,
    receipt: { total: price + 154 },
    changes: [{ kind: 'nights', before: 616, after: 770 }],
  });
});

test('a cabin is sold out, and nothing else of its sailing is left: the nearest sailing stands there', async () => {
  const { claim, price } = await shown();
  const nights = { date_from: plainDate('2027-06-05'), date_to: plainDate('2027-06-11') };
  await change(
    (all) =>
      all
        .insertInto('stop_sale')
        .values({ id: 99, hotel_id: 90, room_id: 900, meal_id: null, ...nights })
        .execute(),
    (all) => all.deleteFrom('stop_sale').where('id', '=', 99).execute(),
  );
  const { text, html } = await pageOf(claim);
  expect(text).toContain('This cabin is no longer sold for these days.');
  expect(await dialogOf(claim)).toContain('This cabin is no longer sold for these days.');
  // The sailing a week later, and what else sails on that day.
  expect(html).toMatch(/href="\/cruise\/blue-pearl\?[^"]*CHECKIN_END=20270612[^"]*"/);
  expect(text).toContain(`€${price} for 2 adults`);
  expect(text).toContain('Other cruises for the same days');
  expect(await callOf(claim)).toMatchObject({
    status: 'gone',
    reason: 'room',
    hotelInc: 90,
    stay: { checkIn: '2027-06-05', nights: 7, townFrom: 1, hasFlight: false, excursionTourSlugFull: '' },
  });
});

test('another cabin of a sailing that is sold out for one stands beneath', async () => {
  const { claim } = await shown();
  const balcony = { id: 902, hotel_id: 90, name: { en: 'Balcony cabin', ru: 'Каюта с балконом' } };
  const { id: _, ...place } = await db
    .selectFrom('accommodation')
    .selectAll()
    .where('id', '=', 9000)
    .executeTakeFirstOrThrow();
  const { id: __, ...season } = await db
    .selectFrom('contract_season')
    .selectAll()
    .where('id', '=', 901)
    .executeTakeFirstOrThrow();
  await change(
    async (all) => {
      await all.insertInto('room').values(balcony).execute();
      await all
        .insertInto('accommodation')
        .values({ ...place, id: 9002, room_id: 902 })
        .execute();
      await all
        .insertInto('contract_season')
        .values({ ...season, id: 902, room_id: 902 } as never)
        .execute();
      await all
        .insertInto('stop_sale')
        .values({
          id: 99,
          hotel_id: 90,
          room_id: 900,
          meal_id: null,
          date_from: plainDate('2027-06-05'),
          date_to: plainDate('2027-06-11'),
        })
        .execute();
    },
    async (all) => {
      await all.deleteFrom('stop_sale').where('id', '=', 99).execute();
      await all.deleteFrom('contract_season').where('id', '=', 902).execute();
      await all.deleteFrom('accommodation').where('id', '=', 9002).execute();
      await all.deleteFrom('room').where('id', '=', 902).execute();
    },
  );
  const { text } = await pageOf(claim);
  expect(text).toContain('This cabin is no longer sold for these days.');
  expect(text).toContain('What is sold for the same days and people stands below.');
  expect(text).toContain('Balcony cabin');
});

test('the liner is not sold any more: the way out is to other cruises for the same days', async () => {
  const { claim } = await shown();
  const sale = (on_sale: boolean) => (all: typeof db) =>
    all.updateTable('hotel').set({ on_sale }).where('id', '=', 90).execute();
  await change(sale(false), sale(true));
  const { text, html } = await pageOf(claim);
  expect(text).toContain('This ship is not on sale now.');
  expect(html).toMatch(/href="\/search\/cruises\?[^"]*CHECKIN_BEG=20270605[^"]*"[^>]*>Other cruises/);
});

test('a voyage may begin in its port: the question of its liner says so, and other trips begin in a town', async () => {
  expect((await load(`/cruise/blue-pearl?${sailing}`)).towns[0]).toEqual({ inc: 1, name: 'Without flight' });
  const { towns } = await load('/tours/turkey/marenza-palms?TOWNFROM=2');
  expect(towns.map(({ inc }) => inc)).not.toContain(1);
});

test('where nobody flies to the ship from the town, the page leads to what is sold from its port', async () => {
  const pageFor = async (query: string) => {
    const { text, html } = await draw(`/cruise/blue-pearl?${query}`, (data) => (
      <RoomsAndPrices data={data} chosen={undefined} onChoose={() => {}} />
    ));
    return { text, to: /href="([^"]*TOWNFROM=1[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '' };
  };
  const routes = await db.selectFrom('flight_leg').selectAll().execute();
  await change(
    (all) => all.deleteFrom('flight_leg').execute(),
    (all) => all.insertInto('flight_leg').values(routes).execute(),
  );
  for (const day of ['20270605', '20270607']) {
    const flown = sailing.replace('TOWNFROM=1', 'TOWNFROM=2').replaceAll('20270605', day);
    const { text, to } = await pageFor(flown);
    expect(text).toMatch(/Without flight, \d+[^€]* June 7 nights €/);
    const { prices } = await load(to);
    expect(prices.ok && prices.groups.length).toBeGreaterThan(0);
  }
});
