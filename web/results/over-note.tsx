import { useLocation } from 'react-router';
import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { areOver, type DateRange } from '#web/search/query/date-range.ts';
import { readQueryValues } from '#web/search/query/query-values.ts';
import { Link } from '#web/ui/link.tsx';

/** Where the days of the address are over, a page that shows other days says so, and which the next ones are. */
export function OverNote({ next, to }: { next: DateRange; to: string }) {
  const t = useT();
  const format = useFormat();
  const { today } = useVisit();
  const isOver = namesPastDays(useLocation().search, today);
  if (!isOver) return null;
  return (
    <p role="status">
      {`${t('over.title')}. `}
      <Link to={to}>{t('over.next', { dates: format.dateRange(next.from, next.to, today) })}</Link>
    </p>
  );
}

/** Whether the days of an address cannot be sold any more. */
export function namesPastDays(search: string, today: PlainDate): boolean {
  const values = readQueryValues(new URLSearchParams(search));
  const last = parsePlainDate(values.get('CHECKIN_END') ?? values.get('CHECKIN_BEG') ?? '');
  return last !== undefined && areOver({ to: last }, today);
}
