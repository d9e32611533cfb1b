import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerLookups } from '#api/core-lookups.ts';
import { registerSearch } from '#api/core-search.ts';
import { testApi } from '#api/test-api.ts';
import { searchTours } from '#calls/search.ts';
import { type LiveCatalogue, openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { addDays, dayNumber, plainDate } from '#lib/plain-date.ts';
import { isOfKind, type TourKind, travelKinds } from '#lib/travel-kind.ts';
import { bruteForce } from '#price-search/brute-force.test-data.ts';
import type { Catalogue } from '#price-search/catalogue.ts';
import { type Random, seededRandom } from '#price-search/random-catalogue.ts';
import { loadResults } from '#web/results/results-loader.ts';
import { calendarAddress, nightsAddress } from '#web/search/lookups/field-addresses.ts';
import { loader as loadCalendar } from '#web/search/lookups/lookup-calendar.ts';
import { loader as loadNights } from '#web/search/lookups/lookup-nights.ts';
import { type SearchForm, writeSearchForm } from '#web/search/query/search-form.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { readBook } from './read-book.ts';
import { addSearchChoice } from './search-choice.ts';

const { db, connection } = await openTestDatabase();
const now = new Date('2026-11-21T10:00:00Z');
const today = plainDate('2026-11-21');
let live: LiveCatalogue;
let book: Catalogue;
beforeAll(async () => {
  await addSearchChoice(db);
  live = await openLiveCatalogue({ db, connection, clock: () => now, log: pino({ level: 'silent' }) });
  book = await readBook(db, today);
});
afterAll(() => live?.close());

function openApi() {
  const dependencies = { db, catalogue: live, claimSecret: 'a secret that is long enough for a test' };
  return testApi((api) => {
    registerLookups(api, dependencies);
    registerSearch(api, dependencies);
  });
}

const cruiseState = 90;
const states = { tour: 3, hotel: 3, excursion: 3, cruise: cruiseState } satisfies Record<TourKind, number>;
const kinds = Object.keys(states) as TourKind[]; // the table's own keys

/** A search by chance, of days about which something is sold. Anyone who fits into no one room is left to the engine's tests. */
function randomTrip(random: Random, kind: TourKind) {
  const below = (count: number) => Math.floor(random() * count);
  const checkInFrom = addDays(plainDate('2027-06-01'), below(20));
  const nightsFrom = 5 + below(5);
  return {
    kind,
    townFrom: travelKinds[kind].hasFlight && random() < 0.9 ? 2 : 1,
    checkInFrom,
    checkInTo: addDays(checkInFrom, below(5)),
    nightsFrom,
    nightsTo: nightsFrom + below(4),
    adults: 1 + below(2),
    childAges: random() < 0.3 ? [below(18)] : [],
  };
}

type Trip = ReturnType<typeof randomTrip>;

const addressOf = ({
  kind,
  townFrom,
  checkInFrom,
  checkInTo,
  nightsFrom,
  nightsTo,
  adults,
  childAges,
}: Trip) =>
  new URLSearchParams({
    STATEINC: String(states[kind]),
    ...(travelKinds[kind].hasFlight ? { TOWNFROM: String(townFrom) } : {}),
    CHECKIN_BEG: checkInFrom.replaceAll('-', ''),
    CHECKIN_END: checkInTo.replaceAll('-', ''),
    NIGHTMIN: String(nightsFrom),
    NIGHTMAX: String(nightsTo),
    ADULT: String(adults),
    CHILD: String(childAges.length),
    ...(childAges.length > 0 ? { AGES: childAges.join() } : {}),
  }).toString();

/** How many hotels the oracle would sell: every choice that the rows could make is priced by the book. */
function soldByTheBook({ kind, ...trip }: Trip): number {
  const isCruise = states[kind] === cruiseState;
  const tours = book.tours.filter(
    ({ stateId, packetType }) => stateId === states[kind] && isOfKind({ packetType, isCruise }, kind),
  );
  const question = {
    point: { market: 'com', currency: 'EUR', today: dayNumber(today), rateDay: dayNumber(today) },
    party: { adults: trip.adults, childAges: trip.childAges },
    townId: trip.townFrom,
    classId: 1,
    departFrom: dayNumber(trip.checkInFrom),
    departTo: dayNumber(trip.checkInTo),
    nightsMin: trip.nightsFrom,
    nightsMax: trip.nightsTo,
  };
  const sold = [...bruteForce({ ...book, tours }, question)].map(([key]) => key.split('/')[1]);
  return new Set(sold).size;
}

async function countOnPage(trip: Trip): Promise<number> {
  const url = new URL(`${travelKinds[trip.kind].search.results}?${addressOf(trip)}`, 'http://localhost');
  const args = {
    context: pageContext(openApi().ask, now),
    url,
    request: new Request(url),
    params: {},
    pattern: '',
  };
  const { data } = (await loadResults(args, trip.kind)) as Awaited<ReturnType<typeof loadResults>>;
  if (data.status !== 'asked') throw new Error(`${url}: ${JSON.stringify(data)}`);
  const outcome = await data.outcome;
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.answer.result.countTotal;
}

test('of 1,000 searches of every kind the page counts what the call counts, and what the oracle would sell', async () => {
  const random = seededRandom(14);
  const found = new Map<TourKind, number>();
  for (let i = 0; i < 1_000; i++) {
    const trip = randomTrip(random, kinds[i % kinds.length]!);
    const answer = await openApi().ask(
      `/core/search?SEARCH_TYPE=${travelKinds[trip.kind].searchTypes[0]}&${addressOf(trip)}`,
    );
    const [called] = searchTours.answer.parse(await answer.json());
    const counts = { page: await countOnPage(trip), call: called?.result.countTotal };
    const sold = soldByTheBook(trip);
    expect({ trip, ...counts }).toEqual({ trip, page: sold, call: sold });
    if (sold > 0) found.set(trip.kind, (found.get(trip.kind) ?? 0) + 1);
  }
  for (const kind of kinds) expect(found.get(kind), kind).toBeGreaterThan(20);
}, 120_000);

/** Somewhere in the country: all of it, or a region, a town or a hotel. */
function randomPlace(random: Random): SearchForm['place'] {
  const { regions, towns, hotels } = live.current()!.directory;
  const [type, incs] = (
    [
      ['region', [...regions.keys()]],
      ['town', [...towns.keys()]],
      ['hotel', [...hotels.keys()]],
    ] as const
  )[Math.floor(random() * 4)] ?? [undefined, []];
  const inc = incs[Math.floor(random() * incs.length)]!;
  return type && { type, inc, name: '', slug: '', stateInc: 3, regionInc: null, townInc: null };
}

/** The answer of a lookup to a field of the wizard. */
function looked<Answer>(loader: (args: never) => Promise<Answer>, address: string | undefined) {
  const url = new URL(address!, 'http://localhost');
  return loader({ context: pageContext(openApi().ask, now), url, request: new Request(url) } as never);
}

async function countOf(form: SearchForm): Promise<number> {
  const asked = new URLSearchParams(writeSearchForm(form));
  const answer = await openApi().ask(
    `/core/search?SEARCH_TYPE=${travelKinds[form.mode].searchTypes[0]}&${asked}`,
  );
  return searchTours.answer.parse(await answer.json())[0]?.result.countTotal ?? 0;
}

test('a day or a length of stay that a field offers is sold in the chosen place, to the party', async () => {
  const random = seededRandom(170);
  const offered = { days: 0, nights: 0, narrowed: 0 };
  for (let i = 0; i < 200; i++) {
    const { kind, ...trip } = randomTrip(random, (['tour', 'hotel'] as const)[i % 2]!);
    const form = { ...trip, mode: kind, state: 3, place: randomPlace(random) };
    const bounds = { from: today, to: addDays(today, 365) };
    const calendar = await looked(loadCalendar, calendarAddress(form, bounds, form.checkInFrom));
    const days = calendar!.days.filter(({ price }) => price !== null).map(({ date }) => plainDate(date));
    const day = days[Math.floor(random() * days.length)];
    if (day) {
      expect(
        await countOf({ ...form, checkInFrom: day, checkInTo: day }),
        `${JSON.stringify(form)} ${day}`,
      ).toBeGreaterThan(0);
      offered.days++;
    }
    const lengths = (await looked(loadNights, nightsAddress(form)))!.filter(({ places }) => places > 0);
    const length = lengths[Math.floor(random() * lengths.length)]?.nights;
    if (length) {
      expect(
        await countOf({ ...form, nightsFrom: length, nightsTo: length }),
        `${JSON.stringify(form)} ${length}`,
      ).toBeGreaterThan(0);
      offered.nights++;
    }
    const anywhere = (await looked(loadNights, nightsAddress({ ...form, place: undefined })))!;
    if (anywhere.length > lengths.length) offered.narrowed++;
  }
  for (const [field, count] of Object.entries(offered)) expect(count, field).toBeGreaterThan(20);
}, 120_000);
