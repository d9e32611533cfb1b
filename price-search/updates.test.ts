import { expect, test } from 'vitest';
import { type Answers, answers } from './answers.ts';
import type { Catalogue, Leg, PointOfSale } from './catalogue.ts';
import { noFilters } from './filters.ts';
import { packHotel } from './hotel-block.ts';
import { priceByTheBook } from './oracle.ts';
import type { Question } from './question.ts';
import {
  catalogueStart,
  type Random,
  randomCatalogue,
  randomParty,
  seededRandom,
} from './random-catalogue.ts';
import {
  applyChange,
  openSnapshot,
  packCatalogue,
  packRoutes,
  routeKey,
  rowsByHotel,
  type Snapshot,
  type SnapshotChange,
} from './snapshot.ts';

const seeds = 300;
const updatesEach = 5;
const point: PointOfSale = { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart };
const everywhere = { stateId: undefined, hotelIds: [] };

const pick = <Item>(random: Random, items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
const change = <Row>(rows: readonly Row[], row: Row, to: Partial<Row>) =>
  rows.map((one) => (one === row ? { ...one, ...to } : one));

type Update = { catalogue: Catalogue; hotels?: number[]; routes?: Leg[]; trade?: boolean };

const hotelOfRoom = (catalogue: Catalogue, roomId: number) =>
  catalogue.rooms.find((room) => room.id === roomId)!.hotelId;

/** What happens at an operator on any day: the catalogue after it, and what of it was touched. */
const updates: Record<string, (catalogue: Catalogue, random: Random) => Update> = {
  'a price': (catalogue, random) => {
    const season = pick(random, catalogue.seasons);
    const doubleAmount = 1 + Math.floor(random() * 40_000);
    return {
      catalogue: { ...catalogue, seasons: change(catalogue.seasons, season, { doubleAmount }) },
      hotels: [hotelOfRoom(catalogue, season.roomId)],
    };
  },
  'a season that ends': (catalogue, random) => {
    const season = pick(random, catalogue.seasons);
    return {
      catalogue: { ...catalogue, seasons: catalogue.seasons.filter((one) => one !== season) },
      hotels: [hotelOfRoom(catalogue, season.roomId)],
    };
  },
  'a stop-sale': (catalogue, random) => {
    const room = pick(random, catalogue.rooms);
    const from = catalogueStart + Math.floor(random() * 60);
    const stop = {
      hotelId: room.hotelId,
      roomId: random() < 0.5 ? room.id : null,
      mealId: random() < 0.3 ? 1 : null,
      accommodationId: null,
      from,
      to: from + Math.floor(random() * 10),
    };
    return {
      catalogue: { ...catalogue, stopSales: [...catalogue.stopSales, stop] },
      hotels: [room.hotelId],
    };
  },
  'an allotment': (catalogue, random) => {
    const room = pick(random, catalogue.rooms);
    const others = catalogue.allotments.filter((allotment) => allotment.roomId !== room.id);
    return { catalogue: { ...catalogue, allotments: others }, hotels: [room.hotelId] };
  },
  'seats of a flight': (catalogue, random) => {
    if (catalogue.legs.length === 0) return { catalogue };
    const leg = pick(random, catalogue.legs);
    const seatsFree = Math.floor(random() * 4);
    return { catalogue: { ...catalogue, legs: change(catalogue.legs, leg, { seatsFree }) }, routes: [leg] };
  },
  'a flight that is cancelled': (catalogue, random) => {
    if (catalogue.legs.length === 0) return { catalogue };
    const leg = pick(random, catalogue.legs);
    return {
      catalogue: { ...catalogue, legs: catalogue.legs.filter((one) => one !== leg) },
      routes: [leg],
    };
  },
  'a rate': (catalogue, random) => {
    const rate = pick(random, catalogue.rates);
    const perEuro = rate.perEuro * (0.9 + random() * 0.2);
    return { catalogue: { ...catalogue, rates: change(catalogue.rates, rate, { perEuro }) }, trade: true };
  },
  'a hotel that is gone': (catalogue, random) => {
    const { id } = pick(random, catalogue.hotels);
    return {
      catalogue: { ...catalogue, hotels: catalogue.hotels.filter((one) => one.id !== id) },
      hotels: [id],
    };
  },
};

/** The blocks of what an update has touched. */
function changeOf({ catalogue, hotels = [], routes = [], trade = false }: Update): SnapshotChange {
  const rows = new Map(rowsByHotel(catalogue).map((of) => [of.hotel.id, of]));
  const blockOf = (id: number) => {
    const of = rows.get(id);
    return of ? packHotel(of) : null;
  };
  const legsAlong = (leg: Leg) => catalogue.legs.filter((one) => one.from === leg.from && one.to === leg.to);
  return {
    hotels: new Map(hotels.map((id) => [id, blockOf(id)])),
    routes: new Map(
      routes.map((leg) => {
        const key = routeKey(leg.from, leg.to);
        return [key, packRoutes(legsAlong(leg)).get(key) ?? null];
      }),
    ),
    trade: trade ? packCatalogue({ ...catalogue, hotels: [], legs: [] }).trade : undefined,
  };
}

function randomQuestion(random: Random): Question {
  const departFrom = catalogueStart + 1 + Math.floor(random() * 40);
  const nightsMin = 1 + Math.floor(random() * 9);
  return {
    point: { ...point, currency: random() < 0.5 ? 'EUR' : 'RUB' },
    party: randomParty(random),
    townId: random() < 0.7 ? 2 : 1,
    classId: 1,
    departFrom,
    departTo: departFrom + 6,
    nightsMin,
    nightsMax: nightsMin + 3,
  };
}

const bestIn = (snapshot: Snapshot, question: Question) =>
  answers.bestPerHotel(snapshot, {
    question,
    where: everywhere,
    filters: noFilters,
    sort: 'price',
    page: 1,
    pageSize: 50,
  });

/** Everything a question can be told of a snapshot. */
const allAnswers = (snapshot: Snapshot, question: Question): Partial<Record<keyof Answers, unknown>> => ({
  bestPerHotel: bestIn(snapshot, question),
  calendar: answers.calendar(snapshot, { where: everywhere, question }),
  nights: answers.nights(snapshot, { where: everywhere, question }),
});

test(`after ${seeds * updatesEach} random updates the answers are those of a catalogue packed anew, at the oracle's prices`, {
  timeout: 60_000,
}, () => {
  const priced = new Map<string, number>();
  for (let seed = 1; seed <= seeds; seed++) {
    const random = seededRandom(seed * 104_729);
    let catalogue = randomCatalogue(seed);
    let snapshot = openSnapshot(packCatalogue(catalogue));
    for (let i = 0; i < updatesEach && catalogue.hotels.length > 0 && catalogue.seasons.length > 0; i++) {
      const question = randomQuestion(random);
      // What was asked before an update must not linger after it.
      bestIn(snapshot, question);
      const name = pick(random, Object.keys(updates));
      const update = updates[name]!(catalogue, random);
      catalogue = update.catalogue;
      snapshot = openSnapshot(applyChange(snapshot.parts, changeOf(update)), snapshot);

      const fresh = openSnapshot(packCatalogue(catalogue));
      expect(allAnswers(snapshot, question), `seed ${seed}, ${name}`).toEqual(allAnswers(fresh, question));
      for (const { offer } of bestIn(snapshot, question).page) {
        const book = priceByTheBook(catalogue, offer.choice, question.point);
        expect(book, `seed ${seed}, ${name}`).toMatchObject({ ok: true, totalMinor: offer.totalMinor });
        priced.set(name, (priced.get(name) ?? 0) + 1);
      }
    }
  }
  // Each kind of update has been asked about, and often.
  for (const name of Object.keys(updates)) expect(priced.get(name), name).toBeGreaterThan(30);
});

test('a snapshot that somebody still asks stays as it was when the next one comes', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const random = seededRandom(seed);
    const catalogue = randomCatalogue(seed);
    const snapshot = openSnapshot(packCatalogue(catalogue));
    const question = randomQuestion(random);
    const before = allAnswers(snapshot, question);
    for (const update of Object.values(updates))
      openSnapshot(applyChange(snapshot.parts, changeOf(update(catalogue, random))), snapshot);
    expect(allAnswers(snapshot, question)).toEqual(before);
  }
});
