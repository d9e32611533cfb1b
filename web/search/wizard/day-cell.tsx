import type { CalendarDate } from '@internationalized/date';
import { use } from 'react';
import { CalendarCell, type CalendarCellRenderProps, RangeCalendarStateContext } from 'react-aria-components';
import { plainDate } from '#lib/plain-date.ts';
import type { TravelKind } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { daysIn, isBeyondLimit, longestFrom } from '#web/search/query/date-range.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './calendar.module.css';
import type { CalendarDay } from './calendar-day.ts';
import { dateKeys } from './date-keys.ts';

type DayCellProps = {
  date: CalendarDate;
  day: CalendarDay | undefined;
  kind: TravelKind;
  currency: string;
  isCheap: boolean;
};

/** A day: its number, its cheapest price and the mark of its flights, all of them in words too. */
export function DayCell({ date, day, kind, currency, isCheap }: DayCellProps) {
  const t = useT();
  const format = useFormat();
  const { price } = useUiLanguage();
  // A day without flights inside the range is part of it, though it could not be its first or last.
  const ranges = use(RangeCalendarStateContext);
  const { highlightedRange: range, anchorDate } = ranges ?? {};
  const isIn = range != null && date.compare(range.start) >= 0 && date.compare(range.end) <= 0;
  const { limitRange } = useVisit().site;
  const tooFar = anchorDate ? daysTooFar(date, anchorDate, limitRange) : undefined;
  const limit = tooFar && t('wizard.dates.limit', { count: tooFar });
  const words = [day && inWords(day, currency), limit];
  return (
    <CalendarCell
      date={date}
      className={(state) =>
        dayClass(state, day, { isCheap, isIn, isTooFar: tooFar !== undefined, isAlone: !ranges })
      }
      render={(props) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the props bring the role of a button
        <div {...props} aria-label={[props['aria-label'], ...words].filter(Boolean).join(', ')} />
      )}
    >
      {({ formattedDate }) => (
        <>
          <b>{formattedDate}</b>
          <small data-price={day?.price ? format.number(day.price) : ''} />
          {day && !day.disabled && <i className={styles.dayMark} data-status={day.colorCode} />}
        </>
      )}
    </CalendarCell>
  );

  function inWords({ colorCode, price: amount }: CalendarDay, inCurrency: string): string {
    const status = dateKeys(kind).statuses[colorCode];
    const from = amount !== null && t('common.price.from', { price: price(amount, inCurrency) });
    return [status && t(status), from].filter(Boolean).join(', ');
  }
}

/** How many days a range from the first pick may hold, for a day that is beyond them. */
function daysTooFar(date: CalendarDate, first: CalendarDate, limit: number): number | undefined {
  const [day, anchor] = [plainDate(date.toString()), plainDate(first.toString())];
  return isBeyondLimit(day, anchor, limit) ? daysIn(longestFrom(anchor, limit)) : undefined;
}

const dayClass = (
  state: CalendarCellRenderProps,
  day: CalendarDay | undefined,
  { isCheap, isIn, isTooFar, isAlone }: Record<'isCheap' | 'isIn' | 'isTooFar' | 'isAlone', boolean>,
) =>
  classNames(
    styles.day,
    (state.isDisabled || day?.disabled || (state.isUnavailable && !isTooFar)) && styles.dayOff,
    isTooFar && styles.dayFar,
    state.isDisabled && styles.dayPast,
    isCheap && styles.dayLow,
    state.isOutsideMonth && styles.dayOutside,
    isIn && styles.dayIn,
    (state.isSelectionStart || (isAlone && state.isSelected)) && styles.dayStart,
    (state.isSelectionEnd || (isAlone && state.isSelected)) && styles.dayEnd,
  );
