import { expect, test } from 'vitest';
import { makeOffer } from './offer-maker.test-data.ts';
import { offerMarks, peopleDisplay } from './offer-marks.ts';

test('an offer is confirmed at once exactly when no day is needed for it [W-3.3-04]', () => {
  expect(offerMarks(makeOffer({ daynoconfirm: 0 })).isFastConfirm).toBe(true);
  expect(offerMarks(makeOffer({ daynoconfirm: 1 })).isFastConfirm).toBe(false);
});

test('freight 0 is a charter and 2 a regular flight [W-3.3-05]', () => {
  expect(offerMarks(makeOffer({ freightExternal: 0 })).flight).toBe('charter');
  expect(offerMarks(makeOffer({ freightExternal: 2 })).flight).toBe('regular');
  expect(offerMarks(makeOffer({ freightExternal: null })).flight).toBeUndefined();
});

test('packet type 2 hides the kind of flight [W-2.11-64]', () => {
  expect(offerMarks(makeOffer({ packet_Type: 2, freightExternal: 0 })).flight).toBeUndefined();
});

test('a program whose name contains EARLY BOOKING is early booking [W-3.3-03]', () => {
  expect(offerMarks(makeOffer({ programTypeName: 'TURKEY EARLY BOOKING 27' })).isEarlyBooking).toBe(true);
  expect(offerMarks(makeOffer({ programTypeName: 'Standard' })).isEarlyBooking).toBe(false);
});

test('more than two adults and more than one child are numbers, fewer are icons [W-2.11-65]', () => {
  expect(peopleDisplay(2, 1)).toEqual({ adults: 'icons', children: 'icons' });
  expect(peopleDisplay(3, 0)).toEqual({ adults: 'number', children: 'icons' });
  expect(peopleDisplay(1, 2)).toEqual({ adults: 'icons', children: 'number' });
});

test('what is saved is the share of the total, and nothing under half a per cent', () => {
  expect(offerMarks(makeOffer({ priceOld: 260_073, price: 222_853 })).saving).toBe(14);
  expect(offerMarks(makeOffer({ priceOld: 1_000, price: 995 })).saving).toBe(1);
  expect(offerMarks(makeOffer({ priceOld: 1_000, price: 996 })).saving).toBeUndefined();
  expect(offerMarks(makeOffer({ priceOld: null, price: 996 })).saving).toBeUndefined();
});
