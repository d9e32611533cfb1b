import { expect, test } from 'vitest';
import { findBestPerHotel, passing } from './best-per-hotel.ts';
import { bruteForce, keyOf } from './brute-force.test-data.ts';
import { priceCalendar, priceNights, priceStays } from './calendar.ts';
import type { Catalogue, PointOfSale } from './catalogue.ts';
import { noFilters } from './filters.ts';
import { offersOf } from './hotel-offers.ts';
import type { Offer } from './offers.ts';
import { priceByTheBook } from './oracle.ts';
import { prepareQuestion } from './prepared-question.ts';
import { offerCounter, priceHotels } from './price-hotels.ts';
import type { Question } from './question.ts';
import {
  catalogueStart,
  type Random,
  randomCatalogue,
  randomParty,
  seededRandom,
} from './random-catalogue.ts';
import { receiptFor } from './receipt.ts';
import { openSnapshot, packCatalogue, type Snapshot } from './snapshot.ts';

const point: PointOfSale = { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart };
const everywhere = { stateId: undefined, hotelIds: [] };
const snapshotOf = (catalogue: Catalogue) => openSnapshot(packCatalogue(catalogue));

function randomQuestion(random: Random): Question {
  const departFrom = catalogueStart + 1 + Math.floor(random() * 40);
  const nightsMin = 1 + Math.floor(random() * 9);
  return {
    point: { ...point, currency: random() < 0.5 ? 'EUR' : 'RUB' },
    party: randomParty(random),
    townId: random() < 0.7 ? 2 : 1,
    classId: random() < 0.9 ? 1 : 2,
    departFrom,
    departTo: departFrom + Math.floor(random() * 8),
    nightsMin,
    nightsMax: nightsMin + Math.floor(random() * 4),
  };
}

function allOffers(snapshot: Snapshot, question: Question): Offer[] {
  const asked = prepareQuestion(snapshot, question);
  return [...snapshot.hotels.values()].flatMap((hotel) => offersOf(asked, hotel.open()));
}

/** Offers of many seeded catalogues and questions, until there are `wanted`. */
function* randomOffers(
  wanted: number,
): Generator<{ catalogue: Catalogue; snapshot: Snapshot; question: Question; offer: Offer }> {
  let seen = 0;
  for (let seed = 1; seen < wanted; seed++) {
    const catalogue = randomCatalogue(seed);
    const snapshot = snapshotOf(catalogue);
    const random = seededRandom(seed * 7_919);
    for (let i = 0; i < 20; i++) {
      const question = randomQuestion(random);
      for (const offer of allOffers(snapshot, question).slice(0, 25)) {
        yield { catalogue, snapshot, question, offer };
        if (++seen >= wanted) return;
      }
    }
  }
}

test('10,000 random offers: the engine, the receipt and the oracle name the same price, and the lines sum to it', () => {
  let discounted = 0;
  let onRequest = 0;
  for (const { catalogue, snapshot, question, offer } of randomOffers(10_000)) {
    const { choice } = offer;
    const book = priceByTheBook(catalogue, choice, question.point);
    const expected = {
      ok: true,
      totalMinor: offer.totalMinor,
      beforeDiscountsMinor: offer.beforeDiscountsMinor,
      onRequest: offer.isOnRequest,
    };
    expect(book).toEqual(expected);
    const priced = receiptFor(snapshot, choice, question.point);
    if (!priced.ok) throw new Error(`no receipt: ${priced.reason}`);
    const { receipt } = priced;
    expect(receipt.totalMinor).toBe(offer.totalMinor);
    expect(receipt.beforeDiscountsMinor).toBe(offer.beforeDiscountsMinor);
    expect(receipt.isOnRequest).toBe(offer.isOnRequest);
    expect(receipt.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(offer.totalMinor);
    expect(receipt.lines.every((line) => line.amountMinor % 100 === 0)).toBe(true);
    if (offer.beforeDiscountsMinor > offer.totalMinor) discounted++;
    if (offer.isOnRequest) onRequest++;
  }
  // The catalogues really meet the rules they are there for.
  expect(discounted).toBeGreaterThan(1_000);
  expect(onRequest).toBeGreaterThan(1_000);
}, 60_000);

/** The day and length of a key. */
const stayOf = (key: string) => key.split('/').slice(3, 5).join('/');

function cheapestByKey(offers: Iterable<[string, number]>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, total] of offers) found[key] = Math.min(found[key] ?? Number.POSITIVE_INFINITY, total);
  return found;
}

/** Without legs on request the cheapest leg is the one the engine takes, so prices compare one to one. */
const withoutRequestedLegs = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  legs: catalogue.legs.map((leg) => ({ ...leg, isOnRequest: false })),
});

test('the engine finds every offer that the oracle would sell and no other, on catalogues searched by brute force', () => {
  let compared = 0;
  for (let seed = 100; seed < 130; seed++) {
    const catalogue = withoutRequestedLegs(randomCatalogue(seed, 2));
    const snapshot = snapshotOf(catalogue);
    const random = seededRandom(seed);
    for (let i = 0; i < 4; i++) {
      const question = { ...randomQuestion(random), nightsMax: 4, nightsMin: 3 };
      const inOneRoom = allOffers(snapshot, question).filter((offer) => offer.choice.rooms.length === 1);
      // Legs of one departure day may land on two: the cheaper stay counts, here as by hand.
      const byEngine = cheapestByKey(inOneRoom.map((offer) => [keyOf(offer), offer.totalMinor]));
      expect(byEngine).toEqual(cheapestByKey(bruteForce(catalogue, question)));
      compared += Object.keys(byEngine).length;
    }
  }
  expect(compared).toBeGreaterThan(300);
}, 60_000);

test('with airlines, it finds every offer whose flights are of one of them and no other', () => {
  let compared = 0;
  for (let seed = 400; seed < 440; seed++) {
    const plain = withoutRequestedLegs(randomCatalogue(seed, 2));
    const legs = plain.legs.map((leg) => ({ ...leg, carrierCode: ['AA', 'BB'][(leg.id >> 3) % 2]! }));
    const snapshot = snapshotOf({ ...plain, legs });
    const random = seededRandom(seed);
    for (const carriers of [['AA'], ['BB', 'CC']]) {
      const question = { ...randomQuestion(random), nightsMin: 3, nightsMax: 4, carriers };
      const inOneRoom = allOffers(snapshot, question).filter(({ choice }) => choice.rooms.length === 1);
      const flown = { ...plain, legs: legs.filter(({ carrierCode }) => carriers.includes(carrierCode)) };
      expect(cheapestByKey(inOneRoom.map((offer) => [keyOf(offer), offer.totalMinor]))).toEqual(
        cheapestByKey(bruteForce(flown, question)),
      );
      compared += inOneRoom.filter(({ freight }) => freight !== null).length;
    }
  }
  expect(compared).toBeGreaterThan(20);
}, 60_000);

test('with parts of the day, it finds every offer that leaves in one of them on its way, and no other', () => {
  let compared = 0;
  let all = 0;
  for (let seed = 440; seed < 480; seed++) {
    const plain = withoutRequestedLegs(randomCatalogue(seed, 2));
    const legs = plain.legs.map((leg) => ({ ...leg, departMinute: ((leg.id * 397) % 24) * 60 + 59 }));
    const snapshot = snapshotOf({ ...plain, legs });
    const homes = new Set(plain.departureTowns.map(({ airportCode }) => airportCode));
    const random = seededRandom(seed);
    for (const wish of [
      { leaves: [0, 18] },
      { returns: [6, 12] },
      { leaves: [6, 12], returns: [6, 12, 18] },
    ] as const) {
      const question = { ...randomQuestion(random), nightsMin: 3, nightsMax: 4 };
      const flown = {
        ...plain,
        legs: legs.filter((leg) => {
          const parts = homes.has(leg.from)
            ? 'leaves' in wish && wish.leaves
            : 'returns' in wish && wish.returns;
          const hour = leg.departMinute / 60;
          return !parts || parts.some((part) => part <= hour && hour < part + 6);
        }),
      };
      const found = allOffers(snapshot, { ...question, ...wish }).filter(
        ({ choice }) => choice.rooms.length === 1,
      );
      expect(cheapestByKey(found.map((offer) => [keyOf(offer), offer.totalMinor]))).toEqual(
        cheapestByKey(bruteForce(flown, question)),
      );
      compared += found.filter(({ freight }) => freight !== null).length;
      all += allOffers(snapshot, question).filter(({ freight }) => freight !== null).length;
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(compared).toBeLessThan(all);
}, 60_000);

test('the best offer of a hotel is the first of all its offers, and its count is their number', () => {
  let compared = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const snapshot = snapshotOf(randomCatalogue(seed));
    const question = randomQuestion(seededRandom(seed));
    const asked = prepareQuestion(snapshot, question);
    const answer = findBestPerHotel(snapshot, {
      question,
      where: everywhere,
      filters: noFilters,
      sort: 'price',
      page: 1,
      pageSize: 100,
    });
    for (const { offer, offerCount } of answer.page) {
      const all = offersOf(asked, snapshot.hotels.get(offer.choice.hotelId)!.open());
      expect(offer.totalMinor).toBe(all[0]!.totalMinor);
      expect(offer.isOnRequest).toBe(all[0]!.isOnRequest);
      expect(offerCount).toBe(all.length);
      compared++;
    }
    const totals = answer.page.map(({ offer }) => offer.totalMinor);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect([answer.minMinor, answer.maxMinor]).toEqual([totals[0] ?? null, totals.at(-1) ?? null]);
  }
  expect(compared).toBeGreaterThan(50);
});

test('filters agree with asking every offer: board, instant confirmation, kind of flight and price', () => {
  let compared = 0;
  for (let seed = 30; seed <= 90; seed++) {
    const snapshot = snapshotOf(randomCatalogue(seed));
    const asked = prepareQuestion(snapshot, randomQuestion(seededRandom(seed)));
    const filters = {
      ...noFilters,
      mealIds: [2],
      instantOnly: seed % 2 === 0,
      regular: seed % 3 !== 0,
      minMinor: seed % 5 < 2 ? 100_000 : undefined,
      maxMinor: seed % 5 > 2 ? 300_000 : undefined,
    };
    const isWithin = ({ totalMinor }: Offer) =>
      totalMinor >= (filters.minMinor ?? 0) && totalMinor <= (filters.maxMinor ?? Number.POSITIVE_INFINITY);
    const priced = priceHotels(asked, snapshot.hotels.values(), filters);
    const expected = [...snapshot.hotels.values()].flatMap((hotel) => {
      const offers = offersOf(asked, hotel.open()).filter(
        (offer) =>
          offer.choice.rooms[0]!.mealId === 2 &&
          (!filters.instantOnly || !offer.isOnRequest) &&
          (filters.regular || offer.freight !== 2),
      );
      const best = offers.find(isWithin);
      return best ? [[hotel.id, best.totalMinor, offers.length]] : [];
    });
    expect(
      passing(priced, filters).map((hotel) => [
        hotel.open.hotel.id,
        hotel.totalMinor,
        offerCounter(asked, filters)(hotel),
      ]),
    ).toEqual(expected);
    compared += expected.length;
  }
  expect(compared).toBeGreaterThan(20);
});

test('the calendar shows each day the cheapest of its offers, the nights grid the lengths that are sold', () => {
  for (let seed = 60; seed <= 100; seed++) {
    const snapshot = snapshotOf(randomCatalogue(seed));
    const question = { ...randomQuestion(seededRandom(seed)), nightsMin: 3, nightsMax: 8 };
    const offers = allOffers(snapshot, question);
    const days = priceCalendar(snapshot, everywhere, question);
    const byDay = Map.groupBy(offers, (offer) => offer.departDay);
    expect([...days.keys()].sort()).toEqual([...byDay.keys()].sort());
    for (const [day, of] of byDay)
      expect(days.get(day)!.cheapestMinor).toBe(Math.min(...of.map((offer) => offer.totalMinor)));
    const nights = priceNights(snapshot, everywhere, question);
    const byNights = Map.groupBy(offers, (offer) => offer.choice.nights);
    expect(Object.fromEntries(nights)).toEqual(
      Object.fromEntries([...byNights].map(([n, of]) => [n, of.some((offer) => !offer.isOnRequest)])),
    );
  }
});

test('with filters, the calendar and the grid of days and nights show the cheapest of the offers that pass', () => {
  let compared = 0;
  for (let seed = 200; seed <= 260; seed++) {
    const snapshot = snapshotOf(randomCatalogue(seed));
    const random = seededRandom(seed);
    const question = { ...randomQuestion(random), nightsMin: 3, nightsMax: 8 };
    const filters = {
      ...noFilters,
      mealIds: random() < 0.5 ? [2] : [],
      starIds: random() < 0.3 ? [5, 4] : [],
      instantOnly: random() < 0.4,
      charter: random() < 0.8,
      minMinor: random() < 0.3 ? 100_000 : undefined,
      maxMinor: random() < 0.3 ? 300_000 : undefined,
    };
    const offers = allOffers(snapshot, question).filter(
      ({ choice, isOnRequest, freight, totalMinor }) =>
        (filters.starIds.length === 0 ||
          filters.starIds.includes(snapshot.hotels.get(choice.hotelId)!.open().hotel.starId)) &&
        (filters.mealIds.length === 0 || choice.rooms[0]!.mealId === 2) &&
        (!filters.instantOnly || !isOnRequest) &&
        (filters.charter || freight !== 0) &&
        totalMinor >= (filters.minMinor ?? 0) &&
        totalMinor <= (filters.maxMinor ?? Number.POSITIVE_INFINITY),
    );
    const cheapest = (by: (offer: Offer) => string) =>
      cheapestByKey(offers.map((of) => [by(of), of.totalMinor]));
    const days = priceCalendar(snapshot, everywhere, question, filters);
    expect(Object.fromEntries([...days].map(([day, of]) => [`${day}`, of.cheapestMinor]))).toEqual(
      cheapest(({ departDay }) => `${departDay}`),
    );
    const stays = [...priceStays(snapshot, everywhere, question, filters)].flatMap(([nights, byDay]) =>
      [...byDay].map(([day, minor]) => [`${day}/${nights}`, minor] as const),
    );
    expect(Object.fromEntries(stays)).toEqual(
      cheapest(({ departDay, choice }) => `${departDay}/${choice.nights}`),
    );
    compared += stays.length;
  }
  expect(compared).toBeGreaterThan(200);
});

test('no stay of the grid of days and nights is dearer than what the oracle would sell, or cheaper than all of it', () => {
  let compared = 0;
  for (let seed = 300; seed < 312; seed++) {
    const catalogue = withoutRequestedLegs(randomCatalogue(seed, 2));
    const snapshot = snapshotOf(catalogue);
    const random = seededRandom(seed);
    for (let i = 0; i < 4; i++) {
      const question = {
        ...randomQuestion(random),
        party: { adults: 1 + (i % 2), childAges: [] },
        nightsMin: 3,
        nightsMax: 5,
      };
      if (allOffers(snapshot, question).some(({ choice }) => choice.rooms.length > 1)) continue;
      const byEngine = [...priceStays(snapshot, everywhere, question)].flatMap(([nights, byDay]) =>
        [...byDay].map(([day, minor]) => [`${day}/${nights}`, minor] as const),
      );
      const byHand = [...bruteForce(catalogue, question)].map(([key, minor]): [string, number] => [
        stayOf(key),
        minor,
      ]);
      expect(Object.fromEntries(byEngine)).toEqual(cheapestByKey(byHand));
      compared += byEngine.length;
    }
  }
  expect(compared).toBeGreaterThan(50);
}, 60_000);
