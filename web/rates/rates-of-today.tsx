import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { withHistory } from './history-address.ts';
import type { RatesToday } from './load-rates-today.ts';
import { RateCells } from './rate-cells.tsx';
import styles from './rates-of-today.module.css';

/** What each currency costs today, how that changed, and a way to its history ([S]§2.11). */
export function RatesOfToday({ rates: { day, list } }: { rates: RatesToday }) {
  const t = useT();
  const { date, number } = useFormat();
  const { search } = useLocation();
  const { currency: own } = useVisit().site;
  if (list.length === 0) return <Notice tone="error" title={t('rates.history.none')} />;
  return (
    <table className={classNames(styles.ratesToday, 'num')}>
      <caption>{t('rates.today.day', { date: date(day, 'dayYear'), currency: own })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rates.today.currency')}</th>
          <th scope="col">{t('rates.history.rate')}</th>
          <th scope="col">{t('rates.history.change')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ nominal, ...item }) => (
          <tr key={item.slug}>
            <th scope="row">
              <Link
                to={withHistory(search, item.slug)}
                rel="nofollow"
                preventScrollReset
                defaultShouldRevalidate={false}
              >
                <b>{nominal > 1 ? `${number(nominal)} ${item.slug}` : item.slug}</b>
                <span>{item.name}</span>
                <span className="sr">, {t('rates.today.history')}</span>
              </Link>
            </th>
            <RateCells item={item} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
