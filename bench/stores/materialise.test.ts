import { expect, test } from 'vitest';
import type { Catalogue, Choice } from '#price-search/catalogue.ts';
import { priceByTheBook } from '#price-search/oracle.ts';
import { seededRandom } from '#price-search/random-catalogue.ts';
import { bigCatalogue, firstNight, today } from '../big-catalogue.ts';
import { journeysOf } from './flown-journeys.ts';
import { materialise } from './materialise.ts';
import type { OfferColumns } from './offer-columns.ts';

const span = { departFrom: firstNight + 1, departTo: firstNight + 400, nightsMin: 6, nightsMax: 14 };
const point = { market: 'com', currency: 'EUR', today, rateDay: today };
const parties = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [12, 7] },
  { adults: 2, childAges: [1, 5] },
  { adults: 3, childAges: [] },
];

const keyOf = (columns: OfferColumns, row: number) =>
  [
    columns.hotelId[row],
    columns.party[row],
    columns.room[row],
    columns.mealId[row],
    columns.townId[row],
    columns.departDay[row],
    columns.nights[row],
    columns.freight[row],
  ].join('/');

/** A random combination of the catalogue, sold or not, once for each accommodation of its room. */
function randomChoices(catalogue: Catalogue, random: () => number): { key: string; choices: Choice[] } {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const hotel = pick(catalogue.hotels);
  const party = Math.floor(random() * parties.length);
  const season = pick(catalogue.seasons.filter((s) => s.contractId === hotel.id));
  const tour = pick(catalogue.tours);
  const home = catalogue.departureTowns.find((town) => town.id === tour.townId)?.airportCode;
  const out = pick(catalogue.legs.filter((leg) => leg.from === home && leg.to === hotel.airportCode));
  const nights = span.nightsMin + Math.floor(random() * (span.nightsMax - span.nightsMin + 1));
  const back = catalogue.legs.find(
    (leg) =>
      leg.from === hotel.airportCode &&
      leg.to === home &&
      leg.departDay === out.departDay + nights &&
      leg.freight === out.freight,
  );
  const { roomId, mealId, contractId } = season;
  const room = roomId % 10;
  const key = [hotel.id, party, room, mealId, tour.townId, out.departDay, nights, out.freight].join('/');
  const accommodations = catalogue.accommodations.filter((a) => a.roomId === roomId);
  const choices = accommodations.map((accommodation) => ({
    tourId: tour.id,
    outLegId: out.id,
    backLegId: back?.id ?? null,
    hotelId: hotel.id,
    checkIn: out.arriveDay,
    nights,
    rooms: [{ contractId, roomId, accommodationId: accommodation.id, mealId, party: parties[party]! }],
  }));
  return { key, choices };
}

test('of 6,000 random combinations the stored offers are those that the oracle sells, at its prices, sure or on request as it says', () => {
  const sold = { sure: 0, onRequest: 0 };
  for (let seed = 1; seed <= 3; seed++) {
    const catalogue = bigCatalogue({
      seed,
      hotels: 3,
      towns: 2,
      charterDays: 0b1010110,
      regularDays: 0b1000100,
      nightsFrom: 3,
      nightsTo: 13,
    });
    const columns = materialise(catalogue, { ...span, point, parties });
    const stored = new Map<string, { totalMinor: number; onRequest: boolean }>();
    for (let row = 0; row < columns.count; row++)
      stored.set(keyOf(columns, row), {
        totalMinor: columns.price[row]! * 100,
        onRequest: columns.sure[row] === 0,
      });
    expect(stored.size).toBe(columns.count);

    const random = seededRandom(seed);
    for (let i = 0; i < 2_000; i++) {
      const { key, choices } = randomChoices(catalogue, random);
      const departs = Number(key.split('/')[5]);
      const prices = choices.map((choice) => priceByTheBook(catalogue, choice, point));
      const priced = prices.find((one) => one.ok);
      const price = priced && { totalMinor: priced.totalMinor, onRequest: priced.onRequest };
      const isAsked = departs >= span.departFrom && departs <= span.departTo;
      expect([key, stored.get(key)]).toEqual([key, isAsked ? price : undefined]);
      if (price) sold[price.onRequest ? 'onRequest' : 'sure']++;
    }
  }
  expect(sold.sure).toBeGreaterThan(300);
  expect(sold.onRequest).toBeGreaterThan(100);
});

test('flights without seats for the party and pairs of different kinds make no journey', () => {
  const shape = {
    seed: 5,
    hotels: 1,
    towns: 1,
    charterDays: 127,
    regularDays: 127,
    nightsFrom: 3,
    nightsTo: 13,
  };
  const journeys = journeysOf(bigCatalogue(shape), { ...span, point }, { adults: 4, childAges: [] }, 'AYT');
  expect(journeys.length).toBeGreaterThan(1_000);
  for (const { out, back } of journeys) {
    expect(out.freight).toBe(back.freight);
    for (const leg of [out, back]) expect(leg.isOnRequest || leg.seatsFree >= 4).toBe(true);
  }
});
