import type { NamedValue } from './active-filters.ts';
import { ScrollList } from './scroll-list.tsx';

type Props = {
  /** Of the values in the address. */
  name: string;
  label: string;
  values: readonly NamedValue[];
  chosen: readonly number[];
  onPick: (values: number[]) => void;
  onClose: () => void;
};

/** The values of a filter in a list of their own, and what is chosen of them for the form. */
export default function FilterList({ name, label, values, chosen, onPick, onClose }: Props) {
  return (
    <>
      <ScrollList
        label={label}
        options={values.map(({ value, name: text, count }) => ({
          value: `${value}`,
          name: text,
          after: count,
        }))}
        picked={chosen.map(String)}
        onPick={(picked) => onPick(picked.map(Number).sort((a, b) => a - b))}
        onClose={onClose}
      />
      {chosen.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
