import { aMonthAfter, lastDayFrom } from '#lib/departure-window.ts';
import { addDays, daysBetween, type PlainDate } from '#lib/plain-date.ts';

export type DateRange = { from: PlainDate; to: PlainDate };

/** The first day of departure that is still sold: what leaves today is not. */
export const firstSaleDay = (today: PlainDate) => addDays(today, 1);

/** Whether nothing of some days of departure can be sold any more. */
export const areOver = ({ to }: { to: PlainDate }, today: PlainDate) => to < firstSaleDay(today);

/** Today, where some days of departure are over by now. */
export const overOn = (days: { to: PlainDate }, today: PlainDate): PlainDate | undefined =>
  areOver(days, today) ? today : undefined;

/** How far ahead departures are offered. */
export const farthestDay = (today: PlainDate) => addDays(today, 365);

/** A range shorter than a month keeps its end; a longer one shrinks to its first day ([W]§4). */
export const pickRange = ({ from, to }: DateRange): DateRange =>
  to < aMonthAfter(from) ? { from, to } : { from, to: from };

/** How many days a range holds, its first and last one among them. */
export const daysIn = ({ from, to }: DateRange): number => daysBetween(from, to) + 1;

/** The longest range that may begin on a day, where a site lets ranges span `limit` days. */
export const longestFrom = (from: PlainDate, limit: number): DateRange => ({
  from,
  to: lastDayFrom(from, limit),
});

/** A picked or typed range that none of its kind may be as long as. */
export const isTooLong = ({ from, to }: DateRange, limit: number): boolean =>
  to > longestFrom(from, limit).to;

/** While the second day is being chosen, only days near the first can be, on either side of it. */
export function isBeyondLimit(day: PlainDate, anchor: PlainDate | undefined, limit: number): boolean {
  if (anchor === undefined) return false;
  return isTooLong(day < anchor ? { from: day, to: anchor } : { from: anchor, to: day }, limit);
}
