import { longestWindowDays } from '#lib/departure-window.ts';
import { daysBetween, parsePlainDate } from '#lib/plain-date.ts';
import type { SeasonMonth } from '#sites/seasons.ts';
import { readQueryValues } from '#web/search/query/query-values.ts';

/**
 * The days of departure that a season page shows: those of the query where they lie within the season, else its first
 * month ([W]§4: dates outside the season are cleared).
 */
export function chosenDays(months: readonly SeasonMonth[], params: URLSearchParams): SeasonMonth | undefined {
  const [first, last] = [months[0], months.at(-1)];
  const values = readQueryValues(params);
  const from = parsePlainDate(values.get('CHECKIN_BEG') ?? '');
  const to = parsePlainDate(values.get('CHECKIN_END') ?? '');
  if (!first || !last || !from || !to || from > to) return first;
  const isWithin = from >= first.from && to <= last.to && daysBetween(from, to) <= longestWindowDays;
  return isWithin ? { from, to } : first;
}
