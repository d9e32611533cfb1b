import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeOffer } from '#web/search/cards/offer-maker.test-data.ts';
import { groupByRoom } from './offer-groups.ts';

test('offers are grouped by the name of their room [W-2.11-50]', () => {
  const groups = groupByRoom([
    makeOffer({ roomName: 'Family room', roomInc: 2, price: 900 }),
    makeOffer({ roomName: 'Double', roomInc: 1, price: 700 }),
    makeOffer({ roomName: 'Family room', roomInc: 2, price: 800 }),
  ]);
  expect(groups.map((group) => [group.roomName, group.offers.length])).toEqual([
    ['Double', 1],
    ['Family room', 2],
  ]);
});

test('rooms and the offers in them go from cheap to dear, and none is lost [W-2.11-51]', () => {
  const offer = fc.record({ roomName: fc.constantFrom('A', 'B', 'C', 'D'), price: fc.nat(5_000) });
  fc.assert(
    fc.property(fc.array(offer), (given) => {
      const groups = groupByRoom(given.map(makeOffer));
      expect(groups.flatMap((group) => group.offers)).toHaveLength(given.length);
      const isAscending = (prices: number[]) =>
        prices.every((price, i) => i === 0 || prices[i - 1]! <= price);
      expect(isAscending(groups.map((group) => group.offers[0].price))).toBe(true);
      for (const group of groups) expect(isAscending(group.offers.map(({ price }) => price))).toBe(true);
    }),
  );
});
