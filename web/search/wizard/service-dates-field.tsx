import { Suspense } from 'react';
import type { PlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { type DateRange, farthestDay, firstSaleDay } from '#web/search/query/date-range.ts';
import { type DaysSlice, datesOf } from '#web/search/query/search-form.ts';
import { above } from '#web/ui/breakpoints.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { dateWords } from './date-words.ts';
import { FieldPopover } from './field-popover.tsx';
import { PlainField } from './plain-field.tsx';
import styles from './wizard.module.css';

/** The calendar and its field are fetched when dates are first chosen. */
const DateText = lazyPart(() => import('./date-text-input.tsx'));
const ServiceCalendar = lazyPart(() => import('./service-calendar.tsx'));

type ServiceDatesProps = {
  form: DaysSlice;
  change: (days: DaysSlice) => void;
  hydrated: boolean;
};

/** On which days the service may begin; no day has a price of its own. */
export function ServiceDatesField({ form, change, hydrated }: ServiceDatesProps) {
  const t = useT();
  const format = useFormat();
  const { today } = useVisit();
  const isWide = useMedia(above('wide'));
  const range = datesOf(form);
  const bounds = { from: firstSaleDay(today), to: farthestDay(today) };
  const apply = (picked: DateRange | undefined) =>
    change({ checkInFrom: picked?.from, checkInTo: picked?.to });
  return (
    <FieldPopover
      name="serviceDates"
      label={t('services.dates.label')}
      title={t('services.dates.title')}
      value={range ? dateWords(range, t, format) : t('wizard.dates.pickFirst')}
      plain={<PlainDays range={range} bounds={bounds} />}
    >
      {hydrated
        ? (close) => (
            <OptionalPart>
              <Suspense fallback={<CalendarSkeleton months={isWide ? 2 : 1} />}>
                <DateText
                  label={t('services.dates.title')}
                  range={range}
                  bounds={bounds}
                  onApply={(typed) => {
                    apply(typed);
                    close();
                  }}
                />
                <ServiceCalendar
                  range={range}
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

function PlainDays({ range, bounds }: { range: DateRange | undefined; bounds: DateRange }) {
  const t = useT();
  const input = (name: string, label: string, value: PlainDate | undefined) => (
    <PlainField label={label}>
      {(id) => (
        <TextInput id={id} type="date" name={name} defaultValue={value} min={bounds.from} max={bounds.to} />
      )}
    </PlainField>
  );
  return (
    <div className={styles.plainPair}>
      {input('dateFrom', t('services.dates.from'), range?.from)}
      {input('dateTo', t('services.dates.to'), range?.to)}
    </div>
  );
}
