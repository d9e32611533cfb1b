import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { LoadedReport } from './load-report.ts';
import styles from './reports.module.css';

type Row = LoadedReport['rows'][number];

/** The figures as a table, with a bar in each row: as long as its requests are to the most. */
export function ReportTable({ report: { by, rows, showsCommission } }: { report: LoadedReport }) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const most = Math.max(...rows.map(countOf));
  const label = t(`workReport.by.${by}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled, with the keyboard as well
    <section className={styles.reportTable} tabIndex={0} aria-label={label}>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{t('workReport.requests')}</th>
            <th scope="col">{t('workReport.requestsSum')}</th>
            <th scope="col">{t('workReport.offers')}</th>
            <th scope="col">{t('workReport.offersSum')}</th>
            <th scope="col">{t('workReport.won')}</th>
            <th scope="col">{t('workReport.lost')}</th>
            {showsCommission && <th scope="col">{t('workReport.commission')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.group} ${row.currency}`}>
              <th scope="row">
                {by === 'month' ? format.date(`${row.group}-01`, 'month') : row.name}
                <ReportBar share={countOf(row) / most} />
              </th>
              <td>{format.number(row.requests)}</td>
              <td>{ui.price(row.requestsSum, row.currency)}</td>
              <td>{format.number(row.offers)}</td>
              <td>{ui.price(row.offersSum, row.currency)}</td>
              <td>{format.number(row.won)}</td>
              <td>{format.number(row.lost)}</td>
              {showsCommission && (
                <td>{row.commission === null ? '–' : ui.price(row.commission, row.currency)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const countOf = ({ requests, offers, won, lost }: Row) => requests + offers + won + lost;

/** The figures beside it say the same. */
const ReportBar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={styles.reportBar}>
    <rect width={(share * 100).toFixed(1)} height="4" />
  </svg>
);
