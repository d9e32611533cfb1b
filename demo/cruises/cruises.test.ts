import { expect, test } from 'vitest';
import { addDays, dayOfWeek } from '#lib/plain-date.ts';
import { demoOperator } from '#test/demo-operator.ts';
import { readDeckPath } from '../deck-plans/deck-plan.ts';

const demo = demoOperator();
const cruiseStates = new Set(demo.state.filter(({ is_cruise }) => is_cruise).map(({ id }) => id));
const waters = new Set(demo.region.filter(({ state_id }) => cruiseStates.has(state_id)).map(({ id }) => id));
const ports = new Map(
  demo.town.filter(({ region_id }) => waters.has(region_id)).map((town) => [town.id, town]),
);
const liners = demo.hotel.filter(({ town_id }) => ports.has(town_id));
const seasonsOf = Map.groupBy(demo.contract_season, ({ contract_id }) => contract_id);

test('six liners or more sail from several waters, each with cabins, decks, pictures and voyages', () => {
  expect(liners.length).toBeGreaterThanOrEqual(6);
  expect(waters.size).toBeGreaterThanOrEqual(3);
  for (const { id, slug, cruise_itinerary } of liners) {
    const decks = demo.hotel_text.filter((text) => text.hotel_id === id && text.key.includes('cabindiagram'));
    expect(decks.length, slug).toBeGreaterThanOrEqual(5);
    for (const { image } of decks) expect(readDeckPath(image ?? ''), slug).toBeDefined();
    expect(demo.room.filter(({ hotel_id }) => hotel_id === id).length, slug).toBeGreaterThanOrEqual(4);
    expect(
      demo.cruise_program.some(({ hotel_id }) => hotel_id === id),
      slug,
    ).toBe(true);
    expect(cruise_itinerary).toMatch(/\/sea\/cruise$/);
  }
});

test('a sailing is a season that only the whole voyage fits, and has a program of its length', () => {
  for (const { id, slug } of liners) {
    const lengths = new Set(
      demo.cruise_program.filter(({ hotel_id }) => hotel_id === id).map(({ nights }) => nights),
    );
    for (const season of seasonsOf.get(id) ?? []) {
      const { date_from, date_to, min_nights = 1, max_nights, arrival_days } = season;
      expect(max_nights).toBe(min_nights);
      expect(date_to).toBe(addDays(date_from, min_nights - 1));
      expect(arrival_days).toBe(1 << (dayOfWeek(date_from) - 1));
      expect(lengths, slug).toContain(min_nights);
    }
  }
});

test('no two voyages of a ship are as long, so that the length of a sailing tells its voyage', () => {
  for (const { id, slug } of liners) {
    const lengths = demo.cruise_program.flatMap(({ hotel_id, nights }) => (hotel_id === id ? nights : []));
    expect(new Set(lengths).size, slug).toBe(lengths.length);
  }
});

test('a ship is on one voyage at a time', () => {
  for (const { id, slug } of liners) {
    const sailings = new Map((seasonsOf.get(id) ?? []).map((season) => [season.date_from, season.date_to]));
    const inOrder = [...sailings].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [i, [from]] of inOrder.entries())
      expect((inOrder[i - 1]?.[1] ?? '') < from, `${slug} ${from}`).toBe(true);
  }
});

test('a program says where the ship is on each of its days', () => {
  for (const { id, slug, nights } of demo.cruise_program) {
    const days = demo.cruise_program_day.filter(({ program_id }) => program_id === id);
    expect(
      days.map(({ day }) => day),
      slug,
    ).toEqual(Array.from({ length: nights + 1 }, (_, i) => i + 1));
    expect(days[0]?.title, slug).toEqual(days.at(-1)?.title);
  }
});

test('every liner is reached by air from three towns in time for a sailing, and the flight back leaves after it', () => {
  const legs = new Map<string, Set<string>>();
  for (const { from_airport, to_airport, departs_at, arrives_at } of demo.flight_leg)
    for (const key of [
      `to ${to_airport} ${arrives_at.slice(0, 10)}`,
      `of ${from_airport} ${departs_at.slice(0, 10)}`,
    ]) {
      const ends = legs.get(key) ?? new Set();
      legs.set(key, ends.add(key.startsWith('to') ? from_airport : to_airport));
    }
  for (const { id, slug, town_id } of liners) {
    const airport = ports.get(town_id)?.airport_code;
    const towns = new Set<string>();
    for (const { date_from, date_to } of seasonsOf.get(id) ?? []) {
      const home = legs.get(`of ${airport} ${addDays(date_to, 1)}`);
      for (const town of legs.get(`to ${airport} ${date_from}`) ?? []) if (home?.has(town)) towns.add(town);
    }
    expect(towns.size, slug).toBeGreaterThanOrEqual(3);
  }
});

test('cruises are sold from three towns with flight or more, and from town 1 without', () => {
  const tours = demo.tour.filter(({ state_id }) => cruiseStates.has(state_id));
  const towns = new Set(tours.map(({ departure_town_id }) => departure_town_id));
  expect(towns.has(1)).toBe(true);
  expect(towns.size).toBeGreaterThanOrEqual(4);
});
