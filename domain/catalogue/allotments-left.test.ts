import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allotmentsLeft } from './allotments-left.ts';

const range = fc.record({
  roomId: fc.constantFrom(1, 2),
  from: fc.integer({ min: 0, max: 12 }),
  length: fc.nat(6),
  rooms: fc.nat(5),
});
const night = fc.record({
  roomId: fc.constantFrom(1, 2),
  day: fc.integer({ min: 0, max: 18 }),
  left: fc.nat(5),
});
const nights = fc.uniqueArray(night, { selector: ({ roomId, day }) => `${roomId} ${day}`, maxLength: 12 });

test('a night that bookings count has what is left of it, every other night what it had', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), nights, (ranges, counted) => {
      const allotments = ranges.map(({ length, ...each }) => ({ ...each, to: each.from + length }));
      const left = allotmentsLeft(allotments, counted);
      const most = (list: typeof left, roomId: number, day: number) =>
        Math.max(
          0,
          ...list
            .filter((each) => each.roomId === roomId && each.from <= day && day <= each.to)
            .map(({ rooms }) => rooms),
        );
      for (const roomId of [1, 2])
        for (let day = 0; day <= 20; day++) {
          const own = counted.find((each) => each.roomId === roomId && each.day === day);
          expect(most(left, roomId, day)).toBe(own ? own.left : most(allotments, roomId, day));
        }
    }),
  );
});
