import { useFormat } from '#web/context/use-format.ts';
import { EntryLink, keyOf } from './entry-link.tsx';
import type { LoadedCalendar } from './load-calendar.ts';
import { weeksOf } from './month-of.ts';
import styles from './work-calendar.module.css';

/** The month as a table of its weeks, where there is room for one. */
export function MonthTable({ calendar }: { calendar: LoadedCalendar }) {
  const format = useFormat();
  const { entries, today, first } = calendar;
  return (
    <table className={styles.workMonth}>
      <caption className="sr">{format.date(first, 'month')}</caption>
      <thead>
        <tr>
          {format.weekdays().map(({ name, short }) => (
            <th key={name} scope="col" abbr={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(calendar).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, at) => (
              <td key={day ?? at} aria-current={day === today ? 'date' : undefined}>
                {day && (
                  <time dateTime={day} className="num">
                    {Number(day.slice(8))}
                  </time>
                )}
                {entries
                  .filter((entry) => entry.day === day)
                  .map((entry) => (
                    <EntryLink key={keyOf(entry)} entry={entry} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
