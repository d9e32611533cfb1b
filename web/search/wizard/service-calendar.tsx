import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { use, useRef } from 'react';
import {
  CalendarGrid,
  CalendarHeading,
  I18nProvider,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import {
  type DateRange,
  daysIn,
  isBeyondLimit,
  longestFrom,
  pickRange,
} from '#web/search/query/date-range.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './calendar.module.css';
import skeletonStyles from './calendar-skeleton.module.css';
import { DayCell } from './day-cell.tsx';
import { MonthArrows } from './month-arrows.tsx';
import popoverStyles from './popover.module.css';

type ServiceCalendarProps = {
  range: DateRange | undefined;
  bounds: DateRange;
  months: 1 | 2;
  /** Undefined: the choice is taken back. */
  onApply: (range: DateRange | undefined) => void;
  onDone: () => void;
};

/** The days that a service may begin on, one month on phones and two beside each other elsewhere. */
export default function ServiceCalendar({ range, bounds, months, onApply, onDone }: ServiceCalendarProps) {
  const t = useT();
  const { intlLocale, site } = useVisit();
  const calendar = useRef<HTMLDivElement>(null);
  const isUnavailable = (date: DateValue, anchor: CalendarDate | null) =>
    isBeyondLimit(
      plainDate(date.toString()),
      anchor ? plainDate(anchor.toString()) : undefined,
      site.limitRange,
    );
  const clear = () => {
    onApply(undefined);
    calendar.current?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus();
  };
  return (
    <I18nProvider locale={intlLocale}>
      <RangeCalendar
        ref={calendar}
        className={classNames(styles.calendar)}
        aria-label={t('services.dates.title')}
        visibleDuration={{ months }}
        pageBehavior="single"
        value={range ? { start: parseDate(range.from), end: parseDate(range.to) } : null}
        onChange={({ start, end }) =>
          onApply(pickRange({ from: plainDate(start.toString()), to: plainDate(end.toString()) }))
        }
        defaultFocusedValue={parseDate(range?.from ?? addDays(bounds.from, 7))}
        minValue={parseDate(bounds.from)}
        maxValue={parseDate(bounds.to)}
        isDateUnavailable={isUnavailable}
        allowsNonContiguousRanges
      >
        <MonthArrows />
        <div className={classNames(skeletonStyles.months)}>
          {Array.from({ length: months }, (_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first month and the one after it
            <div key={month}>
              <CalendarHeading className={classNames(styles.monthName)} offset={{ months: month }} />
              <CalendarGrid
                className={classNames(styles.days, styles.plainDays)}
                offset={{ months: month }}
                weekdayStyle="short"
              >
                {(date) => <DayCell date={date} day={undefined} kind="service" currency="" isCheap={false} />}
              </CalendarGrid>
            </div>
          ))}
        </div>
        <Foot range={range} onApply={onApply} onClear={clear} onDone={onDone} />
      </RangeCalendar>
    </I18nProvider>
  );
}

type FootProps = Pick<ServiceCalendarProps, 'range' | 'onApply' | 'onDone'> & { onClear: () => void };

/** Between the two picks how long the range may be; and the next step, which waits until a day is chosen. */
function Foot({ range, onApply, onClear, onDone }: FootProps) {
  const t = useT();
  const { limitRange } = useVisit().site;
  const calendar = use(RangeCalendarStateContext);
  const first = calendar?.anchorDate ? plainDate(calendar.anchorDate.toString()) : undefined;
  const picked = first ? { from: first, to: first } : range;
  const clear = () => {
    calendar?.setAnchorDate(null);
    onClear();
  };
  const done = () => {
    if (first && picked) onApply(picked); // the first day alone
    calendar?.setAnchorDate(null);
    onDone();
  };
  return (
    <div className={popoverStyles.popFoot}>
      <p className={popoverStyles.popNote} role="status">
        {first && t('wizard.dates.limit', { count: daysIn(longestFrom(first, limitRange)) })}
      </p>
      <Button size="s" onClick={clear} disabled={!picked}>
        {t('common.action.clear')}
      </Button>
      <Button size="s" kind="go" onClick={done} disabled={!picked}>
        {picked ? t('wizard.dates.done', { count: daysIn(picked) }) : t('wizard.dates.pickFirst')}
      </Button>
    </div>
  );
}
