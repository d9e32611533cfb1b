import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { RateChange } from '#web/rates/rate-cells.tsx';
import type { ChartPoint } from '#web/rates/rate-chart.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './archive.module.css';
import type { PointedAt } from './use-rate-plot.ts';

type Props = { point: ChartPoint; at: PointedAt; amount: string; own: string };

/** What the day under the pointer cost ([S]§2.11). */
export function ChartTooltip({ point, at, amount, own }: Props) {
  const t = useT();
  const { rate, rateDate } = useFormat();
  const transform = `translate(calc(${at.left}px - ${at.share * 100}%), ${at.top}px)`;
  return (
    <div className={classNames(styles.archiveTooltip, 'num')} role="tooltip" style={{ transform }}>
      <span className="muted">{rateDate(point.dateRate)}</span>
      <span>{`${t('rates.history.rate')}:`}</span>
      <b>{`${amount}=${rate(point.rate)} ${own}`}</b>
      <RateChange change={point.change} />
    </div>
  );
}
