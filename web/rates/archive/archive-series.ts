import { addDays } from '#lib/plain-date.ts';
import type { ChartPoint } from '#web/rates/rate-chart.tsx';
import type { RateSeries } from './load-archive.ts';

/** Every day with its rate and its change against the day before. */
export const seriesPoints = ({ from, rates, firstChange }: RateSeries): ChartPoint[] =>
  rates.map((rate, day) => ({
    dateRate: addDays(from, day),
    rate,
    change: day === 0 ? firstChange : rate - rates[day - 1]!,
  }));

/** So many points of a chart still have their years told by the days around them ([S]§9). */
const pointsWithoutYear = 365;

/** A day under the chart, of which so many points are shown: with its year only where there are more than a year of them. */
export function axisDate(day: string, points: number): string {
  const [year, month, date] = day.split('-');
  return points > pointsWithoutYear ? `${date}.${month}.${year}` : `${date}.${month}`;
}
