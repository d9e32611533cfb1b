/** What a key does in an open list of several choices. */
export type PickOutcome = { do: 'move'; to: number } | { do: 'pick' } | { do: 'close' };

/** How far a key moves; a page is about what is seen of the list. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

type Listed = {
  /** The highlighted option; -1 before arrows have moved anywhere. */
  active: number;
  /** How many options there are. */
  count: number;
};

/**
 * The keys of [W]§2.9: arrows move the highlight, Enter or Space picks it, Escape and Tab close. Until an arrow has moved,
 * Space is a letter of what is searched for; what is undefined does what it does in any field.
 */
export function pickOutcome(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { active, count }: Listed,
): PickOutcome | undefined {
  if (key === 'Tab') return shiftKey ? undefined : { do: 'close' };
  const step = steps[key];
  if (step && count > 0) return { do: 'move', to: Math.min(count - 1, Math.max(0, active + step)) };
  if ((key === 'Enter' || key === ' ') && active >= 0 && active < count) return { do: 'pick' };
  return undefined;
}

/** In several choices a value goes in, and goes out again. */
export const toggled = (picked: readonly string[], value: string): string[] =>
  picked.includes(value) ? picked.filter((each) => each !== value) : [...picked, value];

type ListSize = {
  /** In pixels. */
  rowHeight: number;
  listHeight: number;
  /** Lists of more rows render only what is seen of them. */
  mostRendered: number;
};

/** The rows of a list that are rendered: what is seen, and some on either side. */
export function rowsSeen(
  count: number,
  scrolled: number,
  { rowHeight, listHeight: height, mostRendered }: ListSize,
) {
  if (count <= mostRendered) return { from: 0, to: count };
  const beside = 4;
  const last = Math.max(count - Math.ceil(height / rowHeight), 0);
  const first = Math.min(Math.floor(scrolled / rowHeight), last);
  return {
    from: Math.max(first - beside, 0),
    to: Math.min(first + Math.ceil(height / rowHeight) + beside, count),
  };
}
