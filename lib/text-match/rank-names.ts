import { longestText, meantBy } from './match-names.ts';
import { findItems, marks, type NameIndex, type Nearness, wordsOf } from './name-index.ts';
import { spellingsOf } from './spellings.ts';

/**
 * How near a name is to a text: it is the text, begins with it, has a word that does; is another name that begins with
 * it or has such a word; has it inside; is another name that has.
 */
export const closeness = { whole: 0, start: 1, word: 2, other: 3, inside: 4, insideOther: 5 } as const;

export type Ranked<Item> = { item: Item; closeness: number };

/**
 * The items whose names have the text, each with how near it is, in the order of the indexes. As in `matchNames`, only a
 * text that none of them has is read as typed on the wrong keyboard. An empty text is in no name.
 */
export function rankNames<Item>(indexes: readonly NameIndex<Item>[], text: string): Ranked<Item>[] {
  if (text.length > longestText) return [];
  const find = (read: typeof meantBy, words: readonly string[]) =>
    indexes.flatMap((index) => {
      const near = nearnessTo(words.map((word) => spellingsOf(word, index.options)));
      const { found, nearest } = findItems(index, read(text, index.options), near);
      return found.map((item, position) => ({ item, closeness: nearest[position]! }));
    });
  const words = wordsOf(text);
  const found = find(spellingsOf, words.length > 1 ? words : []);
  return found.length > 0 ? found : find(meantBy, []);
}

/** What a text after each mark is, unless it is the whole name; by the code of the mark. */
const closenessAfter: (number | undefined)[] = Object.assign([], {
  [codeOf(marks.name)]: closeness.start,
  [codeOf(marks.word)]: closeness.word,
  [codeOf(marks.otherName)]: closeness.other,
  [codeOf(marks.otherWord)]: closeness.other,
});

function codeOf(mark: string) {
  return mark.charCodeAt(0);
}

/**
 * A text of several words that a name has inside is as near as a word of it, where each of its words begins one of the
 * name's: `cala d'or` in `Hotel Cala d'Or`, but not in `Escalador`.
 */
function nearnessTo(words: readonly (readonly string[])[]): Nearness {
  if (words.length === 0) return closenessIn;
  return (spellings, text) => {
    const near = closenessIn(spellings, text);
    if (near === closeness.inside && words.every((ways) => beginsWord(spellings, ways, ownMarks)))
      return closeness.word;
    if (near === closeness.insideOther && words.every((ways) => beginsWord(spellings, ways, allMarks)))
      return closeness.other;
    return near;
  };
}

const ownMarks = [marks.name, marks.word];
const allMarks = Object.values(marks);

const beginsWord = (spellings: string, ways: readonly string[], after: readonly string[]) =>
  ways.some((way) => after.some((mark) => spellings.includes(mark + way)));

const closenessIn: Nearness = (spellings, text) => {
  const first = spellings.indexOf(text);
  if (first === -1) return undefined;
  let nearest: number = closeness.inside;
  for (let at = first; at !== -1; at = spellings.indexOf(text, at + 1)) {
    const before = spellings.charCodeAt(at - 1);
    if (isNameMark(before) && isEnd(spellings, at + text.length)) return closeness.whole;
    const here = closenessAfter[before] ?? closeness.inside;
    if (here < nearest) nearest = here;
  }
  return nearest === closeness.inside ? insideAt(spellings, first) : nearest;
};

/** The other names stand behind the own ones, so the first place tells which have the text. */
function insideAt(spellings: string, first: number): number {
  let at = first - 1;
  while (closenessAfter[spellings.charCodeAt(at)] === undefined) at--;
  return closenessAfter[spellings.charCodeAt(at)] === closeness.other
    ? closeness.insideOther
    : closeness.inside;
}

const isNameMark = (code: number) => code === codeOf(marks.name) || code === codeOf(marks.otherName);
const isEnd = (spellings: string, at: number) =>
  at === spellings.length || closenessAfter[spellings.charCodeAt(at)] !== undefined;
