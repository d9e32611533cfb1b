import { Suspense } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { nominalOf } from '#web/rates/nominal.ts';
import { RateChart } from '#web/rates/rate-chart.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './archive.module.css';
import { seriesPoints } from './archive-series.ts';
import type { RateSeries } from './load-archive.ts';

const ArchiveChart = lazyPart(() => import('./archive-chart.tsx'));

type Props = { series: RateSeries; symbol: string; own: string };

/** The curve of all days; with scripts a part of them can be looked at closely. */
export function ChartOfRates({ series, symbol, own }: Props) {
  const t = useT();
  const format = useFormat();
  const isHydrated = useHydrated();
  const nominal = nominalOf(Math.max(...series.rates));
  const points = seriesPoints(series).map(({ dateRate, rate, change }) => ({
    dateRate,
    rate: rate * nominal,
    change: change * nominal,
  }));
  const amount = `${format.number(nominal)} ${symbol}`;
  const still = <RateChart points={points} label={t('rates.archive.chartLabel')} />;
  return (
    <>
      <p className={styles.archiveCaption}>{t('rates.archive.rateOf', { amount, currency: own })}</p>
      {isHydrated ? (
        <Suspense fallback={still}>
          <ArchiveChart
            key={`${amount} ${series.from} ${points.length}`}
            points={points}
            amount={amount}
            own={own}
          />
        </Suspense>
      ) : (
        still
      )}
    </>
  );
}
