import { expect, test } from 'vitest';
import { type Answers, answers } from './answers.ts';
import { noFilters } from './filters.ts';
import { catalogueStart, type Random, randomCatalogue, seededRandom } from './random-catalogue.ts';
import { sharedNumber, takeHotels } from './share-hotels.ts';
import { findShare, isShared, joinShares, type Share } from './shared-answers.ts';
import { openSnapshot, packCatalogue, type Snapshot } from './snapshot.ts';

const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const where = { stateId: undefined, hotelIds: [] };

const openTaking = () => ({ taken: sharedNumber(), leave: sharedNumber() });

function questionOf(random: Random) {
  const nightsMin = between(random, 1, 9);
  return {
    point: { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart },
    party: { adults: between(random, 1, 4), childAges: random() < 0.5 ? [between(random, 1, 14)] : [] },
    townId: between(random, 1, 2),
    classId: 1,
    departFrom: catalogueStart + between(random, 1, 12),
    departTo: catalogueStart + between(random, 13, 26),
    nightsMin,
    nightsMax: nightsMin + between(random, 0, 5),
  };
}

function searchOf(random: Random) {
  const price = between(random, 0, 3);
  return {
    question: questionOf(random),
    where,
    filters: {
      ...noFilters,
      mealIds: random() < 0.3 ? [2] : [],
      instantOnly: random() < 0.3,
      minMinor: price === 1 ? 80_000 : undefined,
      maxMinor: price > 1 ? 250_000 : undefined,
    },
    sort: (['price', 'priceDown', 'recommended', 'rating'] as const)[between(random, 0, 3)]!,
    page: between(random, 1, 2),
    pageSize: between(random, 1, 6),
  };
}

/** What several would find, of whom each has taken some of the hotels. */
function sharesOf(
  snapshot: Snapshot,
  name: keyof Answers,
  asked: { where: typeof where },
  random: Random,
): Share[] {
  const shares: Share[] = [];
  const ids = [...snapshot.hotels.keys()];
  for (let from = 0; from < ids.length; ) {
    const to = Math.min(ids.length, from + between(random, 1, ids.length));
    const some = openSnapshot({
      ...snapshot.parts,
      hotels: new Map([...snapshot.parts.hotels].slice(from, to)),
    });
    shares.push({ ...findShare(some, name, asked, openTaking()), ofHotels: ids.length });
    from = to;
  }
  return shares;
}

test('what several find among some hotels each is joined to the answer of one who asks all of them', () => {
  const random = seededRandom(5);
  let sold = 0;
  let shared = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const snapshot = openSnapshot(packCatalogue(randomCatalogue(seed)));
    const search = searchOf(random);
    for (const name of ['bestPerHotel', 'countHotels', 'calendar', 'stays'] as const) {
      const whole = (answers[name] as (snapshot: Snapshot, asked: typeof search) => unknown)(
        snapshot,
        search,
      );
      const shares = sharesOf(snapshot, name, search, random);
      expect(joinShares(shares, name, search)).toEqual({ answer: whole });
      shared += Number(shares.length > 1);
    }
    sold += answers.bestPerHotel(snapshot, search).total;
  }
  expect(sold).toBeGreaterThan(60);
  expect(shared).toBeGreaterThan(60);
});

test('hotels are taken once each, and who comes when none is left finds nothing', () => {
  const snapshot = openSnapshot(packCatalogue(randomCatalogue(3, 50)));
  const search = { ...searchOf(seededRandom(3)), where };
  const taking = openTaking();
  const first = findShare(snapshot, 'countHotels', search, taking);
  const late = findShare(snapshot, 'countHotels', search, taking);
  expect([first.hotels, late.hotels, late.ofHotels]).toEqual([50, 0, 50]);
  expect(joinShares([late, first], 'countHotels', search)).toEqual({
    answer: answers.countHotels(snapshot, search),
  });
});

test('shares with hotels missing, which somebody took and did not bring, are no answer', () => {
  const snapshot = openSnapshot(packCatalogue(randomCatalogue(3, 50)));
  const search = { ...searchOf(seededRandom(3)), where };
  const taking = openTaking();
  Atomics.add(taking.taken, 0, 1);
  expect(joinShares([findShare(snapshot, 'calendar', search, taking)], 'calendar', search)).toBeUndefined();
});

test('who is called back takes no more hotels, and brings those that it has taken', () => {
  const snapshot = openSnapshot(packCatalogue(randomCatalogue(3, 50)));
  const search = searchOf(seededRandom(3));
  const { taken, leave } = openTaking();
  const own = takeHotels([...snapshot.hotels.values()], { taken, leave });
  const some = [own.next().value, own.next().value];
  Atomics.store(leave, 0, 1);
  expect(own.next().done).toBe(true);
  expect(some.map((hotel) => hotel?.id)).toEqual([...snapshot.hotels.keys()].slice(0, 2));
  expect(findShare(snapshot, 'countHotels', search, { taken, leave: sharedNumber() }).hotels).toBe(48);
});

test('late pages of a search, and questions about one hotel, are for one alone', () => {
  const search = { ...searchOf(seededRandom(3)), page: 1, pageSize: 20 };
  expect(isShared('bestPerHotel', search)).toBe(true);
  expect(isShared('bestPerHotel', { ...search, page: 4 })).toBe(false);
  expect(isShared('calendar', search)).toBe(true);
  expect(isShared('hotelOffers', { hotelId: 1, question: search.question, page: 1, pageSize: 20 })).toBe(
    false,
  );
});
