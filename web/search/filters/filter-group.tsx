import type { ChangeEvent, ReactNode } from 'react';
import { plainStar } from '#lib/star-category.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { Stars } from '#web/ui/stars.tsx';
import type { ListFilter, NamedValue } from './active-filters.ts';
import { FilterBox } from './filter-box.tsx';
import { FilterValues } from './filter-values.tsx';
import styles from './filters.module.css';
import { listTitles } from './list-titles.ts';

/** The lists that the column shows. */
export type ShownList = keyof typeof names;

const names = {
  stars: 'STARLIST',
  meals: 'MEALLIST',
  regions: 'REGIONTO',
  hotels: 'HOTELLIST',
  attributes: 'HOTELATTR',
  tours: 'TOUR',
  tourTypes: 'TOURTYPE',
  programs: 'PROGRAMGROUP',
  words: 'UFILTER',
  carriers: 'CARRIERLIST',
  leaves: 'LEAVES',
  returns: 'RETURNS',
} as const satisfies { [Kind in ListFilter]?: string };

/** Asks for other values of a list. */
export type PickValues = (kind: ShownList, values: number[]) => void;

type Props = {
  kind: ShownList;
  question: SearchQuestion;
  values: readonly NamedValue[];
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onPick: PickValues;
  /** The only value of the list is chosen by itself. */
  takesOnly?: boolean;
  /** Boxes that belong to the group but are no values of its list. */
  children?: ReactNode;
};

/** The values of one list, each with how many hotels it would leave. */
export function FilterGroup({ kind, question, values: given, onChange, onPick, takesOnly, children }: Props) {
  const t = useT();
  const values = kind === 'stars' ? given.toSorted(countsFirst) : given;
  if (values.length === 0 && !children) return null;
  const isOnly = takesOnly && values.length === 1 && question[kind].length === 0;
  const boxes = values.map(({ value, name, count }) => (
    <FilterBox
      key={value}
      name={names[kind]}
      value={value}
      checked={isOnly || question[kind].includes(value)}
      disabled={isOnly}
      onChange={onChange}
      count={count}
    >
      {kind === 'stars' ? <Stars star={plainStar(name)} /> : name}
    </FilterBox>
  ));
  return (
    <fieldset className={styles.filter}>
      <legend>{t(listTitles[kind])}</legend>
      {children}
      <FilterValues
        name={names[kind]}
        label={t(listTitles[kind])}
        values={values}
        chosen={question[kind]}
        onPick={kind === 'stars' ? undefined : (picked) => onPick(kind, picked)}
        boxes={boxes}
      />
    </fieldset>
  );
}

/** Counts of stars before categories that are names; each in the order they came in. */
const countsFirst = (a: { name: string }, b: { name: string }) =>
  Number(/^\D/.test(a.name)) - Number(/^\D/.test(b.name));
