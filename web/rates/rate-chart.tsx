import type { HistoryItem } from '#calls/currency.ts';
import { useFormat } from '#web/context/use-format.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './rates.module.css';

/** A point of a chart of rates ([S]§3.6). */
export type ChartPoint = { change: number; dateRate: string; rate: number };

export const chartPoints = (list: readonly HistoryItem[]): ChartPoint[] =>
  list.map(({ change, date, rate }) => ({ change, dateRate: date, rate }));

const width = 600;
const height = 160;
const edge = 6;

/** The curve of a rate between its lowest and highest value; the table beside it says the same in figures. */
export function RateChart({ points, label }: { points: ChartPoint[]; label: string }) {
  const { rate, rateDate } = useFormat();
  if (points.length < 2) return null;
  const values = points.map((point) => point.rate);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const line = curve(values, least, most);
  return (
    <figure className={styles.rateChart}>
      <figcaption className="sr">{label}</figcaption>
      <div className={classNames(styles.rateChartScale, 'num')} aria-hidden="true">
        <span>{rate(most)}</span>
        {most > least && <span>{rate(least)}</span>}
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.rateChartUnder} d={`${line}V${height}H0Z`} />
        <path className={styles.rateChartLine} d={line} />
      </svg>
      <div className={classNames(styles.rateChartDays, 'num')} aria-hidden="true">
        <span>{rateDate(points[0]!.dateRate)}</span>
        <span>{rateDate(points.at(-1)!.dateRate)}</span>
      </div>
    </figure>
  );
}

/** From the left edge to the right one; a rate that never moved is a line in the middle. */
function curve(values: readonly number[], least: number, most: number): string {
  const range = most - least;
  const y = (value: number) =>
    range === 0 ? height / 2 : edge + ((most - value) / range) * (height - 2 * edge);
  const x = (index: number) => (index / (values.length - 1)) * width;
  return values
    .map((value, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}
