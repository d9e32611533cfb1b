import { addDays, dayOfWeek, daysBetween, eachDay, type PlainDate } from '#lib/plain-date.ts';
import { farthestDay } from '#web/search/query/date-range.ts';
import type { Days, Nights } from '#web/search/query/trip.ts';

const daysAround = 3;
const mostWeeks = 6;

/** Whole weeks around the chosen days, so that a choice among them moves none; none that is over. */
export function stripDays({ checkInFrom, checkInTo }: Days, today: PlainDate): PlainDate[] {
  const first = weekBegin(addDays(checkInFrom, -daysAround));
  const last = addDays(weekBegin(addDays(checkInTo, daysAround)), 6);
  const longest = addDays(first, 7 * mostWeeks - 1);
  return [
    ...eachDay(
      first < today ? today : first,
      [last, longest, farthestDay(today)].toSorted()[0]!, // dates compare as text
    ),
  ];
}

/** The chosen days some weeks on or back; undefined where that is over, or too far ahead. */
export function weeksAway(
  { checkInFrom, checkInTo }: Days,
  weeks: number,
  today: PlainDate,
): Days | undefined {
  const moved = {
    checkInFrom: addDays(checkInFrom, 7 * weeks),
    checkInTo: addDays(checkInTo, 7 * weeks),
  };
  return moved.checkInFrom < today || moved.checkInTo > farthestDay(today) ? undefined : moved;
}

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

const weekBegin = (day: PlainDate) => addDays(day, 1 - dayOfWeek(day));
