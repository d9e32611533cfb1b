import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#lib/money.ts';
import { plainDate } from '#lib/plain-date.ts';
import { commissionOf } from './commission-of.ts';
import type { CommissionPlan, CommissionRule, SoldTrip } from './commission-plan.ts';

const [turkey, egypt] = [3, 11];
const summer = { from: plainDate('2027-06-01'), to: plainDate('2027-08-31') };
const rule = (share: number, about: Partial<CommissionRule>): CommissionRule => ({
  stateId: null,
  tourId: null,
  departs: null,
  share,
  ...about,
});
const plan: CommissionPlan = {
  planId: 2,
  name: 'Premium',
  version: 7,
  startsAt: new Date('2026-01-01'),
  share: 1000,
  rules: [
    rule(800, { departs: summer }),
    rule(1100, { stateId: turkey }),
    rule(900, { stateId: turkey, departs: summer }),
    rule(500, { tourId: 301 }),
    rule(600, { tourId: 301, departs: summer }),
    rule(700, { tourId: 302, stateId: turkey }),
    rule(750, { tourId: 302 }),
    rule(1, { stateId: turkey }),
  ],
};
const trip = (stateId: number, tourId: number | null, departsOn: string): SoldTrip => ({
  stateId,
  tourId,
  departsOn: plainDate(departsOn),
});

test.each([
  ['no rule is about it: the plan', trip(egypt, 1, '2027-05-31'), 1000],
  ['days, on the first of them', trip(egypt, 1, '2027-06-01'), 800],
  ['days, on the last of them', trip(egypt, 1, '2027-08-31'), 800],
  ['the day after', trip(egypt, 1, '2027-09-01'), 1000],
  ['a country, the first of two rules alike', trip(turkey, 1, '2027-05-31'), 1100],
  ['a country goes before days', trip(turkey, 1, '2027-05-01'), 1100],
  ['a country with days goes before it without', trip(turkey, 1, '2027-07-01'), 900],
  ['a program goes before its country with days', trip(turkey, 301, '2027-05-01'), 500],
  ['a program with days', trip(turkey, 301, '2027-07-01'), 600],
  ['a program in a country goes before it anywhere', trip(turkey, 302, '2027-07-01'), 700],
  ['the same program elsewhere', trip(egypt, 302, '2027-07-01'), 750],
  ['flights alone have no program', trip(turkey, null, '2027-05-01'), 1100],
])('what is earned by %s', (_, sold, share) => {
  expect(commissionOf(plan, sold, money(100_000, 'EUR'))).toEqual({
    planId: 2,
    version: 7,
    share,
    commission: money(share * 10, 'EUR'),
    net: money(100_000 - share * 10, 'EUR'),
  });
});

test.each([
  [99_500, 1000, 10_000], // 99.50 is half way
  [99_400, 1000, 9_900],
  [100, 4999, 0],
  [100, 5000, 100],
  [0, 1000, 0],
  [123_400, 0, 0],
  [123_400, 10_000, 123_400],
])('of %i minor units %i basis points are %i: half up to a whole unit', (gross, share, earned) => {
  const found = commissionOf(
    { ...plan, share, rules: [] },
    trip(egypt, 1, '2027-05-31'),
    money(gross, 'EUR'),
  );
  expect([found.commission.amountMinor, found.net.amountMinor]).toEqual([earned, gross - earned]);
});

test('commission and net are whole units, none is negative, and they sum to the price, however large', () => {
  const units = fc.nat(80_000_000_000);
  const shares = fc.nat(10_000);
  fc.assert(
    fc.property(units, shares, (gross, share) => {
      const { commission, net } = commissionOf(
        { ...plan, share, rules: [] },
        trip(egypt, 1, '2027-05-31'),
        money(gross * 100, 'RUB'),
      );
      expect(commission.amountMinor + net.amountMinor).toBe(gross * 100);
      expect(commission.amountMinor % 100).toBe(0);
      expect(Math.min(commission.amountMinor, net.amountMinor)).toBeGreaterThanOrEqual(0);
      const exact = BigInt(gross) * BigInt(share); // hundredths of a basis point of a unit
      const off = BigInt(commission.amountMinor / 100) * 10_000n - exact;
      expect(off > -5_000n && off <= 5_000n).toBe(true);
    }),
  );
});

test('a dearer trip never earns less', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000), fc.nat(10_000), (gross, more, share) => {
      const earned = (units: number) =>
        commissionOf({ ...plan, share, rules: [] }, trip(egypt, 1, '2027-05-31'), money(units * 100, 'EUR'))
          .commission.amountMinor;
      expect(earned(gross + more)).toBeGreaterThanOrEqual(earned(gross));
    }),
  );
});

test('the order of rules changes nothing but which of two alike holds', () => {
  const different = plan.rules.slice(0, -1);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(different, { minLength: different.length }),
      fc.constantFrom(turkey, egypt),
      fc.constantFrom(1, 301, 302, null),
      fc.constantFrom('2027-05-31', '2027-07-01'),
      (rules, stateId, tourId, day) => {
        const found = (of: readonly CommissionRule[]) =>
          commissionOf({ ...plan, rules: of }, trip(stateId, tourId, day), money(100_000, 'EUR'));
        expect(found(rules)).toEqual(found(different));
      },
    ),
  );
});
