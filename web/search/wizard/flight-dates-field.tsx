import { Suspense } from 'react';
import type { PlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { farthestDay, firstSaleDay } from '#web/search/query/date-range.ts';
import type { FlightForm } from '#web/search/query/flight-form.ts';
import { above } from '#web/ui/breakpoints.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { dateWords } from './date-words.ts';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import type { FlightOptions } from './flight-options.ts';
import { PlainField } from './plain-field.tsx';
import styles from './wizard.module.css';

/** The calendar and its field are fetched when dates are first chosen. */
const DateText = lazyPart(() => import('./date-text-input.tsx'));
const FlightCalendar = lazyPart(() => import('./flight-calendar.tsx'));

type Dates = Pick<FlightForm, 'dateFrom' | 'dateTo'>;
type Props = FieldProps<Dates, Pick<FlightForm, 'direction' | 'isCharter'>, FlightOptions>;

/** On which day to fly there, and on which one back. */
export function FlightDatesField({ form, change, options, hydrated }: Props) {
  const t = useT();
  const format = useFormat();
  const { today } = useVisit();
  const isWide = useMedia(above('wide'));
  const { dateFrom: from, dateTo } = form;
  const chosen = from && { from, to: dateTo ?? from };
  const bounds = { from: firstSaleDay(today), to: farthestDay(today) };
  const apply = (dates: Dates) => change(dates);
  return (
    <FieldPopover
      name="flightDates"
      label={t('wizard.dates.label')}
      title={t('wizard.flights.dates')}
      value={chosen ? dateWords(chosen, t, format) : t('wizard.dates.pickFirst')}
      plain={<PlainDates form={form} today={today} />}
    >
      {hydrated
        ? (close) => (
            <OptionalPart>
              <Suspense fallback={<CalendarSkeleton months={isWide ? 2 : 1} />}>
                <DateText
                  label={t('wizard.flights.dates')}
                  range={chosen || undefined}
                  bounds={bounds}
                  onApply={(typed) => {
                    apply({ dateFrom: typed.from, dateTo: typed.to > typed.from ? typed.to : undefined });
                    close();
                  }}
                />
                <FlightCalendar
                  form={form}
                  route={options.route}
                  bounds={bounds}
                  months={isWide ? 2 : 1}
                  onApply={(dates) => {
                    apply(dates);
                    if (dates.dateFrom && isWide) close(); // on a phone the button below closes ([W]§2.9)
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

/** Without scripts nothing hides the second day of one way: it is not read. */
function PlainDates({ form, today }: { form: Dates; today: PlainDate }) {
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
          max={farthestDay(today)}
        />
      )}
    </PlainField>
  );
  return (
    <div className={styles.plainPair}>
      {input('dateFrom', t('wizard.flights.there'), form.dateFrom)}
      {input('dateTo', t('wizard.flights.back'), form.dateTo)}
    </div>
  );
}
