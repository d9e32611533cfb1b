import { otherNames } from '#calls/search-names.ts';
import { type DayPart, isDayPart } from '#lib/day-parts.ts';

/** What a field of a question got wrong, and what stood there. */
export type QueryProblem = {
  field: string;
  kind: 'required' | 'date' | 'number' | 'range' | 'ages' | 'days';
  typed: string;
  min?: number;
  max?: number;
};

/** Values of a query by their canonical name (upper case); repeated ones are a list, as the calls write it. */
export type QueryValues = ReadonlyMap<string, string>;

/** What an address may call things beside the names of the calls. */
const allOtherNames = [
  ...otherNames,
  ['ADULT', 'adults'],
  ['CHILD', 'children'],
  ['NIGHTMIN', 'nightsFrom'],
  ['NIGHTMAX', 'nightsTo'],
].map(([name = '', other = '']) => [name.toUpperCase(), other.toUpperCase()] as const);

/** The other names that these are read under; all in upper case. */
export const otherNamesOf = (names: readonly string[]): string[] =>
  allOtherNames.flatMap(([name, other]) => (names.includes(name) ? [other] : []));

/**
 * Reads a query whatever the case of its names; empty values are as good as none, and what has two names stands under
 * the one that we write.
 */
export function readQueryValues(params: URLSearchParams): QueryValues {
  const values = writtenValues(params);
  for (const [name, other] of allOtherNames) {
    const value = values.get(other);
    if (value !== undefined && !values.has(name)) values.set(name, value);
  }
  for (const [, other] of allOtherNames) values.delete(other);
  return values;
}

function writtenValues(params: URLSearchParams): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of params) {
    const key = name.toUpperCase();
    const written = value.trim();
    if (written === '') continue;
    const before = values.get(key);
    values.set(key, before === undefined ? written : `${before},${written}`);
  }
  return values;
}

export const largestInc = 2_147_483_647;

type NumberField = { name: string; min: number; max: number; fallback?: number };

/** A whole number within its bounds; a problem is noted and the fallback (or the smallest) stands in for it. */
export function readNumber(values: QueryValues, field: NumberField, problems: QueryProblem[]): number {
  const { name, min, max, fallback } = field;
  const typed = values.get(name);
  if (typed === undefined) {
    if (fallback === undefined) problems.push({ field: name, kind: 'required', typed: '' });
    return fallback ?? min;
  }
  if (!/^\d{1,10}$/.test(typed)) problems.push({ field: name, kind: 'number', typed });
  else if (Number(typed) < min || Number(typed) > max)
    problems.push({ field: name, kind: 'range', typed, min, max });
  else return Number(typed);
  return fallback ?? min;
}

/** A whole number that need not be there; a problem is noted, and then nothing is said. */
export function readOptional(
  values: QueryValues,
  field: Omit<NumberField, 'fallback'>,
  problems: QueryProblem[],
): number | undefined {
  const typed = values.get(field.name);
  if (typed === undefined || isAll(typed)) return undefined;
  const known = problems.length;
  const value = readNumber(values, field, problems);
  return problems.length > known ? undefined : value;
}

/**
 * Ids separated by commas, each once, in ascending order, so that one choice has one address; those of a partner's
 * hotels are negative ([W]§3.5).
 */
export const readIncs = (values: QueryValues, name: string, problems: QueryProblem[]): number[] =>
  readNumbers(values, name, problems, isAllOfList);

function readNumbers(
  values: QueryValues,
  name: string,
  problems: QueryProblem[],
  meansAll: (part: string) => boolean,
): number[] {
  const inc = name === 'HOTELLIST' ? /^\s*-?\d{1,10}\s*$/ : /^\s*\d{1,10}\s*$/;
  const typed = values.get(name) ?? '';
  const parts = typed.split(',').filter((part) => part.trim() !== '');
  if (parts.some(meansAll)) return [];
  if (parts.some((part) => !inc.test(part) || Math.abs(Number(part)) > largestInc)) {
    problems.push({ field: name, kind: 'number', typed });
    return [];
  }
  return [...new Set(parts.map(Number))].sort((a, b) => a - b);
}

/** The numbers that stand for all of a kind, as in the calls. */
const isAll = (part: string) => ['-1', '-2147483647'].includes(part.trim());

/** No entry of a list of ids has the number 0: it means all, as in the calls. */
const isAllOfList = (part: string) => isAll(part) || /^\s*0+\s*$/.test(part);

/** Parts of the day by their first hours, each once, in the order of the day. */
export function readParts(values: QueryValues, name: string, problems: QueryProblem[]): DayPart[] {
  const hours = readNumbers(values, name, problems, isAll); // 0 is an hour
  const parts = hours.filter(isDayPart);
  if (parts.length < hours.length)
    problems.push({ field: name, kind: 'number', typed: values.get(name) ?? '' });
  return parts;
}

export const isYes = (text = '') => text !== '' && !/^(0|false|off)$/i.test(text);

/** Ids as an address says them; none is not said. */
export const listed = (incs: readonly number[]): string | undefined =>
  incs.length > 0 ? incs.join(',') : undefined;

/** What a slice says under the names of the calls; undefined and empty are not said. */
export type Written = Readonly<Record<string, string | number | undefined>>;

/** What is said, in the one order of addresses. */
export const said = (written: Written): Record<string, string> =>
  Object.fromEntries(
    Object.entries(written)
      .filter(([, value]) => value !== undefined && value !== '')
      .sort(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([name, value]) => [name, String(value)]),
  );

/** A query without its question mark. Commas stay readable: they need no escape in a query. */
export const writeQuery = (parameters: Record<string, string>): string =>
  new URLSearchParams(parameters).toString().replaceAll('%2C', ',');

const order = [
  ...['STATEINC', 'TOWNFROM', 'CHECKIN_BEG', 'CHECKIN_END', 'NIGHTMIN', 'NIGHTMAX', 'ADULT', 'CHILD', 'AGES'],
  ...['REGIONTO', 'TOWNTO', 'HOTELLIST', 'BOX', 'STARLIST', 'MEALLIST', 'HOTELATTR', 'COSTMIN', 'COSTMAX'],
  ...['TOUR', 'TOURTYPE', 'PROGRAMGROUP', 'UFILTER', 'FIELD_EXCURSION_TITLE', 'PACKET_TOUR'],
  ...['PACKET_EXCURSION', 'PACKET_ONLY_HOTELS', 'ACTIONS', 'WITHOUT_PROMO', 'FREIGHT'],
  ...['MOMENT_CONFIRM', 'CHARTER', 'REGULAR', 'CARRIERLIST', 'LEAVES', 'RETURNS'],
  ...['CURRENCY', 'SORT_TYPE', 'PRICE_PAGE'],
];

/** What is no word of ours stands last, as it came. */
const placeOf = (name: string) => order.indexOf(name) + 1 || order.length + 1;
