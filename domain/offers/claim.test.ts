import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDate } from '#lib/plain-date.ts';
import { type Claim, readClaim, writeClaim } from './claim.ts';

const claim: Claim = {
  kind: 'tour',
  choice: {
    tourId: 301,
    outLegId: 150_001,
    backLegId: 150_777,
    hotelId: 10_234,
    checkIn: 20_981,
    nights: 7,
    rooms: [
      {
        contractId: 20_468,
        roomId: 51_170,
        accommodationId: 102_340,
        mealId: 5,
        party: { adults: 2, childAges: [6, 1] },
      },
      {
        contractId: 20_468,
        roomId: 51_171,
        accommodationId: 102_342,
        mealId: 5,
        party: { adults: 1, childAges: [] },
      },
    ],
  },
  market: 'com',
  currency: 'EUR',
  shown: new Map([
    ['flight-out', 582],
    ['nights-20981', 1_080],
    ['early-booking', -162],
    ['room2-nights-20981', 540],
    ['room2-early-booking', -81],
  ]),
};

test('a claim opens to what was written, and is short enough for a URL', () => {
  const token = writeClaim(claim, 'secret');
  expect(readClaim(token, 'secret')).toEqual(claim);
  expect(token).toMatch(/^[\w-]+\.[\w-]{22}$/);
  expect(token.length).toBeLessThan(400);
});

test('a claim of flights opens to what was written, one way or there and back', () => {
  const flown: Claim = {
    kind: 'flight',
    choice: {
      from: 'RIX',
      to: 'AYT',
      departDay: 20_981,
      outLegId: 7,
      returnDay: 20_988,
      backLegId: 8,
      party: { adults: 2, childAges: [6] },
    },
    market: 'com',
    currency: 'EUR',
    shown: new Map([
      ['flight-out', 582],
      ['flight-back', 560],
    ]),
  };
  const oneWay = { ...flown, choice: { ...flown.choice, returnDay: null, backLegId: null } };
  for (const each of [flown, oneWay]) expect(readClaim(writeClaim(each, 'secret'), 'secret')).toEqual(each);
});

test('a claim knows the minute of its price, behind what it is of, and one without still opens', () => {
  const priced = (at: string): Claim => ({ ...claim, pricedAt: new Date(at) });
  const [early, late] = ['2027-01-05T10:00:31Z', '2027-01-05T10:07:00Z'].map((at) =>
    writeClaim(priced(at), 'secret'),
  );
  expect(readClaim(early ?? '', 'secret')).toEqual(priced('2027-01-05T10:00:00Z'));
  expect(early?.split('.')[0]).toBe(late?.split('.')[0]);
  expect(early).not.toBe(late);
  const [offer, , signature] = early?.split('.') ?? [];
  const [, lateMinute] = late?.split('.') ?? [];
  expect(readClaim(`${offer}.${lateMinute}.${signature}`, 'secret')).toBeUndefined();
  expect(readClaim(`${offer}.${signature}`, 'secret')).toBeUndefined();
  expect(readClaim(writeClaim(claim, 'secret'), 'secret')?.pricedAt).toBeUndefined();
});

test('a claim knows the terms of cancellation that were shown, free until a day or on none', () => {
  const pricedAt = new Date('2027-01-05T10:00:00Z');
  for (const freeUntil of [plainDate('2027-05-14'), null]) {
    const sold: Claim = { ...claim, pricedAt, terms: { mark: '0a_-', freeUntil } };
    const token = writeClaim(sold, 'secret');
    expect(readClaim(token, 'secret')).toEqual(sold);
    expect(token.split('.')[0]).toBe(writeClaim(claim, 'secret').split('.')[0]);
    expect(readClaim(token.replace('.0a_-', '.0b_-'), 'secret')).toBeUndefined();
  }
});

test('a claim that was changed in any character, or signed with another secret, does not open', () => {
  const token = writeClaim(claim, 'secret');
  expect(readClaim(token, 'another')).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.'), (index, character) => {
      fc.pre(token[index] !== character);
      const changed = token.slice(0, index) + character + token.slice(index + 1);
      expect(readClaim(changed, 'secret')).toBeUndefined();
    }),
  );
});

test('any text that is no claim does not open', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => readClaim(text, 'secret') === undefined));
});
