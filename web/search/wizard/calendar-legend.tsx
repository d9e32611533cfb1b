import { useT } from '#web/visit/i18n-context.tsx';
import styles from './calendar.module.css';

const marks = [
  ['charter', 'wizard.dates.charter'],
  ['few', 'wizard.dates.charterFew'],
  ['regular', 'wizard.dates.regular'],
  ['request', 'wizard.dates.onRequest'],
] as const;

/** What the marks under the days mean: shape as well as colour. */
export function CalendarLegend() {
  const t = useT();
  return (
    <ul className={styles.legend}>
      {marks.map(([status, key]) => (
        <li key={status}>
          <i className={styles.dayMark} data-status={status} />
          {t(key)}
        </li>
      ))}
      <li>
        <s>13</s>
        {t('wizard.dates.none')}
      </li>
    </ul>
  );
}
