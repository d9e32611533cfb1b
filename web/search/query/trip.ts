import { type PartyBounds, searchLimits, usualParty } from '#calls/search-limits.ts';
import { longestWindowDays } from '#lib/departure-window.ts';
import { addDays, compactDate, daysBetween, type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import type { Codec } from './codec.ts';
import { firstSaleDay } from './date-range.ts';
import { largestInc, type QueryProblem, type QueryValues, readNumber, readOptional } from './query-values.ts';

/** When, for how long, who and from where: what results, a hotel's prices and a request have in common. */
export type TripQuestion = Days & Nights & Travellers & Departure;

/** Where the trip begins; 1 is "without flight". */
export type Departure = { townFrom: number };

/** The first and the last day of departure. */
export type Days = { checkInFrom: PlainDate; checkInTo: PlainDate };

export type Nights = { nightsFrom: number; nightsTo: number };

/** Who travels; an age for each child, ascending. */
export type Travellers = { adults: number; childAges: number[] };

/** A trip as an address says it: where it begins is the page's to say where the address does not. */
export type SaidTrip = Omit<TripQuestion, 'townFrom'> & { townFrom: number | undefined };

export const withoutFlight = 1;
const defaultDaysAhead = 7; // [W]§9
const defaultNights = 7;
const defaultChildAge = 2;

/** What is not said gets the defaults of [W]§9. */
export const trip = {
  names: [
    ...['TOWNFROM', 'CHECKIN_BEG', 'CHECKIN_END', 'NIGHTMIN', 'NIGHTMAX'],
    ...['ADULT', 'CHILD', 'AGES', 'AGE1', 'AGE2', 'AGE3', 'AGE4'],
  ],
  read: (values, problems, { today }) => ({
    townFrom: readOptional(values, { name: 'TOWNFROM', min: 0, max: largestInc }, problems),
    ...readDays(values, today, problems),
    ...readNights(values, problems),
    ...readTravellers(values, problems),
  }),
  write: writeTrip,
} satisfies Codec<SaidTrip, { today: PlainDate }>;

/** The trip under the names of the calls; where it begins is left out where nobody says. */
export function writeTrip<Trip extends SaidTrip>(said: Trip): { TOWNFROM: Trip['townFrom'] } & WrittenTrip {
  return {
    TOWNFROM: said.townFrom,
    ...writeDays(said),
    ...writeNights(said),
    ...writeTravellers(said),
  };
}

type WrittenTrip = ReturnType<typeof writeDays> &
  ReturnType<typeof writeNights> &
  ReturnType<typeof writeTravellers>;

export const writeDays = ({ checkInFrom, checkInTo }: Days) => ({
  CHECKIN_BEG: compactDate(checkInFrom),
  CHECKIN_END: compactDate(checkInTo),
});

export const writeNights = ({ nightsFrom, nightsTo }: Nights) => ({
  NIGHTMIN: nightsFrom,
  NIGHTMAX: nightsTo,
});

/** The ages are one value, parted by commas. */
export const writeTravellers = ({ adults, childAges }: Travellers) => ({
  ADULT: adults,
  CHILD: childAges.length,
  AGES: childAges.length > 0 ? childAges.join(',') : undefined,
});

/** The days that are looked at where nothing is said: a week, a week from now. */
export const usualDays = (today: PlainDate): Days => ({
  checkInFrom: addDays(today, defaultDaysAhead),
  checkInTo: addDays(today, 2 * defaultDaysAhead),
});

function readNights(values: QueryValues, problems: QueryProblem[]): Nights {
  const night = (name: string, fallback: number) =>
    readNumber(values, { name, ...searchLimits.nights, fallback }, problems);
  const first = night('NIGHTMIN', fallbackNights(values.get('NIGHTMAX')));
  const second = night('NIGHTMAX', first);
  return { nightsFrom: Math.min(first, second), nightsTo: Math.max(first, second) }; // typed the wrong way round, the two swap
}

/** Two adults where nothing is said, and an age for each child. */
export function readTravellers(
  values: QueryValues,
  problems: QueryProblem[],
  { adults, children }: PartyBounds = searchLimits,
): Travellers {
  return {
    adults: readNumber(
      values,
      { name: 'ADULT', ...adults, fallback: Math.min(usualParty.adults, adults.max) },
      problems,
    ),
    childAges: readAges(
      values,
      readNumber(values, { name: 'CHILD', ...children, fallback: usualParty.children }, problems),
      problems,
    ),
  };
}

/** Of the two nights the one that is said stands for the other. */
function fallbackNights(other: string | undefined): number {
  const { min, max } = searchLimits.nights;
  const nights = /^\d{1,2}$/.test(other ?? '') ? Number(other) : defaultNights;
  return nights >= min && nights <= max ? nights : defaultNights;
}

/** A week, a week from now, where nothing is said; the last day is never before the first. */
export function readDays(values: QueryValues, today: PlainDate, problems: QueryProblem[]): Days {
  const typedEnd = values.get('CHECKIN_END');
  const fallback = addDays(today, defaultDaysAhead);
  const from = readDate(values, 'CHECKIN_BEG', fallback, problems);
  const to = readDate(
    values,
    'CHECKIN_END',
    typedEnd || values.has('CHECKIN_BEG') ? from : addDays(from, 7),
    problems,
  );
  const first = firstSaleDay(today);
  // Of a range that began long ago, the days to come are asked for.
  const isBegun = from < first && first <= to && daysBetween(from, to) > longestWindowDays;
  const checkInFrom = isBegun ? first : from;
  if (daysBetween(checkInFrom, to) > longestWindowDays)
    problems.push({ field: 'CHECKIN_END', kind: 'days', typed: typedEnd ?? '', max: longestWindowDays });
  return { checkInFrom, checkInTo: daysBetween(checkInFrom, to) < 0 ? checkInFrom : to }; // [W]§5: never earlier than the first day
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

export const departureDays = (trip: TripQuestion) => daysBetween(trip.checkInFrom, trip.checkInTo) + 1;
