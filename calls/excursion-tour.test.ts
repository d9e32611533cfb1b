import { expect, test } from 'vitest';
import { type ExcursionProgram, excursionTourOptions } from './excursion-tour.ts';

const spring = '2027-04-01/2027-05-31';
const autumn = '2027-09-01/2027-10-31';
const program = (season: string, night: number, ...doW: number[]): ExcursionProgram => ({
  season,
  night,
  doW,
  days: night + 1,
});
const list = [program(autumn, 10, 6), program(spring, 7, 6, 3), program(spring, 10, 3)];

test('days of the week, nights and seasons are each offered once, in order [W-2.12-08]', () => {
  expect(excursionTourOptions(list)).toEqual({
    arrivalDayOptions: [3, 6],
    nightsCountOptions: [7, 10],
    seasonOptions: [spring, autumn],
  });
});

test('a choice narrows the others, never itself [W-2.12-08]', () => {
  expect(excursionTourOptions(list, { season: autumn })).toEqual({
    arrivalDayOptions: [6],
    nightsCountOptions: [10],
    seasonOptions: [spring, autumn],
  });
  expect(excursionTourOptions(list, { night: 10, arrivalDay: 3 })).toEqual({
    arrivalDayOptions: [3, 6],
    nightsCountOptions: [7, 10],
    seasonOptions: [spring],
  });
});
