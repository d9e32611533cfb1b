import { plainDate } from '#lib/plain-date.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { useOnlineOnly } from '#web/parts/sending/use-online-only.ts';
import { Chip } from '#web/ui/chip.tsx';
import { WorkFailed } from '../work/work-failed.tsx';
import { WorkFrame } from '../work/work-frame.tsx';
import type { Route } from './+types/calendar-page.ts';
import { EntryLink, keyOf } from './entry-link.tsx';
import { loadCalendar } from './load-calendar.ts';
import { MonthTable } from './month-table.tsx';
import styles from './work-calendar.module.css';

/** `/calendar`: what of the agent's work stands on which day of a month. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  return loadCalendar(args.context, args.url);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <WorkFailed current="/calendar" title={t('header.calendar')} error={error} />;
}

export default function CalendarPage({ loaderData: calendar }: Route.ComponentProps) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const onlineOnly = useOnlineOnly();
  const { month, previous, next, entries, first } = calendar;
  const nameOf = (of: string) => format.date(plainDate(`${of}-01`), 'month');
  return (
    <WorkFrame current="/calendar" title={t('header.calendar')}>
      <p className="muted">{t('workCalendar.lead')}</p>
      <nav className={styles.workMonths} aria-label={t('workCalendar.months')}>
        <Chip to={toLocal(`/calendar?month=${previous}`)} onClick={onlineOnly}>
          {nameOf(previous)}
        </Chip>
        <h2>{format.date(first, 'month')}</h2>
        <Chip to={toLocal(`/calendar?month=${next}`)} onClick={onlineOnly}>
          {nameOf(next)}
        </Chip>
      </nav>
      <MonthTable calendar={calendar} />
      {entries.length === 0 && <p role="status">{t('workCalendar.none')}</p>}
      <ul className={styles.workDays}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <b className="num">{format.date(entry.day, 'weekday')}</b>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
      {entries.length > 0 && (
        <p>
          <a href={toLocal(`/calendar/days.ics?month=${month}`)}>{t('workCalendar.ics')}</a>
        </p>
      )}
    </WorkFrame>
  );
}
