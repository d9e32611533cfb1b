import { retypings } from './keyboards.ts';
import type { PlainOptions } from './plain-text.ts';
import { spellingsOf } from './spellings.ts';

/** Where in a name the text has to be. */
export type MatchOptions = { at?: 'start' | 'anywhere' };

/** Something to find, and what it is called: in other languages too. */
export type Named<Item> = { item: Item; names: readonly string[] };

/** Names arranged for asking; built once, see `indexNames`. */
export type NameIndex<Item> = {
  items: readonly Item[];
  /** Every spelling of an item's names, each after a line break. */
  spellings: readonly string[];
  /** Which letters and pairs of letters the spellings have: `signatureWords` numbers an item. */
  signatures: Uint32Array;
  options: PlainOptions;
};

const startMark = '\n';

/** Nothing has a name this long, so a longer text is in no name and need not be read. */
const longestText = 250;

const signatureWords = 8;

/** Arranges names for asking. Answers keep the order of `entries`. */
export function indexNames<Item>(
  entries: Iterable<Named<Item>>,
  options: PlainOptions = {},
): NameIndex<Item> {
  const all = [...entries];
  const spellings = all.map(({ names }) => {
    const ways = new Set(names.flatMap((name) => spellingsOf(name, options)));
    return [...ways].map((way) => startMark + way).join('');
  });
  const signatures = new Uint32Array(all.length * signatureWords);
  spellings.forEach((spelling, item) => {
    sign(spelling, signatures.subarray(item * signatureWords, (item + 1) * signatureWords));
  });
  return { items: all.map(({ item }) => item), spellings, signatures, options };
}

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
  const typed = spellingsOf(text, index.options);
  const found = find(index, typed, at, limit);
  if (found.length > 0) return found;
  const meant = meantBy(text, index.options);
  if (typed.length + meant.length === 0) return index.items.slice(0, limit);
  return find(index, meant, at, limit);
}

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

const meantBy = (text: string, options: PlainOptions) => [
  ...new Set(retypings(text).flatMap((meant) => spellingsOf(meant, options))),
];

function find<Item>(
  { items, spellings, signatures }: NameIndex<Item>,
  ways: string[],
  at: MatchOptions['at'],
  limit: number,
): Item[] {
  const wanted = ways.map((way) => ({
    text: at === 'start' ? startMark + way : way,
    signature: sign(way, new Uint32Array(signatureWords)),
  }));
  const found: Item[] = [];
  for (let item = 0; item < items.length && found.length < limit; item++) {
    for (const { text, signature } of wanted) {
      if (!mayHave(signatures, item, signature) || !spellings[item]!.includes(text)) continue;
      found.push(items[item]!);
      break;
    }
  }
  return found;
}

/** Whether all letters and pairs of what is wanted are somewhere in the item: most items fail here, at no cost. */
function mayHave(signatures: Uint32Array, item: number, wanted: Uint32Array): boolean {
  const first = item * signatureWords;
  for (let word = 0; word < signatureWords; word++) {
    const bits = wanted[word]!;
    if ((signatures[first + word]! & bits) >>> 0 !== bits) return false;
  }
  return true;
}

/** Sets a bit for each letter and each pair of neighbours. */
function sign(text: string, signature: Uint32Array): Uint32Array {
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    const pair = (Math.imul(before, 31) + letter) >>> 0;
    for (const code of [letter, pair]) {
      const bit = Math.imul(code, 0x9e3779b1) >>> 24;
      signature[bit >>> 5]! |= 1 << (bit & 31);
    }
    before = letter;
  }
  return signature;
}
