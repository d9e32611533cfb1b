import { useT } from '#web/visit/i18n-context.tsx';
import './calendar.css';

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
    <ul className="legend">
      {marks.map(([status, key]) => (
        <li key={status}>
          <i className={`day-mark day-mark--${status}`} />
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
