import type { CalendarEntry } from '#calls/agent-calendar.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import { entryName, entryWords } from './entry-words.ts';
import styles from './work-calendar.module.css';

/** What stands on a day, and the way to it. */
export function EntryLink({ entry }: { entry: CalendarEntry }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { of, number, kind } = entry;
  const to = of === 'request' ? toLocal(`/orders/${number}`) : toLocal(`/quotes/${number}`);
  return (
    <span className={kind === 'departure' ? styles.workDay : styles.workDayHeld}>
      <Link to={to}>{entryName(entry, t)}</Link>
      <span className="tiny muted">{entryWords(entry, t).join(' · ')}</span>
    </span>
  );
}

/** Of each entry another: a hotel is once in a quote of a day. */
export const keyOf = ({ day, kind, of, number, name }: CalendarEntry) =>
  [day, kind, of, number, name].join(' ');
