import type { OfficeHours } from '#calls/office-hours.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './offices.module.css';

/** When an office is open: a line for days with the same hours, or why there is none ([S]§2.16). */
export function WorkTime({ hours }: { hours: OfficeHours }) {
  const t = useT();
  if (hours.kind === 'closed')
    return (
      <p className={classNames(styles.workTime, styles.workTimeClosed)}>{t('officeList.hours.closed')}</p>
    );
  if (hours.kind === 'unspecified')
    return <p className={classNames(styles.workTime, 'muted')}>{t('officeList.hours.unknown')}</p>;
  return (
    <ul className={classNames(styles.workTime, 'num')}>
      {hours.lines.map(({ days, hours: open }) => (
        <li key={days}>
          <span>{days}</span> {open}
        </li>
      ))}
    </ul>
  );
}
