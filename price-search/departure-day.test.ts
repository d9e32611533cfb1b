import { expect, test } from 'vitest';
import type { Choice } from './catalogue.ts';
import { departureDay } from './departure-day.ts';
import { randomCatalogue } from './random-catalogue.ts';
import { openSnapshot, packCatalogue } from './snapshot.ts';

const catalogue = randomCatalogue(5, 300);
const snapshot = openSnapshot(packCatalogue(catalogue));
const home = new Map(catalogue.departureTowns.map((town) => [town.id, town.airportCode]));

const choiceOf = (tourId: number, outLegId: number | null, checkIn: number): Choice => ({
  tourId,
  outLegId,
  backLegId: null,
  checkIn,
  hotelId: 1,
  nights: 7,
  rooms: [],
});

test('a trip begins on the day of its flight, also where that lands on another day', () => {
  let flights = 0;
  for (const tour of catalogue.tours) {
    const legs = catalogue.legs.filter((leg) => leg.from === home.get(tour.townId));
    for (const leg of legs.slice(0, 20)) {
      const later = leg.departDay + 1;
      expect(departureDay(snapshot, choiceOf(tour.id, leg.id, leg.arriveDay))).toBe(leg.departDay);
      expect(departureDay(snapshot, choiceOf(tour.id, leg.id, later))).toBe(leg.departDay);
      flights++;
    }
  }
  expect(flights).toBeGreaterThan(20);
});

test('without a flight, or with one that is flown no more, it begins with the first night', () => {
  const [tour] = catalogue.tours;
  expect(departureDay(snapshot, choiceOf(tour!.id, null, 21_000))).toBe(21_000);
  expect(departureDay(snapshot, choiceOf(tour!.id, -1, 21_000))).toBe(21_000);
});
