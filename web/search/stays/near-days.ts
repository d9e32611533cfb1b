import { daysBetween, type PlainDate } from '#lib/plain-date.ts';
import type { Days, Nights } from '#web/search/query/trip.ts';
import { daysAround } from './strip-days.ts';

const lengthsAround = 3;

/** The lengths of stay around the chosen ones, at most `most` of them, the chosen ones first of all. */
export function lengthsNear({ nightsFrom, nightsTo }: Nights, longest: number, most: number): Nights {
  const from = Math.max(1, nightsFrom - lengthsAround);
  const to = Math.min(longest, nightsTo + lengthsAround);
  if (to - from < most) return { nightsFrom: from, nightsTo: to };
  return { nightsFrom, nightsTo: Math.min(nightsTo, nightsFrom + most - 1) };
}

/** The first of days that are too many for one question, the chosen ones among them. */
export function daysNear(days: readonly PlainDate[], { checkInFrom }: Days, most: number): PlainDate[] {
  const chosen = days[0] ? Math.max(0, daysBetween(days[0], checkInFrom) - daysAround) : 0;
  const from = Math.max(0, Math.min(chosen, days.length - most));
  return days.slice(from, from + most);
}
