import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { CalendarGrid, CalendarHeading, I18nProvider, RangeCalendar } from 'react-aria-components';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { fetchPauses, firstAtOnce } from '#web/search/lookups/fetch-pauses.ts';
import { calendarAddress } from '#web/search/lookups/field-addresses.ts';
import type { loader as calendarLoader } from '#web/search/lookups/lookup-calendar.ts';
import { type DateRange, isBeyondLimit, pickRange } from '#web/search/query/date-range.ts';
import { hasUnsureAges } from '#web/search/query/party.ts';
import { type CalendarQuestion, type DaysSlice, datesOf } from '#web/search/query/search-form.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './calendar.module.css';
import { type CalendarDay, calendarDay } from './calendar-day.ts';
import { CalendarFoot } from './calendar-foot.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import skeletonStyles from './calendar-skeleton.module.css';
import { dateKeys } from './date-keys.ts';
import { DayCell } from './day-cell.tsx';
import { MonthArrows } from './month-arrows.tsx';
import { useLookup } from './use-lookup.ts';

type DateCalendarProps = {
  form: CalendarQuestion & DaysSlice;
  bounds: DateRange;
  months: 1 | 2;
  /** Undefined: the choice is taken back. */
  onApply: (range: DateRange | undefined) => void;
  onDone: () => void;
};

/** Days of departure with the cheapest price of each, one month on phones and two beside each other elsewhere. */
export default function DateCalendar({ form, bounds, months, onApply, onDone }: DateCalendarProps) {
  const t = useT();
  const { intlLocale, site } = useVisit();
  const chosen = datesOf(form);
  const [focused, setFocused] = useState<CalendarDate>(() => parseDate(chosen?.from ?? usualDay(bounds)));
  const answer = useLookup<typeof calendarLoader>(
    calendarAddress(form, bounds, toPlain(focused)),
    firstAtOnce(fetchPauses.calendar),
  );
  const isUnsure = hasUnsureAges(form);
  const days = new Map(
    answer?.days.map((day) => [day.date, calendarDay(isUnsure ? { ...day, price: null } : day)]),
  );
  const calendar = useRef<HTMLDivElement>(null);
  const cheap = cheapestTenth([...days.values()]);
  const isCheap = (day: CalendarDay | undefined) => day?.price != null && day.price <= cheap;

  // What is chosen already stays choosable, or the whole range would count as invalid.
  const isChosen = (day: string) => day === chosen?.from || day === chosen?.to;
  const isUnavailable = (date: DateValue, anchor: CalendarDate | null) =>
    (days.get(date.toString())?.disabled && !isChosen(date.toString())) ||
    isBeyondLimit(
      plainDate(date.toString()),
      anchor ? plainDate(anchor.toString()) : undefined,
      site.limitRange,
    );
  const clear = () => {
    onApply(undefined);
    focusDay(calendar.current); // the button that was pressed has nothing more to clear
  };

  return (
    <I18nProvider locale={intlLocale}>
      <RangeCalendar
        ref={calendar}
        className={classNames(styles.calendar)}
        aria-label={t(dateKeys(form.mode).title)}
        visibleDuration={{ months }}
        pageBehavior="single"
        value={chosen ? { start: parseDate(chosen.from), end: parseDate(chosen.to) } : null}
        onChange={({ start, end }) => {
          onApply(pickRange({ from: plainDate(start.toString()), to: plainDate(end.toString()) }));
        }}
        focusedValue={focused}
        onFocusChange={setFocused}
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
                className={classNames(styles.days)}
                offset={{ months: month }}
                weekdayStyle="short"
              >
                {(date) => (
                  <DayCell
                    date={date}
                    day={days.get(date.toString())}
                    kind={form.mode}
                    currency={answer?.currency ?? ''}
                    isCheap={isCheap(days.get(date.toString()))}
                  />
                )}
              </CalendarGrid>
            </div>
          ))}
        </div>
        <div className={skeletonStyles.calendarRest}>
          <CalendarLegend kind={form.mode} />
          <CalendarFoot
            form={form}
            currency={answer?.currency}
            onApply={onApply}
            onClear={clear}
            onDone={onDone}
          />
        </div>
      </RangeCalendar>
    </I18nProvider>
  );
}

/** [W]§9: a week from now. */
const usualDay = ({ from }: DateRange) => addDays(from, 7);

/** Focus goes on to the day of the calendar that keys would move from. */
const focusDay = (calendar: HTMLElement | null) =>
  calendar?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus();

/** The price under which the cheapest tenth of the days lie. */
function cheapestTenth(days: CalendarDay[]): number {
  const prices = days.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  return prices[Math.floor(prices.length / 10)] ?? 0;
}

const toPlain = (date: CalendarDate) => plainDate(date.toString());
