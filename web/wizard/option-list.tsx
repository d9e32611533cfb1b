import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { indexNames, matchNames } from '#lib/text-match/match-names.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

export type Option = { inc: number; name: string; alsoNamed?: string; before?: ReactNode; after?: ReactNode };
export type OptionGroup = { title?: string; options: Option[] };

type OptionListProps = {
  label: string;
  groups: OptionGroup[];
  chosen: number | undefined;
  onChoose: (inc: number) => void;
};

/** A list to choose one from, with a search above it: arrow keys move, Enter chooses ([W]§2.9). */
export function OptionList({ label, groups, chosen, onChoose }: OptionListProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = typed === '' ? groups : searched(groups, typed);
  const options = found.flatMap((group) => group.options);
  const [activeInc, setActive] = useState(chosen);
  const active = options.find(({ inc }) => inc === activeInc) ?? options[0];
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list moves when another option becomes the active one
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.inc]);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key];
    if (step) {
      event.preventDefault();
      const at = options.indexOf(active as Option);
      setActive(options[Math.min(options.length - 1, Math.max(0, at + step))]?.inc);
    }
    if (event.key === 'Enter') {
      event.preventDefault(); // it would submit the form
      if (active) onChoose(active.inc);
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
          aria-activedescendant={active ? `${id}-${active.inc}` : undefined}
          placeholder={t('common.select.search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={move}
        />
      </div>
      <div ref={list} className="options" id={id} role="listbox" aria-label={label}>
        {found.map((group, index) => (
          <OptionRows
            key={group.title ?? index}
            group={group}
            id={id}
            active={active?.inc}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      {options.length === 0 && (
        <p className="options__none" role="status">
          {t('common.select.emptyText')}
        </p>
      )}
    </>
  );
}

type OptionRowsProps = {
  group: OptionGroup;
  id: string;
  active: number | undefined;
  chosen: number | undefined;
  onChoose: (inc: number) => void;
};

function OptionRows({ group, id, active, chosen, onChoose }: OptionRowsProps) {
  const rows = group.options.map(({ inc, name, before, after }) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
    <div
      key={inc}
      id={`${id}-${inc}`}
      role="option"
      tabIndex={-1}
      aria-selected={inc === chosen}
      data-active={inc === active ? '' : undefined}
      className={classNames('option', inc === chosen && 'option--chosen')}
      onClick={() => onChoose(inc)}
    >
      {before}
      <span>{name}</span>
      {after && <span className="option__after">{after}</span>}
      {inc === chosen && <Icon name="check" size="s" />}
    </div>
  ));
  if (!group.title) return rows;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" aria-label={group.title}>
      <p className="options__title" aria-hidden="true">
        {group.title}
      </p>
      {rows}
    </div>
  );
}

/** One list of what matches: a country that is also a popular one is there once. */
function searched(groups: OptionGroup[], typed: string): OptionGroup[] {
  const options = groups.flatMap((group) => group.options);
  const index = indexNames(options.map((item) => ({ item, names: [item.name, item.alsoNamed ?? ''] })));
  return [{ options: matchNames(index, typed) }];
}
