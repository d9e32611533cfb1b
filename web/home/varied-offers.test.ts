import { expect, test } from 'vitest';
import { variedOffers } from './varied-offers.ts';

const offer = (name: string, stateInc: number, regionInc: number) => ({ name, stateInc, regionInc });
const names = (offers: { name: string }[]) => offers.map(({ name }) => name).join('');

test('other countries come first, then other regions, then the rest in their order', () => {
  const offers = [
    offer('a', 1, 11),
    offer('b', 1, 11),
    offer('c', 1, 12),
    offer('d', 2, 21),
    offer('e', 2, 21),
  ];
  expect(names(variedOffers(offers, 5))).toBe('adcbe');
  expect(names(variedOffers(offers, 2))).toBe('ad');
});

test('fewer offers than places leave places empty', () => {
  expect(variedOffers([offer('a', 1, 11)], 4)).toHaveLength(1);
});
