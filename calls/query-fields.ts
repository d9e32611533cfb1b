import { z } from 'zod';
import { type Box, boxProblem } from '#lib/box.ts';
import { dayParts } from '#lib/day-parts.ts';
import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { searchLimits, usualParty } from './search-limits.ts';

/** A date of the calls, `YYYYMMDD` or `YYYY-MM-DD`. */
export const dateField = z.string().transform((text, context): PlainDate => {
  const date = parsePlainDate(text);
  if (date) return date;
  context.addIssue({ code: 'custom', message: 'is not a date: YYYYMMDD is expected' });
  return z.NEVER;
});

/** A whole number written in digits. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,10}$/, 'is not a whole number')
        .transform(Number),
    ])
    .pipe(z.number().int().min(min, `is less than ${min}`).max(max, `is more than ${max}`));

export const within = ({ min, max }: { min: number; max: number }) => wholeNumber(min, max);

const largestInc = 2_147_483_647;

/** What stands for all of a kind: all towns, all countries ([W]§9). */
export const allPlaces = -largestInc;

/** An operator's id ("inc"). Those below 0 are of other systems: hotels of partners, and the ones that mean all. */
export const inc = wholeNumber(-largestInc, largestInc);

/** `-1` is how clients of other systems say "all". */
const isAll = (value: unknown) => [-1, allPlaces].includes(Number(value));

/** An inc that need not be given: the ones that mean all are none. */
export const incOrAll = z
  .union([z.number(), z.string()])
  .optional()
  .transform((value) => (isAll(value) ? undefined : value))
  .pipe(inc.optional());

/** The longest number of a list with its comma and spaces. */
const longestNumber = 20;

/** Numbers as a client has them, or as a form has: no list is read to its end before it is found too long. */
function listText(most: number) {
  const message = `has more than ${most} values`;
  return z.union([z.array(z.number()).max(most, message), z.string().max(most * longestNumber, message)]);
}

/** Whole numbers separated by commas; empty is none. */
export const numberList = (min: number, max: number, most = 500) =>
  listText(most)
    .transform(listed)
    .pipe(z.array(wholeNumber(min, max)).max(most, `has more than ${most} values`));

/** No entry of a list has the number 0: a client that sends it means all ([W]§3.1). */
const isAllOfList = (value: unknown) => isAll(value) || Number(value) === 0;

/** Incs separated by commas; empty, or with one that means all, is no condition. */
export const incList = listText(500)
  .transform((value) => (listed(value).some(isAllOfList) ? [] : listed(value)))
  .pipe(z.array(inc).max(500, 'has more than 500 values'));

const listed = (value: number[] | string): (number | string)[] =>
  Array.isArray(value) ? value : value.split(',').filter((part) => part.trim() !== '');

/** Parts of the day by the hour that each begins with, separated by commas. */
export const partList = numberList(0, 23)
  .pipe(z.array(z.literal(dayParts, `is no part of the day: they begin at ${dayParts.join(', ')}`)))
  .default([]);

/** A box on the map: its west, south, east and north in degrees, separated by commas. */
export const boxField = z.string().transform((text, context): Box => {
  const degrees = text.split(',').map((part) => (isDegrees(part) ? Number(part) : Number.NaN));
  const problem = degrees.some(Number.isNaN) ? 'is not degrees like 30.5' : boxProblem(degrees);
  if (!problem) return degrees as unknown as Box; // four of them, as `boxProblem` has seen
  context.addIssue({ code: 'custom', message: problem });
  return z.NEVER;
});

const isDegrees = (text: string) => /^\s*-?\d{1,3}(\.\d{1,6})?\s*$/.test(text);

/** `1`, `true` or `True` for yes; `0`, `false`, `False` or empty for no. */
export const flag = z.union([
  z.boolean(),
  z.enum(['', '0', '1', 'true', 'false', 'True', 'False']).transform((text) => /^(1|true)$/i.test(text)),
]);

/** Who travels ([W]§5): 1–12 adults, up to 4 children, an age for each of them. */
export const partyFields = {
  ADULT: within(searchLimits.adults).default(usualParty.adults),
  CHILD: within(searchLimits.children).default(usualParty.children),
  AGES: numberList(searchLimits.age.min, searchLimits.age.max, searchLimits.children.max).default([]),
};

/** Says where a party contradicts itself: as many ages as children are needed. */
export function checkParty(query: { CHILD: number; AGES: number[] }, context: z.RefinementCtx): void {
  if (query.AGES.length !== query.CHILD) {
    context.addIssue({
      code: 'custom',
      path: ['AGES'],
      message: `has ${query.AGES.length} ages for ${query.CHILD} children`,
    });
  }
}

/** The currency of the prices; without one the site's. */
export const currencyField = {
  CURRENCY: z
    .string()
    .regex(/^([A-Z]{3}|\d{1,10})$/i, 'is not a currency code or number')
    .toUpperCase()
    .optional()
    .describe("of the prices, its code in any case or its number; the site's where absent"),
};

/** How the two ends of a window of departures hold together; a setting of the server says how many days. */
export const longestWindow = 'a 400 names the most days that it may be after the first';

/** When to leave, for how long, and the currency of the prices; without one the site's. */
export const tripFields = {
  CHECKIN_BEG: dateField.describe('first day of departure'),
  CHECKIN_END: dateField.describe(`last day of departure; ${longestWindow}`),
  NIGHTMIN: within(searchLimits.nights).default(7),
  NIGHTMAX: within(searchLimits.nights).default(7),
  ...currencyField,
};

/** Says where days contradict themselves; how many may lie between them is the server's to say. */
export function checkDays(
  { CHECKIN_BEG, CHECKIN_END }: { CHECKIN_BEG: PlainDate; CHECKIN_END: PlainDate },
  refuse: (field: 'CHECKIN_END', message: string) => void,
): void {
  if (CHECKIN_END < CHECKIN_BEG) refuse('CHECKIN_END', 'is before CHECKIN_BEG');
}

/** Who, when and for how long, where it contradicts itself. */
export function checkTrip(
  query: Parameters<typeof checkParty>[0] & {
    CHECKIN_BEG: PlainDate;
    CHECKIN_END: PlainDate;
    NIGHTMIN: number;
    NIGHTMAX: number;
  },
  context: z.RefinementCtx,
): void {
  checkParty(query, context);
  checkDays(query, (field, message) => context.addIssue({ code: 'custom', path: [field], message }));
  if (query.NIGHTMAX < query.NIGHTMIN)
    context.addIssue({ code: 'custom', path: ['NIGHTMAX'], message: 'is less than NIGHTMIN' });
}

/** A claim of an offer: the more rooms, the longer. */
export const claimField = z.string().max(8_000);

export const langField = { lang: z.string().optional() };
