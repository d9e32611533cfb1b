import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { isGroup, optionsOf, type SelectEntry, type SelectOption, searchOptions } from './select-option.ts';
import './popover.css';
import '#web/ui/form.css';

/** An option, and what is drawn before and after its name. */
export type ListOption = SelectOption & { before?: ReactNode; after?: ReactNode };

type OptionListProps = {
  label: string;
  entries: SelectEntry<ListOption>[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Told what is typed; whoever is told may find more than the list has. */
  onType?: (typed: string) => void;
  /** What was found elsewhere for what is typed. */
  more?: SelectEntry<ListOption>[];
  /** More is still being looked for. */
  isLooking?: boolean;
};

/** A list to choose one from, with a search above it: arrow keys move, Enter chooses ([W]§2.9). */
export function OptionList({
  label,
  entries,
  chosen,
  onChoose,
  onType,
  more = [],
  isLooking = false,
}: OptionListProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = typed.trim() === '' ? entries : searchOptions(entries, typed, more);
  const options = optionsOf(found);
  const [activeValue, setActive] = useState(chosen);
  const active = options.find(({ value }) => value === activeValue) ?? options[0];
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list moves when another option becomes the active one
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.value]);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key];
    if (step) {
      event.preventDefault();
      const at = options.indexOf(active as ListOption);
      setActive(options[Math.min(options.length - 1, Math.max(0, at + step))]?.value);
    }
    if (event.key === 'Enter') {
      event.preventDefault(); // it would submit the form
      if (active) onChoose(active.value);
    }
  };

  return (
    <>
      <div className="pop__search">
        <Icon name="search" />
        <input
          data-first-focus
          className="input"
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(id, active) : undefined}
          placeholder={t('common.select.search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onType?.(event.target.value);
          }}
          onKeyDown={move}
        />
      </div>
      <div ref={list} className="options" id={id} role="listbox" aria-label={label}>
        {found.map((entry) => (
          <Entry
            key={isGroup(entry) ? entry.name : entry.value}
            {...{ entry, id, chosen, onChoose }}
            active={active?.value}
          />
        ))}
      </div>
      {options.length === 0 && (
        <p className="options__none" role="status">
          {isLooking ? t('shell.state.loading') : t('common.select.emptyText')}
        </p>
      )}
    </>
  );
}

type RowProps = {
  id: string;
  active: string | undefined;
  chosen: string | undefined;
  onChoose: (value: string) => void;
};

/** An option, or a group of them under its name. */
function Entry({ entry, ...row }: RowProps & { entry: SelectEntry<ListOption> }) {
  if (!isGroup(entry)) return <OptionRow option={entry} {...row} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" aria-label={entry.name}>
      <p className="options__title" aria-hidden="true">
        {entry.name}
      </p>
      {entry.items.map((option) => (
        <OptionRow key={option.value} option={option} {...row} />
      ))}
    </div>
  );
}

function OptionRow({ option, id, active, chosen, onChoose }: RowProps & { option: ListOption }) {
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
      onClick={() => onChoose(value)}
    >
      {before}
      <span>{name}</span>
      {after && <span className="option__after">{after}</span>}
      {value === chosen && <Icon name="check" size="s" />}
    </div>
  );
}

/** An id without the spaces and quotes that a value may have. */
const optionId = (id: string, { value }: SelectOption) => `${id}-${value.replace(/[^\w-]+/g, '-')}`;
