import { expect, test } from 'vitest';
import { type TableName, tableNames, tableOf } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';
import { demoOperator } from '#test/demo-operator.ts';
import { generateDemo } from './generate.ts';

const demo = demoOperator();
const again = generateDemo({ today: plainDate('2026-11-21') });
const tomorrow = generateDemo({ today: plainDate('2026-11-22') });

const key = (name: TableName, row: object) =>
  tableOf(name)
    .key.map((column) => (row as Record<string, unknown>)[column])
    .join('|');

// Two whole operators are compared row by row: more than a second or two on a busy machine.
const patient = { timeout: 120_000 };

test('the same day and seed give the same operator', patient, () => {
  for (const name of tableNames) expect(JSON.stringify(again[name]), name).toBe(JSON.stringify(demo[name]));
});

test('on the next day what is dated keeps its number and its price', patient, () => {
  const lasting: TableName[] = [
    'hotel',
    'room',
    'accommodation',
    'contract',
    'contract_season',
    'contract_early_booking',
    'contract_supplement',
    'stop_sale',
    'allotment',
    'hotel_text',
    'image',
    'region',
    'town',
    'service',
    'markup',
    'cruise_program_day',
    'excursion_tour',
    'excursion_service',
    'service_price',
    'tour_ufilter',
    'tour_hotel',
  ];
  for (const name of lasting) {
    const before = new Map(demo[name].map((row) => [key(name, row), JSON.stringify(row)]));
    const changed = tomorrow[name].filter(
      (row) => before.has(key(name, row)) && before.get(key(name, row)) !== JSON.stringify(row),
    );
    expect(changed.slice(0, 1), name).toEqual([]);
    expect(tomorrow[name].length, name).toBeGreaterThan(demo[name].length * 0.95);
  }
});

test(
  'on the next day a flight keeps everything but its free seats, and none is lost but those that left',
  patient,
  () => {
    const before = new Map(demo.flight_leg.map((leg) => [leg.id, leg]));
    const kept = tomorrow.flight_leg.filter(({ id }) => before.has(id));
    const changed = kept.filter(
      (leg) =>
        JSON.stringify({ ...leg, seats_free: 0 }) !==
        JSON.stringify({ ...before.get(leg.id), seats_free: 0 }),
    );
    expect(changed.slice(0, 1)).toEqual([]);
    const ids = new Set(tomorrow.flight_leg.map(({ id }) => id));
    const lost = demo.flight_leg.filter(({ id, departs_at }) => !ids.has(id) && departs_at >= '2026-11-23');
    expect(lost.slice(0, 1)).toEqual([]);
  },
);
