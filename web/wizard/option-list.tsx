import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { indexNames, matchNames } from '#lib/text-match/match-names.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

export type Option = {
  value: string;
  name: string;
  alsoNamed?: string;
  before?: ReactNode;
  after?: ReactNode;
};
export type OptionGroup = { title?: string | undefined; options: Option[] };

type OptionListProps = {
  label: string;
  groups: OptionGroup[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Told what is typed; whoever is told may find more than the list has. */
  onType?: (typed: string) => void;
  /** What was found elsewhere for what is typed. */
  more?: OptionGroup[];
  /** More is still being looked for. */
  isLooking?: boolean;
};

/** A list to choose one from, with a search above it: arrow keys move, Enter chooses ([W]§2.9). */
export function OptionList({
  label,
  groups,
  chosen,
  onChoose,
  onType,
  more = [],
  isLooking = false,
}: OptionListProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = typed === '' ? groups : searched(groups, typed, more);
  const options = found.flatMap((group) => group.options);
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
      const at = options.indexOf(active as Option);
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
        {found.map((group, index) => (
          <OptionRows
            key={group.title ?? index}
            group={group}
            id={id}
            active={active?.value}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      {options.length === 0 && (
        <p className="options__none" role="status">
          {isLooking ? t('common.state.loading') : t('common.select.emptyText')}
        </p>
      )}
    </>
  );
}

type OptionRowsProps = {
  group: OptionGroup;
  id: string;
  active: string | undefined;
  chosen: string | undefined;
  onChoose: (value: string) => void;
};

function OptionRows({ group, id, active, chosen, onChoose }: OptionRowsProps) {
  const rows = group.options.map(({ value, name, before, after }) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
    <div
      key={value}
      id={optionId(id, { value })}
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

/** An id without the spaces and quotes that a value may have. */
const optionId = (id: string, { value }: Pick<Option, 'value'>) => `${id}-${value.replace(/[^\w-]+/g, '-')}`;

/** What matches, and what else was found; whatever is in several lists is shown once, where it comes first. */
function searched(groups: OptionGroup[], typed: string, more: OptionGroup[]): OptionGroup[] {
  const options = groups.flatMap((group) => group.options);
  const index = indexNames(options.map((item) => ({ item, names: [item.name, item.alsoNamed ?? ''] })));
  const seen = new Set<string>();
  const isNew = ({ value }: Option) => !seen.has(value) && seen.add(value);
  return [{ options: matchNames(index, typed) }, ...more]
    .map((group) => ({ ...group, options: group.options.filter(isNew) }))
    .filter((group) => group.options.length > 0);
}
