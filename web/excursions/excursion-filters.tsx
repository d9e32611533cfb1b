import { Form, useSubmit } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './excursions.module.css';
import type { LoadedExcursions } from './load-excursions.ts';
import '#web/ui/form.css';

type Props = { catalogue: LoadedExcursions; path: string };

/** Three filters, each narrowed by those before it ([W]§2.14); a choice asks at once, or the button does. */
export function ExcursionFilters({ catalogue: { wizard, withRegions, asked }, path }: Props) {
  const t = useT();
  const submit = useSubmit();
  if (!wizard) return null;
  const { regions, restTypes, titleExcursion } = wizard;
  const isNarrowed = asked.regions.length + asked.restTypes.length > 0 || asked.title !== '';
  return (
    <search aria-label={t('outings.filters')}>
      <Form
        className={styles.excursionFilters}
        action={path}
        preventScrollReset
        onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      >
        {withRegions && (
          <Filter name="REGION" label={t('outings.region')} options={regions} value={asked.regions[0]} />
        )}
        <Filter name="TYPE" label={t('outings.type')} options={restTypes} value={asked.restTypes[0]} />
        <Filter name="EXCURSION" label={t('outings.name')} options={titleExcursion} value={asked.title} />
        <Button type="submit">{t('outings.show')}</Button>
        {isNarrowed && <Link to={path}>{t('outings.all')}</Link>}
      </Form>
    </search>
  );
}

type FilterProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
};

function Filter({ name, label, options, value = '' }: FilterProps) {
  const t = useT();
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <select className={styles.excursionFilter} name={name} defaultValue={value}>
        <option value="">{t('outings.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
