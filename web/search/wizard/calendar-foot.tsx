import { use } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components';
import { minorPerUnit, money } from '#lib/money.ts';
import { plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { type DateRange, daysIn, longestFrom } from '#web/search/query/date-range.ts';
import { hasUnsureAges, type UnsureAges } from '#web/search/query/party.ts';
import { type DaysSlice, datesOf } from '#web/search/query/search-form.ts';
import type { Nights, Travellers } from '#web/search/query/trip.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './popover.module.css';

type CalendarFootProps = {
  form: DaysSlice & Nights & Travellers & UnsureAges;
  currency: string | undefined;
  onApply: (range: DateRange) => void;
  onClear: () => void;
  onDone: () => void;
};

/**
 * What the prices are for, or between the two picks how long the range may be; and the next step, which waits until a
 * day is chosen ([W]§2.9).
 */
export function CalendarFoot({ form, currency, onApply, onClear, onDone }: CalendarFootProps) {
  const t = useT();
  const calendar = use(RangeCalendarStateContext);
  const first = calendar?.anchorDate ? plainDate(calendar.anchorDate.toString()) : undefined;
  const picked = first ? { from: first, to: first } : datesOf(form);
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
    <div className={styles.popFoot}>
      <Note form={form} currency={currency} first={first} />
      <Button size="s" onClick={clear} disabled={!picked}>
        {t('common.action.clear')}
      </Button>
      <Button size="s" kind="go" onClick={done} disabled={!picked}>
        {picked ? t('wizard.dates.done', { count: daysIn(picked) }) : t('wizard.dates.pickFirst')}
      </Button>
    </div>
  );
}

type NoteProps = Pick<CalendarFootProps, 'form' | 'currency'> & { first: DateRange['from'] | undefined };

function Note({ form, currency, first }: NoteProps) {
  const t = useT();
  const format = useFormat();
  const { limitRange } = useVisit().site;
  const { nightsFrom, nightsTo, adults, childAges } = form;
  const symbol = currency && format.money(money(0 * minorPerUnit, currency)).replace(/[\d\s]/g, '');
  const prices =
    symbol &&
    t('wizard.dates.priceNote', {
      currency: symbol,
      party: partyFor(t, adults, childAges.length),
      nights: format.nights(nightsFrom, nightsTo),
    });
  return (
    <p className={styles.popNote} role="status">
      {first
        ? t('wizard.dates.limit', { count: daysIn(longestFrom(first, limitRange)) })
        : hasUnsureAges(form)
          ? t('wizard.people.agesFirst')
          : prices}
    </p>
  );
}
