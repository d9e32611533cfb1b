import { useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { type ChartPoint, RateChart } from '#web/rates/rate-chart.tsx';
import styles from './archive.module.css';
import { ChartTooltip } from './chart-tooltip.tsx';
import { type PointedAt, useRatePlot } from './use-rate-plot.ts';

type Props = { points: ChartPoint[]; amount: string; own: string };

/** The rate over its days, of which the brush below chooses those that are shown ([S]§2.11). */
export default function ArchiveChart({ points, amount, own }: Props) {
  const t = useT();
  const last = points.length - 1;
  const [range, setRange] = useState<[number, number]>([0, last]);
  const [pointed, setPointed] = useState<PointedAt>();
  const host = useRatePlot(points, range, setPointed);
  const shown = pointed && points[pointed.index];
  return (
    <figure className={styles.archiveChart}>
      <figcaption className="sr">{t('rates.archive.chartLabel')}</figcaption>
      <div className={styles.archivePlot} ref={host}>
        {shown && <ChartTooltip point={shown} at={pointed} amount={amount} own={own} />}
      </div>
      {last > 1 && <Brush points={points} range={range} onRange={setRange} />}
    </figure>
  );
}

type BrushProps = {
  points: ChartPoint[];
  range: [number, number];
  onRange: (range: [number, number]) => void;
};

/** All days in small, with two handles around those that are shown; the keys move them by a day, or by a tenth of all. */
function Brush({ points, range, onRange }: BrushProps) {
  const t = useT();
  const { rateDate } = useFormat();
  const last = points.length - 1;
  const names = [t('rates.archive.from'), t('rates.archive.to')];
  return (
    <Slider
      className={styles.archiveBrush!}
      aria-label={t('rates.archive.brush')}
      minValue={0}
      maxValue={last}
      value={range}
      onChange={([from = 0, to = last]) => to > from && onRange([from, to])}
    >
      <SliderTrack className={styles.archiveBrushTrack!}>
        <RateChart points={points} label="" />
        {range.map((index, side) => (
          <SliderThumb
            // biome-ignore lint/suspicious/noArrayIndexKey: the two handles never change places
            key={side}
            index={side}
            className={styles.archiveBrushThumb!}
            aria-label={`${names[side]}: ${rateDate(points[index]!.dateRate)}`}
          />
        ))}
      </SliderTrack>
    </Slider>
  );
}
