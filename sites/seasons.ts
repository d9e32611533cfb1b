import { addDays, compactDate, daysInMonth, type PlainDate, plainDate } from '#lib/plain-date.ts';

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
export function monthsOfSeason({ from, to }: SeasonMonths, today: PlainDate): SeasonMonth[] {
  const tomorrow = addDays(today, 1);
  const count = ((to - from + 12) % 12) + 1;
  const year = Number(tomorrow.slice(0, 4));
  for (const startYear of [year - 1, year, year + 1]) {
    const months = Array.from({ length: count }, (_, index) => monthAt(startYear, from + index));
    const open = months.filter((month) => month.to >= tomorrow);
    if (open.length > 0)
      return open.map((month) => (month.from < tomorrow ? { ...month, from: tomorrow } : month));
  }
  return [];
}

/** The month of a year; 13 is January of the next one. */
function monthAt(startYear: number, number: number): SeasonMonth {
  const year = startYear + Math.floor((number - 1) / 12);
  const month = ((number - 1) % 12) + 1;
  const first = `${year}-${String(month).padStart(2, '0')}`;
  return { from: plainDate(`${first}-01`), to: plainDate(`${first}-${daysInMonth(year, month)}`) };
}

/** A month as the address of a season page names it. */
export const seasonQuery = ({ from, to }: SeasonMonth) =>
  `CHECKIN_BEG=${compactDate(from)}&CHECKIN_END=${compactDate(to)}`;
