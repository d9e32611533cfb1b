import type { ChangeEvent } from 'react';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import type { FilterNames } from './active-filters.ts';
import { FilterGroup } from './filter-group.tsx';

type Props = {
  question: SearchQuestion;
  names: FilterNames;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** What the tour is that a hotel is sold with: how it is sold, of which type, and what the operator says of it. */
export function TourFilters({ question, names, onChange }: Props) {
  const t = useT();
  const box = { question, onChange };
  return (
    <>
      <FilterGroup kind="programs" {...box} values={choices(names.programs, question.programs)}>
        <Checkbox name="ACTIONS" value="1" checked={question.promotion === 'only'} onChange={onChange}>
          {t('results.filters.promotion')}
        </Checkbox>
        <Checkbox name="FREIGHT" value="1" checked={question.seatsOnly} onChange={onChange}>
          {t('results.filters.seats')}
        </Checkbox>
      </FilterGroup>
      <FilterGroup kind="tourTypes" {...box} values={choices(names.tourTypes, question.tourTypes)} />
      <FilterGroup kind="words" {...box} values={choices(names.words, question.words)} />
    </>
  );
}

/** One value alone is no choice, unless it has been made. */
const choices = (values: FilterNames['words'] = [], chosen: readonly number[]) =>
  values.length > 1 || chosen.length > 0 ? values : [];
