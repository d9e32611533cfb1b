import { expect, test } from 'vitest';
import { lengthsOf, programsOf } from './programs.ts';

const spring = { validFrom: '2027-04-01', validTo: '2027-05-31' };
const autumn = { validFrom: '2027-09-01', validTo: '2027-10-31' };

test('every length of every season is a program; tours of several towns share it with all their days', () => {
  const tours = [
    { ...autumn, nightsFrom: 7, nightsTo: 7, departureDays: 0b1000000 },
    { ...spring, nightsFrom: 6, nightsTo: 7, departureDays: 0b0000001 },
    { ...spring, nightsFrom: 7, nightsTo: 7, departureDays: 0b0000100 },
  ];
  const programs = programsOf(tours);
  expect(programs).toEqual([
    { season: '2027-04-01/2027-05-31', nights: 6, weekdays: [1] },
    { season: '2027-04-01/2027-05-31', nights: 7, weekdays: [1, 3] },
    { season: '2027-09-01/2027-10-31', nights: 7, weekdays: [7] },
  ]);
  expect(lengthsOf(programs)).toEqual([
    { nights: 6, weekdays: [1] },
    { nights: 7, weekdays: [1, 3, 7] },
  ]);
  expect(programsOf([])).toEqual([]);
});
