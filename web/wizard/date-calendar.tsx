import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import { CalendarGrid, CalendarHeading, I18nProvider, RangeCalendar } from 'react-aria-components';
import { minorPerUnit, money } from '#lib/money.ts';
import { addDays, daysBetween, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { partyFor } from '#web/party-text.ts';
import { tripParameters } from '#web/trip-question.ts';
import { Button } from '#web/ui/button.tsx';
import { useVisit } from '#web/visit.tsx';
import { type CalendarDay, calendarDay } from './calendar-day.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { type DateRange, isBeyondLimit, pickRange } from './date-range.ts';
import { DayCell } from './day-cell.tsx';
import type { loader as calendarLoader } from './lookup-calendar.ts';
import { MonthArrows } from './month-arrows.tsx';
import type { SearchForm } from './search-form.ts';
import { useLookup } from './use-lookup.ts';

type DateCalendarProps = {
  form: SearchForm;
  bounds: DateRange;
  months: 1 | 2;
  onApply: (range: DateRange) => void;
  onDone: () => void;
};

/** Days of departure with the cheapest price of each, one month on phones and two beside each other elsewhere. */
export default function DateCalendar({ form, bounds, months, onApply, onDone }: DateCalendarProps) {
  const t = useT();
  const { intlLocale } = useVisit();
  const [focused, setFocused] = useState<CalendarDate>(() => parseDate(form.checkInFrom));
  const [cleared, setCleared] = useState(false);
  const answer = useLookup<typeof calendarLoader>(lookupAddress(form, bounds, toPlain(focused)), 0);
  const days = new Map(answer?.days.map((day) => [day.date, calendarDay(day)]));
  const legend = useRef<HTMLDivElement>(null);
  useEffect(() => {
    legend.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const cheap = cheapestTenth([...days.values()]);
  const isCheap = (day: CalendarDay | undefined) => day?.price != null && day.price <= cheap;
  const range = cleared ? null : { start: parseDate(form.checkInFrom), end: parseDate(form.checkInTo) };

  // What is chosen already stays choosable, or the whole range would count as invalid.
  const isChosen = (day: string) => day === form.checkInFrom || day === form.checkInTo;
  const isUnavailable = (date: DateValue, anchor: CalendarDate | null) =>
    (days.get(date.toString())?.disabled && !isChosen(date.toString())) ||
    isBeyondLimit(plainDate(date.toString()), anchor ? plainDate(anchor.toString()) : undefined);

  return (
    <I18nProvider locale={intlLocale}>
      <RangeCalendar
        className="calendar"
        aria-label={t('wizard.dates.title')}
        visibleDuration={{ months }}
        pageBehavior="single"
        value={range}
        onChange={({ start, end }) => {
          setCleared(false);
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
        <div className="months">
          {Array.from({ length: months }, (_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first month and the one after it
            <div key={month}>
              <CalendarHeading className="month__name" offset={{ months: month }} />
              <CalendarGrid className="days" offset={{ months: month }} weekdayStyle="short">
                {(date) => (
                  <DayCell
                    date={date}
                    day={days.get(date.toString())}
                    currency={answer?.currency ?? ''}
                    isCheap={isCheap(days.get(date.toString()))}
                  />
                )}
              </CalendarGrid>
            </div>
          ))}
        </div>
      </RangeCalendar>
      <div ref={legend}>
        <CalendarLegend />
        <CalendarFoot
          form={form}
          currency={answer?.currency}
          picked={!cleared}
          onClear={() => setCleared(true)}
          onDone={onDone}
        />
      </div>
    </I18nProvider>
  );
}

type CalendarFootProps = {
  form: SearchForm;
  currency: string | undefined;
  picked: boolean;
  onClear: () => void;
  onDone: () => void;
};

/** What the prices are for, and the next step; it waits until a day is chosen ([W]§2.9). */
function CalendarFoot({ form, currency, picked, onClear, onDone }: CalendarFootProps) {
  const t = useT();
  const format = useFormat();
  const { checkInFrom, checkInTo, nightsFrom, nightsTo, adults, childAges } = form;
  const symbol = currency && format.money(money(0 * minorPerUnit, currency)).replace(/[\d\s]/g, '');
  return (
    <div className="pop__foot">
      <p className="pop__note">
        {symbol &&
          t('wizard.dates.priceNote', {
            currency: symbol,
            party: partyFor(t, adults, childAges.length),
            nights: format.nights(nightsFrom, nightsTo),
          })}
      </p>
      <Button size="s" onClick={onClear} disabled={!picked}>
        {t('common.action.clear')}
      </Button>
      <Button size="s" kind="go" onClick={onDone} disabled={!picked}>
        {picked
          ? t('wizard.dates.done', { count: daysBetween(checkInFrom, checkInTo) + 1 })
          : t('wizard.dates.pickFirst')}
      </Button>
    </div>
  );
}

/** The price under which the cheapest tenth of the days lie. */
function cheapestTenth(days: CalendarDay[]): number {
  const prices = days.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  return prices[Math.floor(prices.length / 10)] ?? 0;
}

const toPlain = (date: CalendarDate) => plainDate(date.toString());

/** Three months around the one that is looked at: paging by one month finds its prices there. */
function lookupAddress(form: SearchForm, bounds: DateRange, focused: PlainDate): string | undefined {
  if (form.state === undefined) return undefined;
  const month = plainDate(`${focused.slice(0, 8)}01`);
  const [from, to] = [addDays(month, -31), addDays(month, 92)].map((day) => within(bounds, day));
  const { TOWNFROM: _, CHECKIN_BEG: __, CHECKIN_END: ___, ...party } = tripParameters(form);
  return `/lookup/calendar?${new URLSearchParams({
    townFrom: `${form.townFrom}`,
    state: `${form.state}`,
    from: `${from}`,
    to: `${to}`,
    ...party,
  })}`;
}

const within = ({ from, to }: DateRange, day: PlainDate) => {
  if (day < from) return from;
  return day > to ? to : day;
};
