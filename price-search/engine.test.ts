import { expect, test } from 'vitest';
import { noFilters, passing, priceHotels } from './best-per-hotel.ts';
import { priceCalendar, priceNights } from './calendar.ts';
import type { Catalogue, Choice, Point } from './catalogue.ts';
import { askedOf, choiceOf, departureDay, type Offer, offersOf, type Question } from './offers.ts';
import { priceByTheBook } from './oracle.ts';
import {
  catalogueStart,
  type Random,
  randomCatalogue,
  randomParty,
  seededRandom,
} from './random-catalogue.ts';
import { receiptFor } from './receipt.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

const point: Point = { market: 'com', currency: 'EUR', today: catalogueStart };

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

const allOffers = (snapshot: Snapshot, question: Question) => {
  const asked = askedOf(snapshot, question);
  return snapshot.catalogue.hotels.flatMap((hotel) => offersOf(asked, hotel));
};

/** Offers of many seeded catalogues and questions, until there are `wanted`. */
function* randomOffers(
  wanted: number,
): Generator<{ catalogue: Catalogue; snapshot: Snapshot; question: Question; offer: Offer }> {
  let seen = 0;
  for (let seed = 1; seen < wanted; seed++) {
    const catalogue = randomCatalogue(seed);
    const snapshot = buildSnapshot(catalogue);
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
    const choice = choiceOf(offer, question.party);
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

/** Every choice the data could make, by brute force, priced by the oracle: what the engine must find. */
function bruteForce(catalogue: Catalogue, question: Question): Map<string, number> {
  const found = new Map<string, number>();
  const tours = catalogue.tours.filter((tour) => tour.townId === question.townId);
  for (const tour of tours) {
    for (const season of new Set(catalogue.seasons.map((s) => `${s.contractId}/${s.roomId}/${s.mealId}`))) {
      const [contractId, roomId, mealId] = season.split('/').map(Number) as [number, number, number];
      const hotelId = catalogue.rooms.find((room) => room.id === roomId)!.hotelId;
      for (const accommodation of catalogue.accommodations.filter((a) => a.roomId === roomId)) {
        for (const journey of journeysByHand(catalogue, question, tour)) {
          const choice: Choice = {
            ...journey,
            tourId: tour.id,
            hotelId,
            roomId,
            accommodationId: accommodation.id,
            mealId,
            contractId,
            party: question.party,
          };
          const priced = priceByTheBook(catalogue, choice, question.point);
          if (!priced.ok) continue;
          const key = `${tour.id}/${contractId}/${roomId}/${mealId}/${journey.day}/${choice.nights}/${journey.freight}`;
          found.set(key, Math.min(found.get(key) ?? Number.POSITIVE_INFINITY, priced.totalMinor));
        }
      }
    }
  }
  return found;
}

function* journeysByHand(catalogue: Catalogue, question: Question, tour: Catalogue['tours'][number]) {
  for (let nights = question.nightsMin; nights <= question.nightsMax; nights++) {
    if (tour.packetType === 2) {
      for (let day = question.departFrom; day <= question.departTo; day++)
        yield { day, freight: null, checkIn: day, nights, outLegId: null, backLegId: null };
      continue;
    }
    for (const out of catalogue.legs) {
      if (out.departDay < question.departFrom || out.departDay > question.departTo) continue;
      if (out.classId !== question.classId) continue;
      for (const back of catalogue.legs) {
        if (back.departDay !== out.arriveDay + nights || back.classId !== question.classId) continue;
        if (back.from !== out.to || back.freight !== out.freight) continue;
        yield {
          day: out.departDay,
          freight: out.freight,
          checkIn: out.arriveDay,
          nights,
          outLegId: out.id,
          backLegId: back.id,
        };
      }
    }
  }
}

test('the engine finds every offer that the oracle would sell and no other, on catalogues searched by brute force', () => {
  let compared = 0;
  for (let seed = 100; seed < 130; seed++) {
    // Without legs on request the cheapest leg is the one the engine takes, so prices compare one to one.
    const wild = randomCatalogue(seed, 2);
    const catalogue = { ...wild, legs: wild.legs.map((leg) => ({ ...leg, isOnRequest: false })) };
    const snapshot = buildSnapshot(catalogue);
    const random = seededRandom(seed);
    for (let i = 0; i < 4; i++) {
      const question = { ...randomQuestion(random), nightsMax: 4, nightsMin: 3 };
      const byEngine = new Map<string, number>();
      for (const offer of allOffers(snapshot, question)) {
        const { journey, room } = offer;
        // Legs of one departure day may land on two: the cheaper stay counts, here as by hand.
        const key = `${journey.tour.id}/${room.terms.contract.id}/${room.roomId}/${room.mealId}/${departureDay(journey)}/${journey.nights}/${journey.out?.freight ?? null}`;
        byEngine.set(key, Math.min(byEngine.get(key) ?? Number.POSITIVE_INFINITY, offer.totalMinor));
      }
      expect(Object.fromEntries(byEngine)).toEqual(Object.fromEntries(bruteForce(catalogue, question)));
      compared += byEngine.size;
    }
  }
  expect(compared).toBeGreaterThan(300);
}, 60_000);

test('the best offer of a hotel is the first of all its offers, and its count is their number', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const snapshot = buildSnapshot(randomCatalogue(seed));
    const question = randomQuestion(seededRandom(seed));
    const asked = askedOf(snapshot, question);
    const { priced } = priceHotels(asked, snapshot.catalogue.hotels);
    for (const best of passing(priced, noFilters)) {
      const all = offersOf(asked, best.hotel);
      expect(best.offer.totalMinor).toBe(all[0]!.totalMinor);
      expect(best.offerCount).toBe(all.length);
    }
  }
});

test('filters agree with asking every offer: board, instant confirmation and kind of flight', () => {
  for (let seed = 30; seed <= 50; seed++) {
    const snapshot = buildSnapshot(randomCatalogue(seed));
    const asked = askedOf(snapshot, randomQuestion(seededRandom(seed)));
    const { priced } = priceHotels(asked, snapshot.catalogue.hotels);
    const filters = { ...noFilters, mealIds: [2], instantOnly: seed % 2 === 0, regular: seed % 3 !== 0 };
    const expected = snapshot.catalogue.hotels.flatMap((hotel) => {
      const offers = offersOf(asked, hotel).filter(
        (offer) =>
          offer.room.mealId === 2 &&
          (!filters.instantOnly || !offer.isOnRequest) &&
          (filters.regular || offer.journey.out?.freight !== 2),
      );
      return offers[0] ? [[hotel.id, offers[0].totalMinor, offers.length]] : [];
    });
    expect(passing(priced, filters).map((b) => [b.hotel.id, b.offer.totalMinor, b.offerCount])).toEqual(
      expected,
    );
  }
});

test('the calendar shows each day the cheapest of its offers, the nights grid the lengths that are sold', () => {
  for (let seed = 60; seed <= 75; seed++) {
    const snapshot = buildSnapshot(randomCatalogue(seed));
    const question = { ...randomQuestion(seededRandom(seed)), nightsMin: 3, nightsMax: 8 };
    const asked = askedOf(snapshot, question);
    const offers = allOffers(snapshot, question);
    const days = priceCalendar(asked, snapshot.catalogue.hotels);
    const byDay = Map.groupBy(offers, (offer) => departureDay(offer.journey));
    expect([...days.keys()].sort()).toEqual([...byDay.keys()].sort());
    for (const [day, of] of byDay)
      expect(days.get(day)!.cheapestMinor).toBe(Math.min(...of.map((offer) => offer.totalMinor)));
    const nights = priceNights(asked, snapshot.catalogue.hotels);
    expect([...nights.keys()].sort()).toEqual(
      [...new Set(offers.map((offer) => offer.journey.nights))].sort(),
    );
  }
});
