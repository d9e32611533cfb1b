import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { testTranslator } from '#texts/test-translator.ts';
import type { FlightForm } from '#web/search/query/flight-form.ts';
import type { FlightOptions } from '../flight-options.ts';
import { classKey } from '../flight-words.ts';
import { flights, missingInFlights, settledFlights } from './flights.ts';

const airport = (inc: number, name: string) => ({
  inc,
  name,
  code: name.slice(0, 3).toUpperCase(),
  latin: name,
});
const group = (...items: ReturnType<typeof airport>[]) => [
  { type: 'group' as const, name: 'Country', items },
];
const [riga, antalya, oslo] = [airport(1, 'Riga'), airport(2, 'Antalya'), airport(3, 'Oslo')];
const start = plainDate('2026-11-21');

const options: FlightOptions = {
  sources: group(riga, antalya),
  targets: group(antalya, oslo),
  kinds: { charter: true, regular: true },
  classes: [1, 2, 5],
  limits: { adults: { min: 1, max: 12 }, children: { min: 0, max: 4 } },
  currencies: ['EUR'],
  route: {
    source: 1,
    target: 2,
    isCharter: true,
    days: { start, out: '0000000001', back: `${'0'.repeat(20)}1` },
  },
};

const form: FlightForm = {
  mode: 'flight',
  source: 1,
  target: 2,
  direction: 'there-and-back',
  isCharter: true,
  classId: 1,
  currency: undefined,
  dateFrom: plainDate('2026-11-30'),
  dateTo: plainDate('2026-12-11'),
  adults: 2,
  childAges: [],
};

test('its fields are the two places, the days, how to fly, and who in which class', () => {
  const names = flights.fields(form, options).map(({ name }) => name);
  expect(names).toEqual(['source', 'target', 'flightDates', 'flight', 'people']);
});

test('a target that is not flown to gives way to the first one', () => {
  expect(settledFlights({ ...form, target: 77 }, options).target).toBe(2);
  expect(settledFlights({ ...form, target: undefined }, options).target).toBe(2);
  expect(settledFlights({ ...form, target: 3 }, options).target).toBe(3);
});

test('options of another route change nothing: their answer is still to come', () => {
  const turned = { ...form, source: 2, target: 1, dateFrom: plainDate('2026-11-25') };
  expect(settledFlights(turned, options)).toEqual(turned);
  const regular = { ...form, isCharter: false, target: 77 };
  expect(settledFlights(regular, options)).toEqual(regular);
});

test('a class that does not fly there gives way to the first one', () => {
  expect(settledFlights({ ...form, classId: 4 }, options).classId).toBe(1);
});

test('each class is called by its name: economy, business, comfort, premium, and all of them [W-3.2-22]', () => {
  const t = testTranslator('en').t;
  const names = [1, 2, 3, 4, 5].map((id) => t(classKey(id)));
  expect(names).toEqual(['Economy', 'Business', 'Comfort', 'Premium', 'Any class']);
});

test('the field that lacks its choice is opened in place of submitting', () => {
  expect(missingInFlights(form)).toBeUndefined();
  expect(missingInFlights({ ...form, source: undefined })).toBe('source');
  expect(missingInFlights({ ...form, target: undefined })).toBe('target');
  expect(missingInFlights({ ...form, dateFrom: undefined })).toBe('flightDates');
  expect(missingInFlights({ ...form, childAges: [2], unsureAges: [0] })).toBe('people');
});
