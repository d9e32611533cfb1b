import { useId } from 'react';
import { Form } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import type { RateOfToday } from '#web/rates/load-rates-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './archive.module.css';
import { archiveFields, archiveSizes } from './archive-question.ts';
import type { Archive } from './load-archive.ts';

type Props = { archive: Archive; currencies: readonly RateOfToday[] };

/** Which currency, which days, and how many of them a page; what was typed stays, with what is wrong beside it. */
export function ArchiveForm({ archive, currencies }: Props) {
  const t = useT();
  const { question, faults } = archive;
  return (
    <Form className={styles.archiveForm} action="#archive" preventScrollReset>
      <Field
        required="either"
        label={t('rates.today.currency')}
        error={faults.currency && t('rates.archive.fault.currency')}
      >
        {(control) => (
          <Select
            key={question.currency}
            {...control}
            name={archiveFields.currency}
            defaultValue={question.currency}
          >
            {currencies.map(({ slug, name }) => (
              <option key={slug} value={slug}>{`${slug} · ${name}`}</option>
            ))}
          </Select>
        )}
      </Field>
      <Days archive={archive} />
      <Field required="either" label={t('rates.archive.perPage')}>
        {(control) => (
          <Select key={question.size} {...control} name={archiveFields.size} defaultValue={question.size}>
            {archiveSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        )}
      </Field>
      {(['sort', 'direction', 'tab'] as const).map((field) => (
        <input key={field} type="hidden" name={archiveFields[field]} value={question[field]} />
      ))}
      <Button type="submit" kind="go">
        {t('rates.archive.show')}
      </Button>
    </Form>
  );
}

function Days({ archive: { faults, typed, today } }: { archive: Archive }) {
  const t = useT();
  const id = useId();
  const wrong = faults.from ?? faults.to;
  return (
    <fieldset className={styles.archiveDays} name={archiveFields.period}>
      <legend className="sr">{t('rates.archive.days')}</legend>
      {(['from', 'to'] as const).map((field) => (
        <Field key={field} required label={t(`rates.archive.${field}`)}>
          {(control) => (
            <TextInput
              key={typed[field]}
              {...control}
              type="date"
              name={archiveFields[field]}
              defaultValue={typed[field]}
              max={today}
              aria-invalid={faults[field] ? true : undefined}
              aria-describedby={faults[field] && id}
            />
          )}
        </Field>
      ))}
      {wrong && <FieldError id={id}>{t(`rates.archive.fault.${wrong}`)}</FieldError>}
    </fieldset>
  );
}
