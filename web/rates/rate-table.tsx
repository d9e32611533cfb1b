import type { HistoryItem } from '#calls/currency.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { RateCells } from './rate-cells.tsx';
import styles from './rates.module.css';

/** Every day with its rate and change, the latest first. */
export function RateTable({ list }: { list: HistoryItem[] }) {
  const t = useT();
  const { rateDate } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long history is scrolled, with the keyboard as well
    <section className={styles.historyTable} tabIndex={0} aria-label={t('rates.history.days')}>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{t('rates.history.date')}</th>
            <th scope="col">{t('rates.history.rate')}</th>
            <th scope="col">{t('rates.history.change')}</th>
          </tr>
        </thead>
        <tbody>
          {list.toReversed().map((item) => (
            <tr key={item.date}>
              <td>{rateDate(item.date)}</td>
              <RateCells item={item} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
