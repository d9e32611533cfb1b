import { longestWindowDays } from '#lib/departure-window.ts';
import { daysBetween, type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { daysOfSeason, type SeasonMonth, type SeasonMonths } from '#sites/seasons.ts';
import { firstSaleDay } from './date-range.ts';
import { readQueryValues, said, writeQuery } from './query-values.ts';
import { writeDays } from './trip.ts';

/** What of the days of an address a season page keeps: all of them or none, and then `areCleared` if there were some. */
export type SeasonDays = { days: SeasonMonth | undefined; areCleared: boolean };

/**
 * The days of departure of an address where they lie within the season, from the first that is still on sale; others
 * are cleared ([W]§4).
 */
export function daysWithin(season: SeasonMonths, today: PlainDate, params: URLSearchParams): SeasonDays {
  const values = readQueryValues(params);
  const [typedFrom, typedTo] = [values.get('CHECKIN_BEG'), values.get('CHECKIN_END')];
  const from = parsePlainDate(typedFrom ?? '');
  const to = parsePlainDate(typedTo ?? typedFrom ?? '');
  const whole = daysOfSeason(season, today);
  const first = firstSaleDay(today);
  const isWithin =
    from !== undefined &&
    to !== undefined &&
    whole.from <= from &&
    from <= to &&
    to <= whole.to &&
    first <= to &&
    daysBetween(from, to) <= longestWindowDays;
  const isBegun = isWithin && from < first;
  if (isBegun) return { days: { from: first, to }, areCleared: false };
  if (isWithin) return { days: { from, to }, areCleared: false };
  return { days: undefined, areCleared: (typedFrom ?? typedTo) !== undefined };
}

type Address = { pathname: string; search: string };

/** What an address asks for but its days. */
export function withoutDays(params: URLSearchParams): URLSearchParams {
  const { CHECKIN_BEG: _, CHECKIN_END: __, ...values } = Object.fromEntries(readQueryValues(params));
  return new URLSearchParams(values);
}

/** The address of a season page with the days of a month, and whatever else it asks for, from a town that is sold there. */
export function monthAddress({ pathname, search }: Address, { from, to }: SeasonMonth, townFrom: number) {
  const { PRICE_PAGE: _, ...values } = Object.fromEntries(withoutDays(new URLSearchParams(search)));
  const days = writeDays({ checkInFrom: from, checkInTo: to });
  const town = values.TOWNFROM ? { TOWNFROM: townFrom } : {};
  return `${pathname}?${writeQuery(said({ ...values, ...days, ...town }))}`;
}
