import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { answers } from '#price-search/answers.ts';
import { noFilters } from '#price-search/filters.ts';
import { type HotelRows, packHotel } from '#price-search/hotel-block.ts';
import {
  catalogueStart,
  type Random,
  randomCatalogue,
  seededRandom,
} from '#price-search/random-catalogue.ts';
import {
  applyChange,
  openSnapshot,
  packCatalogue,
  rowsByHotel,
  type Snapshot,
  type SnapshotChange,
  type Trade,
} from '#price-search/snapshot.ts';
import type { AskCatalogue } from './asker.ts';
import { openSearchPool, usualLimits } from './search-pool.ts';

const pool = openSearchPool({ limits: usualLimits(2), log: pino({ level: 'silent' }) });
afterAll(() => pool.close());

const search = {
  question: {
    point: { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart },
    party: { adults: 2, childAges: [] },
    townId: 1,
    classId: 1,
    departFrom: catalogueStart + 5,
    departTo: catalogueStart + 12,
    nightsMin: 3,
    nightsMax: 7,
  },
  where: { stateId: undefined, hotelIds: [] },
  filters: noFilters,
  sort: 'price' as const,
  page: 1,
  pageSize: 5,
};

const pick = <Item>(random: Random, items: readonly Item[]) => items[Math.floor(random() * items.length)]!;

/** Some hotels cost something else, or are no longer sold; now and then, so does the margin. */
function randomChange(random: Random, rows: Map<number, HotelRows>, trade: Trade): SnapshotChange {
  const hotels = new Map<number, SharedArrayBuffer | null>();
  const touched = random() < 0.2 ? [...rows.keys()] : [pick(random, [...rows.keys()])];
  for (const id of touched) {
    const old = rows.get(id)!;
    const share = 0.5 + random();
    const seasons = old.seasons.map((season) => ({
      ...season,
      doubleAmount: Math.ceil(season.doubleAmount * share),
    }));
    rows.set(id, { ...old, seasons });
    hotels.set(id, random() < 0.1 ? null : packHotel(rows.get(id)!));
  }
  const markups = trade.markups.map((markup) => ({ ...markup, share: Math.floor(random() * 3_000) }));
  return { hotels, routes: new Map(), trade: random() < 0.3 ? { ...trade, markups } : undefined };
}

test('whatever moments are asked about, in whatever order, each answer is of the asked one', async () => {
  const random = seededRandom(41);
  const catalogue = randomCatalogue(41, 110);
  const rows = new Map(rowsByHotel(catalogue).map((of) => [of.hotel.id, of]));
  let parts = packCatalogue(catalogue);
  const moments: { ask: AskCatalogue; snapshot: Snapshot }[] = [];
  const take = (change: SnapshotChange | undefined) => {
    const snapshot = openSnapshot(parts);
    moments.push({ ask: pool.take(snapshot, change), snapshot });
  };
  take(undefined);
  const totals = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const change = randomChange(random, rows, parts.trade);
    parts = applyChange(parts, change);
    // Now and then nobody knows what tells a moment from the one before.
    take(random() < 0.1 ? undefined : change);
    const asked = [moments.at(-1)!, moments.at(-1)!, pick(random, moments), pick(random, moments.slice(-4))];
    const found = await Promise.all(asked.map(({ ask }) => ask('bestPerHotel', search)));
    for (const [index, answer] of found.entries()) {
      expect(answer).toEqual(answers.bestPerHotel(asked[index]!.snapshot, search));
      totals.add(answer.total);
    }
  }
  expect(totals.size).toBeGreaterThan(3);
});

test('a moment that is older than all that is remembered is told whole', async () => {
  let parts = packCatalogue(randomCatalogue(7));
  const snapshot = openSnapshot(parts);
  const ask = pool.take(snapshot, undefined);
  const [id, block] = [...parts.hotels][0]!;
  for (let i = 0; i < 300; i++) {
    const change = { hotels: new Map([[id, i % 2 ? block : null]]), routes: new Map(), trade: undefined };
    parts = applyChange(parts, change);
    pool.take(openSnapshot(parts), change);
  }
  expect(await ask('bestPerHotel', search)).toEqual(answers.bestPerHotel(snapshot, search));
});
