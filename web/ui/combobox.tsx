import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { activeOption, closedCombobox, keyOutcome, openedCombobox } from './combobox-state.ts';
import { Icon } from './icon.tsx';
import './form.css';
import './combobox.css';
import { type ListOption, Options, optionId } from './options.tsx';
import { optionsOf, type SelectEntry } from './select-option.ts';

type ComboboxProps = {
  id?: string;
  /** Names the list, and the field where no `<label>` does. */
  label: string;
  placeholder: string;
  entries: readonly SelectEntry<ListOption>[];
  /** The entries that fit what is typed. */
  search: (typed: string) => readonly SelectEntry<ListOption>[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Told what is typed; anyone who is told may find more than the list has. */
  onType?: (typed: string) => void;
  /** In place of options where there is none. */
  none: ReactNode;
  /** The list stands open below the field, as in a popover; else it opens over the page, and closes again. */
  staysOpen?: boolean;
};

/** A field to find one of many in by typing: arrow keys move in its list, Enter chooses ([W]§2.9). */
export function Combobox({ staysOpen = false, label, placeholder, none, ...props }: ComboboxProps) {
  const id = useId();
  const { field, found, active, isOpen, choose } = useCombobox({ staysOpen, ...props });
  const listId = `${id}-list`;
  const list = useActiveInView(active?.value);
  const input = (
    <input
      {...field}
      id={props.id}
      data-first-focus={staysOpen ? '' : undefined}
      className="input"
      type="text"
      role="combobox"
      aria-label={props.id ? undefined : label}
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={isOpen && active ? optionId(listId, active) : undefined}
      placeholder={placeholder}
      autoComplete="off"
    />
  );
  return (
    <>
      {staysOpen ? (
        <div className="combobox__search">
          <Icon name="search" />
          {input}
        </div>
      ) : (
        input
      )}
      {isOpen && (
        <div ref={list} className={staysOpen ? 'options' : 'options options--over'}>
          <Options
            label={label}
            choose={choose}
            id={listId}
            entries={found}
            chosen={props.chosen}
            active={active?.value}
          />
          {optionsOf(found).length === 0 && (
            <p className="options__none" role="status">
              {none}
            </p>
          )}
        </div>
      )}
    </>
  );
}

type Behaviour = Pick<ComboboxProps, 'entries' | 'search' | 'chosen' | 'onChoose' | 'onType'> & {
  staysOpen: boolean;
};

function useCombobox({ entries, search, chosen, onChoose, onType, staysOpen }: Behaviour) {
  const rest = staysOpen ? openedCombobox : closedCombobox;
  const [state, setState] = useState(rest);
  const { typed, moved } = state;
  const chosenName = optionsOf(entries).find(({ value }) => value === chosen)?.name ?? '';
  const restingText = staysOpen ? '' : chosenName;
  const isOpen = typed !== undefined;
  const isSearched = isOpen && typed.trim() !== '' && typed !== restingText;
  const found = isSearched ? search(typed) : entries;
  const active = activeOption(found, moved, chosen);

  const open = () => setState({ typed: typed ?? restingText, moved: undefined });
  const close = () => setState(rest);
  const choose = (value: string) => {
    close();
    onChoose(value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // these keys choose among the letters of an input method
    const outcome = keyOutcome(event, { found, active, isOpen, staysOpen });
    if (!outcome) return;
    event.preventDefault();
    if (outcome.do === 'open') open();
    if (outcome.do === 'close') close();
    if (outcome.do === 'move') setState({ typed, moved: outcome.to });
    if (outcome.do === 'choose') choose(outcome.value);
  };
  const type = (text: string) => {
    setState({ typed: text, moved: undefined });
    onType?.(text);
  };
  const field = {
    value: typed ?? restingText,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    onKeyDown: press,
    ...(staysOpen
      ? {}
      : {
          onClick: open,
          onBlur: close,
          onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
        }),
  };
  return { field, found, active, isOpen, choose };
}

/** Scrolls the list as far as keys have moved in it. */
function useActiveInView(active: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list moves when another option becomes the active one
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return list;
}
