import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { searchOptions } from '#web/ui/search-options.ts';
import { optionsOf, type SelectOption } from '#web/ui/select-option.ts';
import styles from './pick-list.module.css';
import { pickOutcome, rowsSeen, toggled } from './pick-list-state.ts';
import '#web/ui/combobox.css';
import '#web/ui/form.css';

/** An option, and what is rendered beside its name and at its end. */
type PickOption = SelectOption & { mark?: ReactNode; after?: ReactNode };

type Props = {
  label: string;
  options: readonly PickOption[];
  picked: readonly string[];
  onPick: (picked: string[]) => void;
  onClose: () => void;
  size?: keyof typeof sizes;
};

/**
 * In pixels, as in the stylesheet, and the longest list that is rendered whole ([W]§9): in a card of its own, and among
 * the boxes of a page.
 */
const listHeight = 300.8;
const sizes = {
  card: { rowHeight: 40, listHeight, mostRendered: 20 },
  page: { rowHeight: 32, listHeight, mostRendered: 5 },
} as const;

/** A list that several are chosen from, found by typing; however long it is, only what is seen of it is rendered. */
export function PickList({ label, options, picked, onPick, onClose, size = 'card' }: Props) {
  const t = useT();
  const id = useId();
  const { found, typed, search, isOnlyPicked, setOnlyPicked } = useFound(options, picked);
  const list = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [active, setActive] = useState(-1);
  const { rowHeight } = sizes[size];
  const { from, to } = rowsSeen(found.length, scrolled, sizes[size]);
  const moveTo = (row: number) => {
    setActive(row);
    if (list.current) list.current.scrollTop = scrolledFor(row, rowHeight, list.current);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // these keys choose among the letters of an input method
    const outcome = pickOutcome(event, { active, count: found.length });
    if (event.key === 'Enter') event.preventDefault(); // it would submit the form
    if (!outcome) return;
    if (outcome.do === 'close') return onClose();
    event.preventDefault();
    if (outcome.do === 'move') moveTo(outcome.to);
    else onPick(toggled(picked, found[active]!.value));
  };
  return (
    <>
      <Checkbox
        checked={isOnlyPicked}
        disabled={picked.length === 0}
        onChange={({ target }) => {
          setOnlyPicked(target.checked);
          setActive(-1);
        }}
        count={picked.length}
      >
        {t('results.filters.onlySelected')}
      </Checkbox>
      <div className="combobox__search">
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: anyone who opens the list goes on in it
          autoFocus
          className="input"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          placeholder={t('common.select.search')}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            search(target.value);
            setActive(-1);
          }}
          onKeyDown={press}
        />
      </div>
      <div
        ref={list}
        className={classNames('options', styles.pickRows)}
        data-size={size}
        style={size === 'page' ? { height: Math.min(options.length * rowHeight, listHeight) } : undefined}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
      >
        <div
          id={id}
          role="listbox"
          aria-label={label}
          aria-multiselectable
          className={styles.pickAll}
          style={{ height: found.length * rowHeight }}
        >
          {found.slice(from, to).map((option, index) => (
            <Row
              key={option.value}
              id={`${id}-${from + index}`}
              option={option}
              place={from + index}
              height={rowHeight}
              count={found.length}
              isActive={from + index === active}
              isPicked={picked.includes(option.value)}
              onPick={() => onPick(toggled(picked, option.value))}
            />
          ))}
        </div>
        {found.length === 0 && (
          <p className="options__none" role="status">
            {t('common.select.emptyText')}
          </p>
        )}
      </div>
    </>
  );
}

/** What fits what is typed, of all or of what is picked; that switch resets itself when nothing is. */
function useFound(options: readonly PickOption[], picked: readonly string[]) {
  const [typed, search] = useState('');
  const [wantsPicked, setOnlyPicked] = useState(false);
  const isOnlyPicked = wantsPicked && picked.length > 0;
  if (wantsPicked && !isOnlyPicked) setOnlyPicked(false);
  const listed = isOnlyPicked ? options.filter(({ value }) => picked.includes(value)) : options;
  const found = typed.trim() === '' ? listed : optionsOf(searchOptions(listed, typed));
  return { found, typed, search, isOnlyPicked, setOnlyPicked };
}

type RowProps = {
  id: string;
  option: PickOption;
  place: number;
  height: number;
  count: number;
  isActive: boolean;
  isPicked: boolean;
  onPick: () => void;
};

function Row({ id, option, place, height, count, isActive, isPicked, onPick }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isPicked}
      aria-setsize={count}
      aria-posinset={place + 1}
      data-active={isActive ? '' : undefined}
      className={classNames('option', styles.pickRow)}
      style={{ top: place * height }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span className={styles.pickTick}>{isPicked && <Icon name="check" size="s" />}</span>
      <span className={styles.pickName}>{option.name}</span>
      <span className={styles.pickMark}>{option.mark}</span>
      <span className="option__after num">{option.after}</span>
    </div>
  );
}

/** Where to scroll for a row to be seen: nowhere, if it is. */
function scrolledFor(row: number, rowHeight: number, { scrollTop, clientHeight }: HTMLElement): number {
  const top = row * rowHeight;
  return Math.min(Math.max(scrollTop, top + rowHeight - clientHeight), top);
}
