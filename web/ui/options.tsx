import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './combobox.css';
import { isGroup, type SelectEntry, type SelectOption } from './select-option.ts';

/** An option, and what is rendered before and after its name. */
export type ListOption = SelectOption & { before?: ReactNode; after?: ReactNode };

type RowProps = {
  /** Of the list. */
  id: string;
  chosen: string | undefined;
  /** The option that keys have moved to. */
  active: string | undefined;
  choose: (value: string) => void;
};

type OptionsProps = RowProps & { label: string; entries: readonly SelectEntry<ListOption>[] };

/** The listbox of a combobox: options, alone or in groups under their names. The field keeps the focus. */
export function Options({ label, entries, ...row }: OptionsProps) {
  return (
    <div id={row.id} role="listbox" aria-label={label}>
      {entries.map((entry) => (
        <Entry key={isGroup(entry) ? entry.name : entry.value} entry={entry} {...row} />
      ))}
    </div>
  );
}

function Entry({ entry, ...row }: RowProps & { entry: SelectEntry<ListOption> }) {
  if (!isGroup(entry)) return <OptionRow option={entry} {...row} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div className="options__group" role="group" aria-label={entry.name}>
      <p className="options__title" aria-hidden="true">
        {entry.name}
      </p>
      {entry.items.map((option) => (
        <OptionRow key={option.value} option={option} {...row} />
      ))}
    </div>
  );
}

function OptionRow({ option, id, active, chosen, choose }: RowProps & { option: ListOption }) {
  const { value, name, before, after } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
    <div
      id={optionId(id, option)}
      role="option"
      tabIndex={-1}
      aria-selected={value === chosen}
      data-active={value === active ? '' : undefined}
      className={classNames('option', value === chosen && 'option--chosen')}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => choose(value)}
    >
      {before}
      <span>{name}</span>
      {after && <span className="option__after">{after}</span>}
      {value === chosen && <Icon name="check" size="s" />}
    </div>
  );
}

/** An id without the spaces and quotes that a value may have. */
export const optionId = (list: string, { value }: SelectOption) =>
  `${list}-${value.replace(/[^\w-]+/g, '-')}`;
