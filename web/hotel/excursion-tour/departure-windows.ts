import type { ExcursionProgram } from '#calls/excursion-tour.ts';
import { longestWindowDays } from '#lib/departure-window.ts';
import { addDays, compactDate, type PlainDate, plainDate } from '#lib/plain-date.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';

/** Days of departure that one question can ask for. */
export type DepartureWindow = { checkInFrom: PlainDate; checkInTo: PlainDate };

export type Season = { from: PlainDate; to: PlainDate };

const defaultDaysAhead = 7; // [W]§9

/** The first and last day of a program's season. */
export function seasonOf(season: string): Season {
  const [from = '', to = ''] = season.split('/');
  return { from: plainDate(from), to: plainDate(to) };
}

/** The first and last day of a season in words, each with its year. */
export function seasonText(season: string, t: Translate, format: Pick<Format, 'date'>): string {
  const { from, to } = seasonOf(season);
  return t('dates.pattern.range', { from: format.date(from, 'dayYear'), to: format.date(to, 'dayYear') });
}

/** The seasons of some programs, in their order. */
const seasonsOf = (programs: readonly ExcursionProgram[]): Season[] =>
  [...new Set(programs.map(({ season }) => season))].sort().map(seasonOf);

/** The first days of a season that are still to come, as many as can be asked at once. */
export const windowIn = ({ from, to }: Season, today: PlainDate): DepartureWindow =>
  cut(later(from, addDays(today, defaultDaysAhead)), to);

/** The first days that any of the programs begins on; nothing where none does. */
export function firstWindow(
  programs: readonly ExcursionProgram[],
  today: PlainDate,
): DepartureWindow | Record<string, never> {
  const soonest = addDays(today, defaultDaysAhead);
  const season = seasonsOf(programs).find(({ to }) => to >= soonest);
  return season ? windowIn(season, today) : {};
}

/** The next days of departure after a window, in the season of its end or the one that follows. */
export function laterWindow(
  programs: readonly ExcursionProgram[],
  { checkInTo }: DepartureWindow,
  today: PlainDate,
): DepartureWindow | undefined {
  const next = later(addDays(checkInTo, 1), addDays(today, 1));
  const season = seasonsOf(programs).find(({ to }) => to >= next);
  return season && cut(later(season.from, next), season.to);
}

/** The days of departure before a window that are still to come. */
export function earlierWindow(
  programs: readonly ExcursionProgram[],
  { checkInFrom }: DepartureWindow,
  today: PlainDate,
): DepartureWindow | undefined {
  const [last, tomorrow] = [addDays(checkInFrom, -1), addDays(today, 1)];
  const season = seasonsOf(programs).findLast(({ from, to }) => from <= last && to >= tomorrow);
  if (!season || last < tomorrow) return undefined;
  const to = earlier(season.to, last);
  return { checkInFrom: later(later(season.from, tomorrow), addDays(to, -longestWindowDays)), checkInTo: to };
}

/** A window under the names of the calls. */
export const windowParameters = ({ checkInFrom, checkInTo }: DepartureWindow) => ({
  CHECKIN_BEG: compactDate(checkInFrom),
  CHECKIN_END: compactDate(checkInTo),
});

const cut = (from: PlainDate, to: PlainDate): DepartureWindow => ({
  checkInFrom: from,
  checkInTo: earlier(to, addDays(from, longestWindowDays)),
});

const later = (a: PlainDate, b: PlainDate) => (a > b ? a : b);
const earlier = (a: PlainDate, b: PlainDate) => (a < b ? a : b);
