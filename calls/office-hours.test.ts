import fc from 'fast-check';
import { expect, test } from 'vitest';
import { officeHoursOf } from './office-hours.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Hours from Monday on; '-' is a day off. */
const week = (hours: string) =>
  hours.split(' ').flatMap((workTime, day) => {
    const lName = days[day]!;
    return workTime === '-' ? [] : [{ workTime, name: lName.slice(0, 2), lName }];
  });

function linesOf(hours: string) {
  const found = officeHoursOf({ notavail_wheretobuy: false, workTimes: week(hours) });
  return found.kind === 'hours' ? found.lines.map((line) => `${line.days}: ${line.hours}`) : found.kind;
}

test.each([
  ['9-18 9-18 9-18 9-18 9-18 - -', ['Mo - Fr: 9-18']],
  ['9-18 9-18 9-18 9-18 9-18 10-15 -', ['Mo - Fr: 9-18', 'Sa: 10-15']],
  ['9-18 9-18 9-18 9-18 9-18 10-15 10-15', ['Mo - Fr: 9-18', 'Sa, Su: 10-15']],
  ['9-18 9-18 9-18 9-18 9-18 9-18 9-18', ['Mo - Su: 9-18']],
  ['9-18 9-18 9-18 - - - -', ['Mo - We: 9-18']],
  ['9-18 9-18 - - - - -', ['Mo, Tu: 9-18']],
  ['9-18 - - - - - -', ['Mo: 9-18']],
])('days that share their hours are one line: %s [S-2.16-32] [S-2.16-33] [S-2.16-34]', (hours, lines) => {
  expect(linesOf(hours)).toEqual(lines);
});

test('only days that follow one another are grouped', () => {
  expect(linesOf('9-18 10-20 9-18 10-20 9-18 - -')).toEqual([
    'Mo: 9-18',
    'Tu: 10-20',
    'We: 9-18',
    'Th: 10-20',
    'Fr: 9-18',
  ]);
  expect(linesOf('9-18 9-18 - 9-18 9-18 - 9-18')).toEqual(['Mo, Tu: 9-18', 'Th, Fr: 9-18', 'Su: 9-18']);
});

test('days stand in the order of the week, however they were received', () => {
  const found = officeHoursOf({
    notavail_wheretobuy: false,
    workTimes: week('9-18 9-18 9-18 - - - 10-15').toReversed(),
  });
  expect(found).toEqual({
    kind: 'hours',
    lines: [
      { days: 'Mo - We', hours: '9-18' },
      { days: 'Su', hours: '10-15' },
    ],
  });
});

test('a closed office is closed, whatever hours it has [S-2.16-35]', () => {
  const workTimes = week('9-18 9-18 9-18 9-18 9-18 - -');
  expect(officeHoursOf({ notavail_wheretobuy: true, workTimes })).toEqual({ kind: 'closed' });
});

test('an office without hours does not tell them [S-2.16-36]', () => {
  expect(linesOf('- - - - - - -')).toBe('unspecified');
  expect(
    officeHoursOf({
      notavail_wheretobuy: false,
      workTimes: [{ workTime: ' ', name: 'Mo', lName: 'Monday' }],
    }),
  ).toEqual({ kind: 'unspecified' });
});

test('hours past midnight, over a break or around the clock are words like any other', () => {
  expect(linesOf('20:00–04:00 20:00–04:00 9-13,14-18 9-13,14-18 24/7 24/7 24/7')).toEqual([
    'Mo, Tu: 20:00–04:00',
    'We, Th: 9-13,14-18',
    'Fr - Su: 24/7',
  ]);
});

test('Sunday and Monday are no neighbours: a week of hours ends with Sunday', () => {
  expect(linesOf('10-15 - - - - - 10-15')).toEqual(['Mo: 10-15', 'Su: 10-15']);
});

test('each open day is told once, with its own hours', () => {
  const hours = fc.constantFrom('9-18', '10-20', '-');
  fc.assert(
    fc.property(fc.array(hours, { minLength: 7, maxLength: 7 }), (whole) => {
      const lines = linesOf(whole.join(' '));
      const told = Array.isArray(lines) ? lines.flatMap(spelledOut) : [];
      expect(told).toEqual(week(whole.join(' ')).map(({ name, workTime }) => `${name}: ${workTime}`));
    }),
  );
});

const short = days.map((day) => day.slice(0, 2));

function spelledOut(line: string): string[] {
  const [names = '', hours] = line.split(': ');
  const [first, last] = names.split(' - ');
  const own = last ? short.slice(short.indexOf(first!), short.indexOf(last) + 1) : names.split(', ');
  return own.map((name) => `${name}: ${hours}`);
}
