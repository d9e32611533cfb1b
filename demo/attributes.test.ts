import { expect, test } from 'vitest';
import { attributeRows } from './attributes.ts';

test('every amenity has a name of its own in each of the thirteen languages', () => {
  const amenities = attributeRows().filter((row) => row.kind === 'flag');
  expect(amenities.length).toBeGreaterThan(20);
  for (const locale of ['ru', 'en', 'az', 'cs', 'et', 'hu', 'kk', 'lt', 'lv', 'pl', 'sk', 'tr', 'uz']) {
    const names = amenities.map((row) => row.name[locale]?.trim());
    expect(names.every(Boolean), locale).toBe(true);
    expect(new Set(names).size, locale).toBe(amenities.length);
  }
});
