import { longestWindowDays } from '#lib/departure-window.ts';
import { addDays, compactDate, daysBetween, type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { type QueryProblem, type QueryValues, readNumber } from './query-values.ts';

/** When, for how long, who and from where: what results, a hotel's prices and a request have in common. */
export type TripQuestion = {
  /** 1 is "without flight". */
  townFrom: number;
  checkInFrom: PlainDate;
  checkInTo: PlainDate;
  nightsFrom: number;
  nightsTo: number;
  adults: number;
  /** One for each child, ascending. */
  childAges: number[];
};

export type TripDefaults = { townFrom: number; today: PlainDate };

export const withoutFlight = 1;
const defaultDaysAhead = 7; // [W]§9
const defaultNights = 7;
const defaultChildAge = 2;

/** Reads a trip from a query; what is not said gets the defaults of [W]§9, what is wrong is noted in `problems`. */
export function readTrip(
  values: QueryValues,
  defaults: TripDefaults,
  problems: QueryProblem[],
): TripQuestion {
  const number = (name: string, min: number, max: number, fallback: number) =>
    readNumber(values, { name, min, max, fallback }, problems);
  const townFrom = number('TOWNFROM', 0, 2_147_483_647, defaults.townFrom);
  const { from, to } = readDates(values, defaults.today, problems);
  const nights = [values.get('NIGHTMIN'), values.get('NIGHTMAX')];
  const nightsFrom = number('NIGHTMIN', 1, 30, fallbackNights(nights[1]));
  const nightsTo = number('NIGHTMAX', 1, 30, nightsFrom);
  return {
    townFrom,
    checkInFrom: from,
    checkInTo: to,
    nightsFrom: Math.min(nightsFrom, nightsTo), // typed the wrong way round, the two swap
    nightsTo: Math.max(nightsFrom, nightsTo),
    ...readTravellers(values, problems),
  };
}

/** Who travels. */
export type Travellers = Pick<TripQuestion, 'adults' | 'childAges'>;

/** Reads who travels: two adults where nothing is said, and an age for each child. */
export function readTravellers(values: QueryValues, problems: QueryProblem[]): Travellers {
  const number = (name: string, min: number, max: number, fallback: number) =>
    readNumber(values, { name, min, max, fallback }, problems);
  return {
    adults: number('ADULT', 1, 12, 2),
    childAges: readAges(values, number('CHILD', 0, 4, 0), problems),
  };
}

/** Who travels under the names of the calls; the ages are one value, parted by commas. */
export const travellerParameters = ({ adults, childAges }: Travellers): Record<string, string> => ({
  ADULT: `${adults}`,
  CHILD: `${childAges.length}`,
  ...(childAges.length > 0 ? { AGES: childAges.join(',') } : {}),
});

const fallbackNights = (other: string | undefined) =>
  other && /^([1-9]|[12]\d|30)$/.test(other) ? Number(other) : defaultNights;

function readDates(values: QueryValues, today: PlainDate, problems: QueryProblem[]) {
  const typedEnd = values.get('CHECKIN_END');
  const fallback = addDays(today, defaultDaysAhead);
  const from = readDate(values, 'CHECKIN_BEG', fallback, problems);
  const to = readDate(
    values,
    'CHECKIN_END',
    typedEnd || values.has('CHECKIN_BEG') ? from : addDays(from, 7),
    problems,
  );
  if (daysBetween(from, to) > longestWindowDays)
    problems.push({ field: 'CHECKIN_END', kind: 'days', typed: typedEnd ?? '', max: longestWindowDays });
  return { from, to: daysBetween(from, to) < 0 ? from : to }; // [W]§5: never earlier than the first day
}

function readDate(
  values: QueryValues,
  field: string,
  fallback: PlainDate,
  problems: QueryProblem[],
): PlainDate {
  const typed = values.get(field);
  if (typed === undefined) return fallback;
  const date = parsePlainDate(typed);
  if (!date) problems.push({ field, kind: 'date', typed });
  return date ?? fallback;
}

/** `AGES` is a list; a plain form sends `AGE1` … `AGE4`, of which the first ones count. */
function readAges(values: QueryValues, children: number, problems: QueryProblem[]): number[] {
  const list = values.get('AGES');
  const slots = Array.from(
    { length: children },
    (_, slot) => values.get(`AGE${slot + 1}`) ?? `${defaultChildAge}`,
  );
  const ages = list === undefined ? slots : list.split(',').filter((age) => age !== '');
  const readable = ages.every((age) => /^(\d|1[0-7])$/.test(age.trim()));
  if (readable && ages.length === children) return ages.map(Number).sort((a, b) => a - b);
  problems.push({ field: 'AGES', kind: 'ages', typed: list ?? slots.join(','), max: children });
  return Array.from({ length: children }, () => defaultChildAge);
}

/** A trip whose days may not be chosen yet. */
type WrittenTrip = Omit<TripQuestion, 'checkInFrom' | 'checkInTo'> & {
  [Day in 'checkInFrom' | 'checkInTo']: PlainDate | undefined;
};

/** The trip under the names of the calls, in one fixed order; days that are not chosen are left out. */
export const tripParameters = ({ checkInFrom, checkInTo, ...trip }: WrittenTrip): Record<string, string> => ({
  TOWNFROM: `${trip.townFrom}`,
  ...(checkInFrom && checkInTo
    ? { CHECKIN_BEG: compactDate(checkInFrom), CHECKIN_END: compactDate(checkInTo) }
    : {}),
  NIGHTMIN: `${trip.nightsFrom}`,
  NIGHTMAX: `${trip.nightsTo}`,
  ...travellerParameters(trip),
});

export const departureDays = (trip: TripQuestion) => daysBetween(trip.checkInFrom, trip.checkInTo) + 1;
