import { useT } from '#web/context/i18n-context.tsx';
import type { FlightForm } from '#web/search/query/flight-form.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import type { FieldProps } from './field-props.ts';
import type { FlightOptions } from './flight-options.ts';
import { classKey } from './flight-words.ts';
import styles from './flights.module.css';
import { PartyField } from './people-field.tsx';
import { PlainField } from './plain-field.tsx';

type Edited = Pick<FlightForm, 'adults' | 'childAges' | 'unsureAges' | 'classId'>;

/** Who flies, and in which class; both as far as the flights to the target go ([W]§5). */
export function FlightPeopleField({
  form,
  change,
  options,
  hydrated,
}: FieldProps<Edited, Pick<FlightForm, 'mode'>, FlightOptions>) {
  const t = useT();
  const classes = options.classes.includes(form.classId)
    ? options.classes
    : [...options.classes, form.classId];
  return (
    <PartyField
      form={form}
      change={change}
      hydrated={hydrated}
      limits={options.limits}
      flies
      beside={{
        words: t(classKey(form.classId)),
        rich: (
          <fieldset className={styles.flightChoices}>
            <legend>{t('wizard.flights.class')}</legend>
            {classes.map((classId) => (
              <Checkbox
                key={classId}
                type="radio"
                name="pick-class"
                value={classId}
                checked={form.classId === classId}
                onChange={() => change({ classId })}
              >
                {t(classKey(classId))}
              </Checkbox>
            ))}
          </fieldset>
        ),
        plain: (
          <PlainField label={t('wizard.flights.class')}>
            {(id) => (
              <Select id={id} name="classId" defaultValue={form.classId}>
                {classes.map((classId) => (
                  <option key={classId} value={classId}>
                    {t(classKey(classId))}
                  </option>
                ))}
              </Select>
            )}
          </PlainField>
        ),
      }}
    />
  );
}
