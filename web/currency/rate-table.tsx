import type { HistoryItem } from '#calls/currency.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import { useFormat } from '#web/i18n/use-format.ts';

/** Every day with its rate and change, the latest first. */
export function RateTable({ list }: { list: HistoryItem[] }) {
  const t = useT();
  const { rate, rateDate } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long history is scrolled, with the keyboard as well
    <section className="history-table" tabIndex={0} aria-label={t('rates.history.days')}>
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
              <td>{rate(item.rate)}</td>
              <td data-change={directionOf(item.change)}>
                {item.change > 0 && '+'}
                {rate(item.change)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The sign of a change, as the style sheet colours it. */
export const directionOf = (change: number) => {
  if (change === 0) return undefined;
  return change > 0 ? 'up' : 'down';
};
