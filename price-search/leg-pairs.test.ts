import { expect, test } from 'vitest';
import type { Catalogue, Choice, PointOfSale } from './catalogue.ts';
import { offersOf } from './hotel-offers.ts';
import { legPairsOf } from './leg-pairs.ts';
import { priceByTheBook } from './oracle.ts';
import { prepareQuestion } from './prepared-question.ts';
import { catalogueStart, randomCatalogue, randomParty, seededRandom } from './random-catalogue.ts';
import { openSnapshot, packCatalogue } from './snapshot.ts';

const point: PointOfSale = { market: 'com', currency: 'EUR', today: catalogueStart, rateDay: catalogueStart };

/** Every pair of legs of the days of a choice that the oracle would sell in place of its own. */
function pairsByHand(catalogue: Catalogue, choice: Choice): string[] {
  const outs = catalogue.legs.filter(({ arriveDay }) => arriveDay === choice.checkIn);
  const backs = catalogue.legs.filter(({ departDay }) => departDay === choice.checkIn + choice.nights);
  return outs.flatMap((out) =>
    backs.flatMap((back) => {
      const priced = priceByTheBook(catalogue, { ...choice, outLegId: out.id, backLegId: back.id }, point);
      return priced.ok ? [`${out.id} ${back.id} ${priced.totalMinor} ${priced.onRequest}`] : [];
    }),
  );
}

/** The catalogue with a second flight for each of its legs, dearer and in the evening. */
function withMoreLegs(catalogue: Catalogue): Catalogue {
  const later = catalogue.legs.map((leg) => ({
    ...leg,
    id: leg.id + 1_000_000,
    adultAmount: leg.adultAmount + 1_700,
    isOnRequest: !leg.isOnRequest,
  }));
  return { ...catalogue, legs: [...catalogue.legs, ...later] };
}

test('the flights of an offer are all pairs that the oracle would sell for its stay, each at the price of the oracle', () => {
  let asked = 0;
  let withChoice = 0;
  for (let seed = 1; asked < 60; seed++) {
    const catalogue = withMoreLegs(randomCatalogue(seed));
    const snapshot = openSnapshot(packCatalogue(catalogue));
    const random = seededRandom(seed * 31);
    const departFrom = catalogueStart + 1 + Math.floor(random() * 30);
    const question = {
      point,
      party: randomParty(random),
      townId: 2,
      classId: 1,
      departFrom,
      departTo: departFrom + 6,
      nightsMin: 3,
      nightsMax: 7,
    };
    const prepared = prepareQuestion(snapshot, question);
    const offers = [...snapshot.hotels.values()].flatMap((hotel) => offersOf(prepared, hotel.open()));
    for (const { choice, totalMinor } of offers.slice(0, 6)) {
      const pairs = legPairsOf(snapshot, choice, point);
      const told = pairs.map(
        ({ choice: { outLegId, backLegId }, receipt }) =>
          `${outLegId} ${backLegId} ${receipt.totalMinor} ${receipt.isOnRequest}`,
      );
      expect(told.toSorted()).toEqual(pairsByHand(catalogue, choice).toSorted());
      expect(pairs.map(({ receipt }) => receipt.totalMinor)).toContain(totalMinor);
      const totals = pairs.map(({ receipt }) => receipt.totalMinor);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      asked++;
      if (pairs.length > 1) withChoice++;
    }
  }
  expect(withChoice).toBeGreaterThan(30);
}, 30_000);

test('a stay without flight has none to choose', () => {
  const catalogue = randomCatalogue(5);
  const snapshot = openSnapshot(packCatalogue(catalogue));
  const question = {
    point,
    party: { adults: 2, childAges: [] },
    townId: 1,
    classId: 1,
    departFrom: catalogueStart + 1,
    departTo: catalogueStart + 40,
    nightsMin: 1,
    nightsMax: 9,
  };
  const prepared = prepareQuestion(snapshot, question);
  const [stay] = [...snapshot.hotels.values()].flatMap((hotel) => offersOf(prepared, hotel.open()));
  expect(stay).toBeDefined();
  expect(legPairsOf(snapshot, stay!.choice, point)).toEqual([]);
});
