import type { ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

/** What a list of numbers is chosen from. */
export function Numbers({ numbers }: { numbers: number[] }) {
  return numbers.map((number) => (
    <option key={number} value={number}>
      {number}
    </option>
  ));
}

type ChoiceProps = {
  name: string;
  label: string;
  value: number;
  children: ReactNode;
  onChoose?: (value: number) => void;
};

/** One of a list, under its label. */
export function Choice({ name, label, value, children, onChoose }: ChoiceProps) {
  return (
    <Field label={label} required="either">
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={value}
          onChange={(event) => onChoose?.(Number(event.target.value))}
        >
          {children}
        </Select>
      )}
    </Field>
  );
}
