import type { ChangeEvent } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';
import type { NamedValue } from './active-filters.ts';
import styles from './filters.module.css';

type Props = {
  question: SearchQuestion;
  values: readonly NamedValue[];
  onPick: (tours: number[]) => void;
};

/** The one tour that a search is narrowed to, as agents choose it, and what clears it ([W]§2.3). */
export function TourSelect({ question, values, onPick }: Props) {
  const t = useT();
  const [only] = values.length === 1 ? values : [];
  const [chosen = only?.value] = question.tours;
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onPick(target.value === '' ? [] : [Number(target.value)]);
  return (
    <fieldset className={styles.filter}>
      <legend>{t('results.filters.tour')}</legend>
      <Select
        name="TOUR"
        aria-label={t('results.filters.tour')}
        value={chosen ?? ''}
        disabled={only !== undefined && question.tours.length === 0}
        onChange={choose}
      >
        {!only && <option value="">{t('common.select.any')}</option>}
        {values.map(({ value, name, count }) => (
          <option key={value} value={value}>
            {count === undefined ? name : `${name} (${count})`}
          </option>
        ))}
      </Select>
      {question.tours.length > 0 && (
        <Link
          className={buttonClass({ kind: 'line', size: 's' })}
          to={searchAddress(question, { tours: [] })}
          preventScrollReset
        >
          {t('results.filters.clearTour')}
        </Link>
      )}
    </fieldset>
  );
}
