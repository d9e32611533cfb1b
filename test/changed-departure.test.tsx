import { expect, test } from 'vitest';
import { offerCall } from '#calls/hotel.ts';
import { plainDate } from '#lib/plain-date.ts';
import { clientContext, mapsContext } from '#web/context/context.ts';
import { type ExcursionData, loadExcursionTour } from '#web/hotel/excursion-tour/excursion-loader.ts';
import { TourPrices } from '#web/hotel/excursion-tour/tour-prices.tsx';
import { changesOf } from './changes-of-data.ts';
import { openHotelPages } from './hotel-test-api.tsx';
import { renderPage } from './render-page.tsx';

// A departure of an excursion tour was shown; before its link is opened, the operator's data have changed.

const { db, context, follow } = await openHotelPages();
const change = changesOf(db);

const tour = '/excursion-tours/turkey/seven-hills';
const june = 'TOWNFROM=2&CHECKIN_BEG=20270605&CHECKIN_END=20270605&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';

/** The last Saturday with flights both ways. */
const july = june.replaceAll('20270605', '20270717');

async function load(path: string): Promise<ExcursionData> {
  const url = new URL(path, 'http://localhost');
  const [tourSlug, country] = url.pathname.split('/').slice(2).reverse();
  const given = await context();
  given.set(mapsContext, {});
  const request = new Request(url);
  const loaded = await loadExcursionTour({
    context: given,
    url,
    request,
    params: { tourSlug, country },
    pattern: '',
  });
  return loaded.data;
}

/** The cheaper of the two hotels: seven nights at €60, the charter of 5 June, no transfer. */
async function shown(days = june) {
  const { prices } = await load(`${tour}?${days}`);
  if (!prices.ok) throw new Error('no prices');
  return prices.hotels[0]!.rows[0];
}

/** The page that the link of an offer leads to. */
async function pageOf(claim: string) {
  const led = (await follow('tour', claim)) as Response;
  const address = new URL(led.headers.get('location')!, 'http://localhost');
  const path = address.pathname + address.search;
  const data = await load(path);
  const page = await renderPage(path, <TourPrices data={data} chosen={undefined} onChoose={() => {}} />);
  return { ...page, address, text: page.text.replace(/ (?=[.,:])/g, '') };
}

async function callOf(claim: string) {
  const answer = await (await context()).get(clientContext).call(offerCall, { claim });
  if (!answer.ok) throw new Error('no answer');
  return answer.value;
}

test('the link of a departure leads to its tour from the town that it leaves, unchanged', async () => {
  const { claim, price } = await shown();
  const { address, text } = await pageOf(claim);
  expect([address.pathname, address.hash]).toEqual([tour, '#prices']);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    TOWNFROM: '2',
    CHECKIN_BEG: '20270605',
    NIGHTMIN: '7',
    NIGHTMAX: '7',
    ADULT: '2',
    offer: claim,
  });
  expect(text).toContain('Price breakdown');
  expect(text).toContain(`€${price}`);
  expect(text).not.toContain('has changed');
});

test('the price of a departure rose: its page and the call say from what to what, line by line', async () => {
  const { claim, price } = await shown();
  const fare = (adult_amount: number) => (all: typeof db) =>
    all.updateTable('flight_leg').set({ adult_amount }).where('id', '=', 1).execute();
  await change(fare(15_000), fare(12_000));
  const { text } = await pageOf(claim);
  expect(text).toContain(`The price has changed from €${price} to €${price + 60}.`);
  expect(text).toMatch(/Flight .*: €240 before, €300 now/);
  expect(await callOf(claim)).toMatchObject({
    status: 'priced',
    shownPrice: price,
    receipt: { total: price + 60 },
    changes: [{ kind: 'flight', before: 240, after: 300 }],
  });
});

test('a departure is no longer in the program: the tour says so, and leads to the departures after it', async () => {
  const { claim, price } = await shown();
  const from = (valid_from: string) => (all: typeof db) =>
    all
      .updateTable('tour')
      .set({ valid_from: plainDate(valid_from) })
      .where('id', '=', 501)
      .execute();
  await change(from('2027-06-12'), from('2027-06-01'));
  const { address, text, html } = await pageOf(claim);
  expect(address.pathname).toBe(tour);
  expect(text).toContain('This trip is no longer sold for these days.');
  expect(text).toContain('No departures for this search');
  expect(html).toMatch(
    /<a class="way-out"[^>]* href="[^"]*CHECKIN_BEG=20270606&amp;CHECKIN_END=20270731[^"]*"/,
  );
  expect(text).toContain(`2 hotels €${price} for 2 adults`);
  expect(await callOf(claim)).toMatchObject({
    status: 'gone',
    reason: 'tour',
    stay: { checkIn: '2027-06-05', nights: 7, townFrom: 2, hasFlight: true, excursionTourSlugFull: tour },
  });
});

test('the seats of the last departure of a season were sold: those before it stand there', async () => {
  const { claim } = await shown(july);
  const seats = (seats_free: number) => (all: typeof db) =>
    all.updateTable('flight_leg').set({ seats_free }).where('id', '=', 13).execute();
  await change(seats(1), seats(40));
  const { address, text, html } = await pageOf(claim);
  expect(address.pathname).toBe(tour);
  expect(text).toContain('The last seats of this flight have just been sold.');
  expect(html).toMatch(
    /<a class="way-out"[^>]* href="[^"]*CHECKIN_BEG=20270601&amp;CHECKIN_END=20270716[^"]*"/,
  );
  expect(await callOf(claim)).toMatchObject({ status: 'gone', reason: 'seats' });
});

test('one hotel of a tour is closed: the others of the same departure stand beneath', async () => {
  const { claim } = await shown();
  const sale = (on_sale: boolean) => (all: typeof db) =>
    all.updateTable('hotel').set({ on_sale }).where('id', '=', 2).execute();
  await change(sale(false), sale(true));
  const { address, text } = await pageOf(claim);
  expect(address.pathname).toBe(tour);
  expect(text).toContain('This hotel is not on sale now.');
  expect(text).toContain('What is sold for the same days and people stands below.');
  expect(text).toContain('Marenza Palms');
});

test('a tour that the operator has no more leads to the hotel of the offer', async () => {
  const { claim } = await shown();
  const sold = await db.selectFrom('tour').selectAll().where('id', '=', 501).executeTakeFirstOrThrow();
  await change(
    (all) => all.deleteFrom('tour').where('id', '=', 501).execute(),
    (all) =>
      all
        .insertInto('tour')
        .values(sold as never)
        .execute(),
  );
  const led = (await follow('tour', claim)) as Response;
  const address = new URL(led.headers.get('location')!, 'http://localhost');
  expect(address.pathname).toBe('/tours/turkey/pinara-bay');
  expect(address.searchParams.has('TOWNFROM')).toBe(false);
});
