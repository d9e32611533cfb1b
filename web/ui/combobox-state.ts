import { optionsOf, type SelectEntry, type SelectOption } from './select-option.ts';

/** What is typed, undefined while the field is closed, and the option that keys have moved to. */
export type ComboboxState = { typed: string | undefined; moved: string | undefined };

/** A list that stands open is one that nothing is typed for yet. */
export const openedCombobox: ComboboxState = { typed: '', moved: undefined };
export const closedCombobox: ComboboxState = { typed: undefined, moved: undefined };

/** How far a key moves in the list; a page is about what is seen of it. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** What a key does; undefined where it is none of the list's, and does what it does in any field. */
export type KeyOutcome =
  | { do: 'open' | 'close' }
  | { do: 'move'; to: string | undefined }
  | { do: 'choose'; value: string }
  | { do: 'nothing' };

type Listed = {
  found: readonly SelectEntry[];
  active: SelectOption | undefined;
  isOpen: boolean;
  /** The list stands open, in a popover that closes with its own keys. */
  staysOpen: boolean;
};

/** The option that Enter chooses: the one moved to, else what is chosen, else the first. */
export function activeOption<Option extends SelectOption>(
  found: readonly SelectEntry<Option>[],
  moved: string | undefined,
  chosen: string | undefined,
): Option | undefined {
  const options = optionsOf(found);
  return options.find(({ value }) => value === (moved ?? chosen)) ?? options[0];
}

/** A key that is pressed, alone or with Alt. */
type PressedKey = { key: string; altKey: boolean };

/**
 * The keys of a combobox as the WAI-ARIA pattern has them: arrows move, Enter chooses, Escape closes; with Alt the arrows
 * open and close alone. Home, End and Tab are left to the field, which is a text.
 */
export function keyOutcome(
  { key, altKey }: PressedKey,
  { found, active, isOpen, staysOpen }: Listed,
): KeyOutcome | undefined {
  if (altKey && !staysOpen && key === 'ArrowDown') return isOpen ? undefined : { do: 'open' };
  if (altKey && !staysOpen && key === 'ArrowUp') return isOpen ? { do: 'close' } : undefined;
  if (altKey) return undefined;
  const step = steps[key];
  if (step) return isOpen ? { do: 'move', to: movedBy(step, found, active) } : { do: 'open' };
  if (!isOpen) return undefined;
  if (key === 'Enter' && active) return { do: 'choose', value: active.value };
  if (key === 'Enter' && staysOpen) return { do: 'nothing' }; // it would submit the form
  return key === 'Escape' && !staysOpen ? { do: 'close' } : undefined;
}

function movedBy(step: number, found: Listed['found'], active: Listed['active']): string | undefined {
  const options = optionsOf(found);
  const at = options.findIndex(({ value }) => value === active?.value);
  return options[Math.min(options.length - 1, Math.max(0, at + step))]?.value;
}
