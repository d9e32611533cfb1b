import { expect, test } from 'vitest';
import { mealRows } from './meals.ts';
import { readPlaces } from './places.ts';
import { serviceRows } from './services.ts';

test('what an offer includes is named in thirteen languages', () => {
  const services = serviceRows(readPlaces().destinations).map(({ name }) => name);
  const meals = mealRows().flatMap(({ name, note }) => (note ? [name, note] : [name]));
  for (const name of [...services, ...meals])
    expect(Object.keys(name).toSorted().join(' ')).toBe('az cs en et hu kk lt lv pl ru sk tr uz');
});
