import { addDays, daysInMonth, type PlainDate, plainDate } from '#lib/plain-date.ts';

/** What season pages sell: `/search/lato` the summer, `/search/zima` the winter ([S]§2.1). */
export const seasons = ['summer', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** First and last month of departure, 1 to 12; a season may run over the turn of the year. */
export type SeasonMonths = { from: number; to: number };

/** When markets go on holiday, unless one says otherwise. */
export const usualSeasons: Record<Season, SeasonMonths> = {
  summer: { from: 5, to: 9 },
  winter: { from: 12, to: 3 },
};

/** A month of a season: its days of departure. */
export type SeasonMonth = { from: PlainDate; to: PlainDate };

/** The months that one can still leave in: of the season that is on, or else of the next one. */
export function monthsOfSeason(season: SeasonMonths, today: PlainDate): SeasonMonth[] {
  const tomorrow = addDays(today, 1);
  return wholeMonths(season, tomorrow)
    .filter((month) => month.to >= tomorrow)
    .map((month) => (month.from < tomorrow ? { ...month, from: tomorrow } : month));
}

/** The first and the last day of that season, whether or not its first months are over. */
export function daysOfSeason(season: SeasonMonths, today: PlainDate): SeasonMonth {
  const months = wholeMonths(season, addDays(today, 1));
  return { from: months[0]!.from, to: months.at(-1)!.to }; // a season has a month at least
}

/** All months of the first season that ends on a day or after it. */
function wholeMonths({ from, to }: SeasonMonths, day: PlainDate): SeasonMonth[] {
  const count = ((to - from + 12) % 12) + 1;
  const year = Number(day.slice(0, 4));
  const monthsFrom = (startYear: number) =>
    Array.from({ length: count }, (_, index) => monthAt(startYear, from + index));
  const isOn = (startYear: number) => monthAt(startYear, from + count - 1).to >= day;
  return monthsFrom([year - 1, year].find(isOn) ?? year + 1);
}

/** The month of a year; 13 is January of the next one. */
function monthAt(startYear: number, number: number): SeasonMonth {
  const year = startYear + Math.floor((number - 1) / 12);
  const month = ((number - 1) % 12) + 1;
  const first = `${year}-${String(month).padStart(2, '0')}`;
  return { from: plainDate(`${first}-01`), to: plainDate(`${first}-${daysInMonth(year, month)}`) };
}
