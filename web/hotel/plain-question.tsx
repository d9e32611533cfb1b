import { useState } from 'react';
import { Form } from 'react-router';
import { lastDayFrom } from '#lib/departure-window.ts';
import { parsePlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { firstSaleDay } from '#web/search/query/date-range.ts';
import { everyNight } from '#web/search/query/night-range.ts';
import { daysToCome } from '#web/search/query/search-form.ts';
import type { DetailQuestion } from '#web/search/wizard/detail-wizard.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Choice, Numbers } from './plain-choice.tsx';
import { PlainParty } from './plain-party.tsx';
import styles from './rooms-and-prices.module.css';

type PlainQuestionProps = Omit<DetailQuestion, 'only' | 'state'> & {
  /** Lengths that are sold. */
  nights?: number[] | undefined;
};

/** Other days, nights, people or town for the same page, before scripts and without them: a form that its address answers. */
export function PlainQuestion({ trip, mode, towns, nights = everyNight, kept }: PlainQuestionProps) {
  const t = useT();
  const { today, site } = useVisit();
  const days = daysToCome(trip, today);
  const min = firstSaleDay(today);
  const [first, setFirst] = useState<string>(days.checkInFrom);
  const firstDay = parsePlainDate(first);
  const limit = firstDay && lastDayFrom(firstDay, site.limitRange);
  // An address may ask for more days than are picked: what the form opens with can be sent.
  const lastDay = limit && limit < days.checkInTo ? days.checkInTo : limit;
  return (
    <Form method="get" className={styles.changeForm} preventScrollReset>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {towns.length > 0 && (
        <Choice name="TOWNFROM" label={t('wizard.townFrom.title')} value={trip.townFrom}>
          {towns.map(({ inc, name }) => (
            <option key={inc} value={inc}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <Day
        name="CHECKIN_BEG"
        label={t('wizard.dates.from')}
        value={days.checkInFrom}
        min={min}
        onChoose={setFirst}
      />
      <Day name="CHECKIN_END" label={t('wizard.dates.to')} value={days.checkInTo} min={min} max={lastDay} />
      <Choice name="NIGHTMIN" label={t('wizard.nights.from')} value={trip.nightsFrom}>
        <Numbers numbers={nights} />
      </Choice>
      <Choice name="NIGHTMAX" label={t('wizard.nights.to')} value={trip.nightsTo}>
        <Numbers numbers={nights} />
      </Choice>
      <PlainParty trip={trip} mode={mode} />
      <Button type="submit" kind="go">
        {t('common.action.apply')}
      </Button>
    </Form>
  );
}

type DayProps = {
  name: string;
  label: string;
  value: string;
  min: string;
  max?: string | undefined;
  onChoose?: (value: string) => void;
};

function Day({ name, label, value, min, max, onChoose }: DayProps) {
  return (
    <Field label={label} required>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name={name}
          defaultValue={value}
          min={min}
          max={max}
          onChange={(event) => onChoose?.(event.target.value)}
          required
        />
      )}
    </Field>
  );
}
