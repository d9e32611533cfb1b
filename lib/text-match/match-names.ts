import { retypings } from './keyboards.ts';
import { findItems, marks, type NameIndex, type Nearness } from './name-index.ts';
import type { PlainOptions } from './plain-text.ts';
import { spellingsOf } from './spellings.ts';

/** Where in a name the text has to be. */
export type MatchOptions = { at?: 'start' | 'anywhere' };

/** Nothing has a name this long, so a longer text is in no name and need not be read. */
export const longestText = 250;

/**
 * The items whose names have the text. Only a text that is in no name is read as typed on the wrong keyboard, for a few
 * letters of the one alphabet are always some letters of the other. An empty text is in every name.
 */
export function matchNames<Item>(
  index: NameIndex<Item>,
  text: string,
  { at = 'anywhere', limit = Infinity }: MatchOptions & { limit?: number } = {},
): Item[] {
  if (text.length > longestText) return [];
  const find = (ways: string[]) => findItems(index, ways, at === 'start' ? begins : isIn, limit).found;
  const typed = spellingsOf(text, index.options);
  const found = find(typed);
  if (found.length > 0) return found;
  const meant = meantBy(text, index.options);
  return typed.length + meant.length === 0 ? index.items.slice(0, limit) : find(meant);
}

const isIn: Nearness = (spellings, text) => (spellings.includes(text) ? 0 : undefined);
const begins: Nearness = (spellings, text) =>
  isIn(spellings, marks.name + text) ?? isIn(spellings, marks.otherName + text);

/** Whether a name has the text, typed on the right keyboard or on a wrong one. */
export function matches(text: string, name: string, options: MatchOptions & PlainOptions = {}): boolean {
  const { at = 'anywhere', keepMarks = false } = options;
  if (text.length > longestText) return false;
  const ways = [...spellingsOf(text, { keepMarks }), ...meantBy(text, { keepMarks })];
  if (ways.length === 0) return true;
  return spellingsOf(name, { keepMarks }).some((spelling) =>
    ways.some((way) => (at === 'start' ? spelling.startsWith(way) : spelling.includes(way))),
  );
}

/** The spellings of what was meant, if another keyboard was on. */
export const meantBy = (text: string, options: PlainOptions) => [
  ...new Set(retypings(text).flatMap((meant) => spellingsOf(meant, options))),
];
