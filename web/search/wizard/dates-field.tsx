import { Suspense } from 'react';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { type DateRange, farthestDay, firstSaleDay } from '#web/search/query/date-range.ts';
import { type CalendarQuestion, type DaysSlice, datesOf } from '#web/search/query/search-form.ts';
import { above } from '#web/ui/breakpoints.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { dateKeys } from './date-keys.ts';
import { dateWords } from './date-words.ts';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import { PlainField } from './plain-field.tsx';
import styles from './wizard.module.css';

/** The calendar and its field are fetched when dates are first chosen. */
const DateText = lazyPart(() => import('./date-text-input.tsx'));
const DateCalendar = lazyPart(() => import('./date-calendar.tsx'));

/** Between which days to leave. */
export function DatesField({ form, change, hydrated }: FieldProps<DaysSlice, CalendarQuestion>) {
  const t = useT();
  const format = useFormat();
  const { today } = useVisit();
  const isWide = useMedia(above('wide'));
  const range = datesOf(form);
  const keys = dateKeys(form.mode);
  const bounds = { from: firstSaleDay(today), to: farthestDay(today) };
  const apply = (picked: DateRange | undefined) =>
    change({ checkInFrom: picked?.from, checkInTo: picked?.to });
  return (
    <FieldPopover
      name="dates"
      label={t(keys.label)}
      title={t(keys.title)}
      value={range ? dateWords(range, t, format) : t('wizard.dates.pickFirst')}
      plain={<PlainDates range={range} today={today} keys={keys} />}
    >
      {hydrated
        ? (close) => (
            <OptionalPart>
              <Suspense fallback={<CalendarSkeleton months={isWide ? 2 : 1} />}>
                <DateText
                  label={t(keys.title)}
                  range={range}
                  bounds={bounds}
                  onApply={(typed) => {
                    apply(typed);
                    close();
                  }}
                />
                <DateCalendar
                  form={form}
                  bounds={bounds}
                  months={isWide ? 2 : 1}
                  onApply={(picked) => {
                    apply(picked);
                    if (picked && isWide) close(); // on a phone the button below closes ([W]§2.9)
                  }}
                  onDone={close}
                />
              </Suspense>
            </OptionalPart>
          )
        : undefined}
    </FieldPopover>
  );
}

type PlainDatesProps = { range: DateRange | undefined; today: PlainDate; keys: ReturnType<typeof dateKeys> };

function PlainDates({ range, today, keys }: PlainDatesProps) {
  const t = useT();
  const input = (name: string, label: string, value: PlainDate | undefined) => (
    <PlainField label={label}>
      {(id) => (
        <TextInput
          id={id}
          type="date"
          name={name}
          defaultValue={value}
          min={firstSaleDay(today)}
          max={addDays(today, 365)}
        />
      )}
    </PlainField>
  );
  return (
    <div className={styles.plainPair}>
      {input('CHECKIN_BEG', t(keys.from), range?.from)}
      {input('CHECKIN_END', t(keys.to), range?.to)}
    </div>
  );
}
