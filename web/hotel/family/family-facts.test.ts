import { expect, test } from 'vitest';
import { familyAttribute, hotelAttribute } from '#lib/attribute-numbers.ts';
import { childrensPlaces, transferMinutes } from './family-facts.ts';

const attribute = (inc: number, value = '') => ({ inc, value, name: '', kind: 'text' as const, icon: null });

test('a transfer is as long as the operator says, else as far as the airport is, to five minutes', () => {
  const airport = attribute(hotelAttribute.airport, '60000');
  expect(transferMinutes([airport])).toBe(105);
  expect(transferMinutes([airport, attribute(familyAttribute.transferMinutes, '45')])).toBe(45);
  expect(transferMinutes([attribute(hotelAttribute.airport, '900')])).toBe(5);
  expect(transferMinutes([])).toBeUndefined();
});

test('slides and a club are there where the hotel has them', () => {
  expect(childrensPlaces([attribute(familyAttribute.waterSlides)])).toEqual({ slides: true, club: false });
});
