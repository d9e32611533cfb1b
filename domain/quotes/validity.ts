import { addDays, dayIn, daysBetween, type PlainDate } from '#lib/plain-date.ts';

/** So many days an agent stands by the prices of a quote, unless they choose another day. */
const usualDays = 7;
/** And at most so many. */
const mostDays = 365;

/** The last day of a quote that is made on a day. */
export const usuallyValidUntil = (today: PlainDate): PlainDate => addDays(today, usualDays);

export const canBeValidUntil = (day: PlainDate, today: PlainDate): boolean =>
  day >= today && daysBetween(today, day) <= mostDays;

/** The last day of the prices of a quote, and whether it has passed by the clock of a site. */
export const validityOf = (
  quote: { valid_until: PlainDate },
  { now, timeZone }: { now: Date; timeZone: string },
) => ({
  validUntil: quote.valid_until,
  isOver: dayIn(now, timeZone) > quote.valid_until,
});
