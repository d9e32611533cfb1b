import { addDays, dayOfWeek, eachDay, type PlainDate } from '#lib/plain-date.ts';
import { farthestDay, firstSaleDay } from '#web/search/query/date-range.ts';
import type { Days } from '#web/search/query/trip.ts';

export const daysAround = 3;
const mostWeeks = 6;

/** Whole weeks around the chosen days, so that a choice among them moves none; none that is over. */
export function stripDays({ checkInFrom, checkInTo }: Days, today: PlainDate): PlainDate[] {
  const first = weekBegin(addDays(checkInFrom, -daysAround));
  const last = addDays(weekBegin(addDays(checkInTo, daysAround)), 6);
  const longest = addDays(first, 7 * mostWeeks - 1);
  return [
    ...eachDay(
      [first, firstSaleDay(today)].toSorted()[1]!,
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
  return moved.checkInFrom < firstSaleDay(today) || moved.checkInTo > farthestDay(today) ? undefined : moved;
}

const weekBegin = (day: PlainDate) => addDays(day, 1 - dayOfWeek(day));
