import { parsePlainDate } from './plain-date.ts';
import { tripNames } from './trip-names.ts';

const isNumber = (value: string) => /^\d{1,10}$/.test(value);
const isSmall = (value: string) => /^\d{1,2}$/.test(value);
const isDate = (value: string) => parsePlainDate(value) !== undefined;

type TripName = (typeof tripNames)[number];

/** A trip that a hotel was kept for, as an address says it: `TOWNFROM=2&CHECKIN_BEG=20261201&…`. */
const valuesOf: Record<TripName, (value: string) => boolean> = {
  TOWNFROM: isNumber,
  CHECKIN_BEG: isDate,
  CHECKIN_END: isDate,
  NIGHTMIN: isSmall,
  NIGHTMAX: isSmall,
  ADULT: isSmall,
  CHILD: isSmall,
  AGES: (value: string) => /^\d{1,2}(,\d{1,2}){0,3}$/.test(value),
};

/** Longer than any trip of these. */
const longestTrip = 160;

/** Why a text is no trip; undefined where it is one. */
export function tripFault(trip: string): string | undefined {
  if (trip.length > longestTrip) return `is longer than ${longestTrip} characters`;
  const seen = new Set<string>();
  for (const part of trip.split('&')) {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    if (!isTripName(name)) return `names something other than ${tripNames.join(', ')}`;
    if (seen.has(name)) return `gives ${name} more than once`;
    if (!valuesOf[name](value)) return `has a bad ${name}`;
    seen.add(name);
  }
  return seen.has('CHECKIN_BEG') ? undefined : 'has no CHECKIN_BEG';
}

const isTripName = (name: string): name is TripName => Object.hasOwn(valuesOf, name);
