import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { type ReactElement, use, useRef } from 'react';
import {
  Calendar,
  CalendarGrid,
  CalendarHeading,
  I18nProvider,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { addDays, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { type DateRange, isBeyondLimit } from '#web/search/query/date-range.ts';
import { dayStatus, isOpenDay } from '#web/search/query/flight-days.ts';
import type { FlightForm, FlownRoute } from '#web/search/query/flight-form.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './calendar.module.css';
import type { CalendarDay } from './calendar-day.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import skeletonStyles from './calendar-skeleton.module.css';
import { DayCell } from './day-cell.tsx';
import { MonthArrows } from './month-arrows.tsx';
import popoverStyles from './popover.module.css';

type Dates = Pick<FlightForm, 'dateFrom' | 'dateTo'>;

type Props = {
  form: Dates & Pick<FlightForm, 'direction' | 'isCharter'>;
  route: FlownRoute;
  bounds: DateRange;
  months: 1 | 2;
  /** Without a day of departure the choice is taken back; without one of return it is to be found. */
  onApply: (dates: Dates) => void;
  onDone: () => void;
};

/** Days of flights: the first pick is of those that leave, the second of those that come back. */
export default function FlightCalendar(props: Props) {
  const { intlLocale } = useVisit();
  return (
    <I18nProvider locale={intlLocale}>
      {props.form.direction === 'one-way' ? <OneDay {...props} /> : <TwoDays {...props} />}
    </I18nProvider>
  );
}

function OneDay({ form, route, bounds, months, onApply, onDone }: Props) {
  const t = useT();
  const calendar = useRef<HTMLDivElement>(null);
  return (
    <Calendar
      ref={calendar}
      className={classNames(styles.calendar)}
      aria-label={t('wizard.flights.dates')}
      visibleDuration={{ months }}
      pageBehavior="single"
      value={form.dateFrom ? parseDate(form.dateFrom) : null}
      onChange={(picked) => onApply({ dateFrom: plainOf(picked), dateTo: undefined })}
      defaultFocusedValue={parseDate(form.dateFrom ?? addDays(bounds.from, 7))}
      minValue={parseDate(bounds.from)}
      maxValue={parseDate(bounds.to)}
      isDateUnavailable={(date) => !isOpenDay(route.days, 'out', plainOf(date), form)}
    >
      <Months
        months={months}
        cell={(date) => <FlightDay date={date} way="out" form={form} route={route} />}
      />
      <Foot
        picked={form.dateFrom}
        onClear={() => {
          onApply({ dateFrom: undefined, dateTo: undefined });
          focusDay(calendar.current);
        }}
        onDone={onDone}
      />
    </Calendar>
  );
}

function TwoDays({ form, route, bounds, months, onApply, onDone }: Props) {
  const t = useT();
  const { limitRange } = useVisit().site;
  const calendar = useRef<HTMLDivElement>(null);
  const { dateFrom, dateTo } = form;
  const isUnavailable = (date: DateValue, anchor: DateValue | null) => {
    const day = plainOf(date);
    if (!anchor) return !isOpenDay(route.days, 'out', day, form) && day !== dateFrom && day !== dateTo;
    const first = plainOf(anchor);
    if (day === first) return false;
    return day < first || isBeyondLimit(day, first, limitRange) || !isOpenDay(route.days, 'back', day, form);
  };
  return (
    <RangeCalendar
      ref={calendar}
      className={classNames(styles.calendar)}
      aria-label={t('wizard.flights.dates')}
      visibleDuration={{ months }}
      pageBehavior="single"
      value={dateFrom && dateTo ? { start: parseDate(dateFrom), end: parseDate(dateTo) } : null}
      onChange={({ start, end }) => {
        const [from, to] = [plainOf(start), plainOf(end)];
        onApply({ dateFrom: from, dateTo: to });
      }}
      defaultFocusedValue={parseDate(dateFrom ?? addDays(bounds.from, 7))}
      minValue={parseDate(bounds.from)}
      maxValue={parseDate(bounds.to)}
      isDateUnavailable={isUnavailable}
      allowsNonContiguousRanges
    >
      <Months months={months} cell={(date) => <RangeDay date={date} form={form} route={route} />} />
      <RangeFoot
        form={form}
        onApply={onApply}
        onClear={() => {
          onApply({ dateFrom: undefined, dateTo: undefined });
          focusDay(calendar.current);
        }}
        onDone={onDone}
      />
    </RangeCalendar>
  );
}

function Months({ months, cell }: { months: 1 | 2; cell: (date: CalendarDate) => ReactElement }) {
  return (
    <>
      <MonthArrows />
      <div className={classNames(skeletonStyles.months)}>
        {Array.from({ length: months }, (_, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first month and the one after it
          <div key={month}>
            <CalendarHeading className={classNames(styles.monthName)} offset={{ months: month }} />
            <CalendarGrid className={classNames(styles.days)} offset={{ months: month }} weekdayStyle="short">
              {cell}
            </CalendarGrid>
          </div>
        ))}
      </div>
      <CalendarLegend kind="flight" />
    </>
  );
}

type DayProps = { date: CalendarDate; way: 'out' | 'back' } & Pick<Props, 'form' | 'route'>;

/** A day with the mark of its flights; one that can be chosen though it has none is without a mark. */
function FlightDay({ date, way, form, route }: DayProps) {
  const value = plainOf(date);
  const status = dayStatus(route.days, way, value, form);
  const colorCode = marks[status] ?? 'none';
  const day: CalendarDay = {
    value,
    colorCode,
    disabled: !isOpenDay(route.days, way, value, form),
    price: null,
  };
  const isMarked = day.disabled || colorCode !== 'none';
  return <DayCell date={date} day={isMarked ? day : undefined} kind="flight" currency="" isCheap={false} />;
}

const marks: Record<string, CalendarDay['colorCode']> = { 1: 'charter', 2: 'request', 5: 'regular' };

/** Once the day there is picked, days are those of the way back. */
function RangeDay(props: Omit<DayProps, 'way'>) {
  const { anchorDate } = use(RangeCalendarStateContext) ?? {};
  return <FlightDay {...props} way={anchorDate ? 'back' : 'out'} />;
}

type FootProps = { picked: PlainDate | undefined; note?: string; onClear: () => void; onDone: () => void };

/** The next step, which waits until a day is chosen ([W]§2.9). */
function Foot({ picked, note, onClear, onDone }: FootProps) {
  const t = useT();
  return (
    <div className={popoverStyles.popFoot}>
      <p className={popoverStyles.popNote} role="status">
        {note}
      </p>
      <Button size="s" onClick={onClear} disabled={!picked}>
        {t('common.action.clear')}
      </Button>
      <Button size="s" kind="go" onClick={onDone} disabled={!picked}>
        {picked ? t('common.action.done') : t('wizard.dates.pickFirst')}
      </Button>
    </div>
  );
}

type RangeFootProps = Pick<Props, 'form' | 'onApply' | 'onDone'> & { onClear: () => void };

function RangeFoot({ form, onApply, onClear, onDone }: RangeFootProps) {
  const t = useT();
  const calendar = use(RangeCalendarStateContext);
  const first = calendar?.anchorDate ? plainOf(calendar.anchorDate) : undefined;
  return (
    <Foot
      picked={first ?? form.dateFrom}
      note={t(first ? 'wizard.flights.pickBack' : 'wizard.flights.pickThere')}
      onClear={() => {
        calendar?.setAnchorDate(null);
        onClear();
      }}
      onDone={() => {
        if (first) onApply({ dateFrom: first, dateTo: undefined }); // the day back is found
        calendar?.setAnchorDate(null);
        onDone();
      }}
    />
  );
}

const plainOf = (date: DateValue): PlainDate => plainDate(date.toString());

/** Focus goes on to the day of the calendar that keys would move from. */
const focusDay = (calendar: HTMLElement | null) =>
  calendar?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus();
