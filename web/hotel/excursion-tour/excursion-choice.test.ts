import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExcursionProgram } from '#calls/excursion-tour.ts';
import { plainDate } from '#lib/plain-date.ts';
import { readAsked } from '#web/search/query/asked.ts';
import { choicesOf } from './excursion-choice.ts';
import { readExcursionQuestion } from './excursion-question.ts';

const today = plainDate('2026-11-21');
const winter = '2026-11-01/2027-04-30';
const summer = '2027-05-01/2027-10-31';
const program = (season: string, night: number, ...doW: number[]): ExcursionProgram => ({
  season,
  night,
  doW,
  days: night + 1,
});
const programs = [
  program(winter, 4, 3),
  program(winter, 7, 6, 7),
  program(summer, 7, 7),
  program(summer, 10, 3),
];

const read = (search: string) =>
  readAsked(new URLSearchParams(search), { today, currency: 'EUR', siteCurrency: 'EUR' });
const asked = (search: string, list = programs) =>
  readExcursionQuestion(read(search), list, { townFrom: 2, today }, []);
const choices = (search: string) => choicesOf(programs, asked(search), today);

function followed(search: string, changes: Record<string, string | undefined>) {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes))
    value === undefined ? params.delete(name) : params.set(name, value);
  return params.toString();
}

test('season, nights and day of the week can be chosen, each value once [W-2.12-08]', () => {
  const { seasons, nights, weekdays } = choices('');
  expect(seasons.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    [winter, true],
    [summer, false],
  ]);
  expect(nights.map(({ value }) => value)).toEqual([4, 7, 10]);
  expect(weekdays.map(({ value }) => value)).toEqual([3, 6, 7]);
});

test('where nothing is said, all lengths are asked for from a week on', () => {
  expect(asked('')).toMatchObject({
    checkInFrom: '2026-11-28',
    checkInTo: '2027-01-27',
    nightsFrom: 4,
    nightsTo: 10,
    weekday: undefined,
  });
});

test('what the visitor asked for stays, and what cannot be read is told', () => {
  const problems: Parameters<typeof readExcursionQuestion>[3] = [];
  const address = 'CHECKIN_BEG=20270105&CHECKIN_END=20270109&NIGHTMIN=7&NIGHTMAX=7&doW=9&townBefore=x';
  const question = readExcursionQuestion(read(address), programs, { townFrom: 2, today }, problems);
  expect(question).toMatchObject({
    checkInFrom: '2027-01-05',
    checkInTo: '2027-01-09',
    nightsFrom: 7,
    nightsTo: 7,
  });
  expect(problems.map(({ field }) => field)).toEqual(['DOW', 'TOWNBEFORE']);
});

test('what goes with the choice keeps the days; what does not lifts it', () => {
  const search = 'CHECKIN_BEG=20270105&CHECKIN_END=20270109&doW=6';
  const { nights } = choices(search);
  const seven = nights.find(({ value }) => value === 7);
  expect(seven).toMatchObject({ goesWith: true, changes: { NIGHTMIN: '7', NIGHTMAX: '7', doW: '6' } });
  expect(seven?.changes).not.toHaveProperty('CHECKIN_BEG');
  const four = nights.find(({ value }) => value === 4);
  expect(four).toMatchObject({ goesWith: false, changes: { NIGHTMIN: '4', NIGHTMAX: '4', doW: undefined } });
  expect(four?.changes).not.toHaveProperty('CHECKIN_BEG');
  const ten = nights.find(({ value }) => value === 10);
  expect(ten).toMatchObject({ goesWith: false, changes: { CHECKIN_BEG: '20270501', NIGHTMIN: '10' } });
});

test('days of the visitor’s own that are of no season stay when a length is picked', () => {
  const { seasons, nights } = choices('CHECKIN_BEG=20270420&CHECKIN_END=20270510');
  expect(seasons.every(({ isChosen }) => !isChosen)).toBe(true);
  expect(nights[2]?.changes).not.toHaveProperty('CHECKIN_BEG');
});

test('a program leads to its season and its length [W-2.12-06]', () => {
  const { programs: all } = choices('doW=6');
  expect(all.map(({ season, night, doW, days }) => ({ season, night, doW, days }))).toEqual(programs);
  expect(all[3]).toMatchObject({
    isChosen: false,
    changes: {
      CHECKIN_BEG: '20270501',
      CHECKIN_END: '20270630',
      NIGHTMIN: '10',
      NIGHTMAX: '10',
      doW: undefined,
    },
  });
});

const anyPrograms = fc.array(
  fc
    .tuple(
      fc.constantFrom(winter, summer, '2027-11-01/2028-04-30'),
      fc.integer({ min: 1, max: 14 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([season, night, doW]) => program(season, night, ...doW)),
  { minLength: 1, maxLength: 8 },
);

test('whatever is picked one after the other, it is chosen then, and some program is sold so', () => {
  const picks = fc.array(fc.tuple(fc.constantFrom('seasons', 'nights', 'weekdays'), fc.nat()), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(anyPrograms, picks, (list, steps) => {
      let search = '';
      for (const [kind, number] of steps) {
        const all = choicesOf(list, asked(search, list), today)[kind as 'seasons' | 'nights' | 'weekdays'];
        const { value, changes } = all[number % all.length]!;
        search = followed(search, changes);
        const question = asked(search, list);
        const after = choicesOf(list, question, today);
        expect(after[kind as 'seasons'].find((each) => each.value === value)?.isChosen).toBe(true);
        const isSold = list.some(
          ({ season, night, doW }) =>
            (season.split('/')[0] ?? '') <= question.checkInFrom &&
            (season.split('/')[1] ?? '') >= question.checkInTo &&
            night >= question.nightsFrom &&
            night <= question.nightsTo &&
            (question.weekday === undefined || doW.includes(question.weekday)),
        );
        expect(isSold).toBe(true);
      }
    }),
  );
});
