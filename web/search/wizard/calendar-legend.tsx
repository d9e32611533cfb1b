import type { TravelKind } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import styles from './calendar.module.css';
import { dateKeys } from './date-keys.ts';

/** What the marks under the days mean: shape as well as colour. */
export function CalendarLegend({ kind }: { kind: TravelKind }) {
  const t = useT();
  const { none, ...marks } = dateKeys(kind).statuses;
  return (
    <ul className={styles.legend}>
      {Object.entries(marks).map(([status, key]) => (
        <li key={status}>
          <i className={styles.dayMark} data-status={status} />
          {t(key)}
        </li>
      ))}
      {none && (
        <li>
          <s>13</s>
          {t(none)}
        </li>
      )}
    </ul>
  );
}
