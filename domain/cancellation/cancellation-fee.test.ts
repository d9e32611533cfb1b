import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayIn, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { type Cancellable, cancellationPeriods, feeAt, lostOn } from './cancellation-fee.ts';

const begins = plainDate('2027-06-12');
const before = (days: number) => addDays(begins, -days);

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const feeOn = (booked: readonly Cancellable[], day: PlainDate) => sum(lostOn(booked, begins, day));
const totalOf = (booked: readonly Cancellable[]) => sum(booked.map(({ paidMinor }) => paidMinor));

const booking: fc.Arbitrary<Cancellable[]> = fc.array(
  fc.record({
    paidMinor: fc.nat(500_000),
    // Also more than was paid, in no order, and less later: what an import would refuse.
    steps: fc.array(fc.record({ daysBefore: fc.nat(200), lostMinor: fc.nat(600_000) }), { maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 6 },
);

test('the fee never falls as the trip comes nearer, and is never above what was paid', () => {
  fc.assert(
    fc.property(booking, (booked) => {
      let last = 0;
      for (let days = 230; days >= -3; days--) {
        const fee = feeOn(booked, before(days));
        expect(fee).toBeGreaterThanOrEqual(last);
        expect(fee).toBeLessThanOrEqual(totalOf(booked));
        last = fee;
      }
      expect(last).toBe(totalOf(booked));
    }),
  );
});

test('the periods follow one another without a gap, no two alike, and say what the fee is on each of their days', () => {
  fc.assert(
    fc.property(booking, (booked) => {
      const periods = cancellationPeriods(booked, begins);
      expect(periods[0].from).toBe(null);
      expect(periods.at(-1)!.until).toBe(begins);
      for (const [i, { from, until, lostMinor }] of periods.entries()) {
        const next = periods[i + 1];
        if (next) expect(next.from).toBe(addDays(until, 1));
        if (next) expect(next.lostMinor).toBeGreaterThan(lostMinor);
        for (let day = from ?? addDays(until, -20); day <= until; day = addDays(day, 1))
          expect(feeOn(booked, day), day).toBe(lostMinor);
      }
    }),
    { numRuns: 50 },
  );
});

test('on both sides of each step: the day before it nothing of it is lost, on its day all of it', () => {
  const booked = [{ paidMinor: 100_000, steps: [{ daysBefore: 21, lostMinor: 100_000 }] }];
  expect(cancellationPeriods(booked, begins)).toEqual([
    { from: null, until: '2027-05-21', lostMinor: 0 },
    { from: '2027-05-22', until: '2027-06-12', lostMinor: 100_000 },
  ]);
  expect(feeOn(booked, before(22))).toBe(0);
  expect(feeOn(booked, before(21))).toBe(100_000);
});

test('the day is that of the place where the trip begins, to the second', () => {
  const booked = [{ paidMinor: 100_000, steps: [{ daysBefore: 21, lostMinor: 40_000 }] }];
  const midnight = (timeZone: string, instant: string) =>
    [-1000, 0].map((ms) => feeAt(booked, { day: begins, timeZone }, new Date(Date.parse(instant) + ms)));
  expect(midnight('Europe/Riga', '2027-05-21T21:00:00Z')).toEqual([0, 40_000]);
  expect(midnight('Asia/Almaty', '2027-05-21T19:00:00Z')).toEqual([0, 40_000]);
  expect(midnight('America/New_York', '2027-05-22T04:00:00Z')).toEqual([0, 40_000]);
});

test('in any zone and at any instant the fee is that of the period which has the day of the place', () => {
  const zones = ['Europe/Riga', 'Asia/Almaty', 'America/New_York', 'Pacific/Kiritimati', 'UTC'];
  const instants = fc.date({ min: new Date('2026-10-01'), max: new Date('2027-06-10'), noInvalidDate: true });
  fc.assert(
    fc.property(booking, fc.constantFrom(...zones), instants, (booked, timeZone, at) => {
      const day = dayIn(at, timeZone);
      const period = cancellationPeriods(booked, begins).find(
        ({ from, until }) => (from ?? day) <= day && day <= until,
      );
      expect(feeAt(booked, { day: begins, timeZone }, at)).toBe(period?.lostMinor);
    }),
  );
});

test('once the day of the begin is over everything is lost, whatever the terms say', () => {
  const booked = [{ paidMinor: 5_000, steps: [] }];
  const begin = { day: begins, timeZone: 'Europe/Riga' };
  expect(feeAt(booked, begin, new Date('2027-06-12T20:59:59Z'))).toBe(0);
  expect(feeAt(booked, begin, new Date('2027-06-12T21:00:00Z'))).toBe(5_000);
});
