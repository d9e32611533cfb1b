import type { PlainOptions } from './plain-text.ts';
import { spellingsOf } from './spellings.ts';

/** Something to find, and what it is called; `others` are names that the reader does not know it by. */
export type Named<Item> = { item: Item; names: readonly string[]; others?: readonly string[] };

/** Names arranged for asking; built once, see `indexNames`. */
export type NameIndex<Item> = {
  items: readonly Item[];
  /** Every spelling of an item's names and of their words, each after its mark. */
  spellings: readonly string[];
  /** Which letters and pairs of letters the spellings have: `signatureWords` numbers an item. */
  signatures: Uint32Array;
  options: PlainOptions;
};

/** What stands before a spelling, the nearest first; none of them is in a spelling. */
export const marks = { name: '\n', word: '\v', otherName: '\f', otherWord: '\r' } as const;

const signatureWords = 8;

/** Arranges names for asking. Answers keep the order of `entries`. */
export function indexNames<Item>(
  entries: Iterable<Named<Item>>,
  options: PlainOptions = {},
): NameIndex<Item> {
  const all = [...entries];
  const words = wordSpellings(options);
  const spellings = all.map((named) => markedSpellings(named, words, options));
  const signatures = new Uint32Array(all.length * signatureWords);
  spellings.forEach((spelling, item) => {
    sign(spelling, signatures.subarray(item * signatureWords, (item + 1) * signatureWords));
  });
  return { items: all.map(({ item }) => item), spellings, signatures, options };
}

/** How near a spelling of a name is to what is wanted, 0 being the nearest; undefined where it is not in it. */
export type Nearness = (spellings: string, wanted: string) => number | undefined;

/** The items that have one of the ways in their spellings, in their order, and beside each the nearest that it has. */
export function findItems<Item>(
  { items, spellings, signatures }: NameIndex<Item>,
  ways: readonly string[],
  nearness: Nearness,
  limit = Infinity,
): { found: Item[]; nearest: number[] } {
  const wanted = ways.map((way) => ({ way, signature: sign(way, new Uint32Array(signatureWords)) }));
  const found: Item[] = [];
  const nearest: number[] = [];
  for (let item = 0; item < items.length && found.length < limit; item++) {
    let near = Infinity;
    for (const { way, signature } of wanted) {
      if (near === 0 || !mayHave(signatures, item, signature)) continue;
      const nearHere = nearness(spellings[item]!, way);
      if (nearHere !== undefined && nearHere < near) near = nearHere;
    }
    if (near === Infinity) continue;
    found.push(items[item]!);
    nearest.push(near);
  }
  return { found, nearest };
}

/** A spelling that several names have is kept once, as the nearest of them. */
function markedSpellings<Item>(
  { names, others = [] }: Named<Item>,
  words: (name: string) => string[],
  options: PlainOptions,
): string {
  const marked = new Map<string, string>();
  const add = (mark: string, spellings: string[]) => {
    for (const spelling of spellings) if (!marked.has(spelling)) marked.set(spelling, mark);
  };
  for (const name of names) add(marks.name, spellingsOf(name, options));
  for (const name of names) add(marks.word, words(name));
  for (const name of others) add(marks.otherName, spellingsOf(name, options));
  for (const name of others) add(marks.otherWord, words(name));
  return [...marked].map(([spelling, mark]) => mark + spelling).join('');
}

/** The spellings of a name's words but the first; names share their words, so each is spelled once. */
function wordSpellings(options: PlainOptions) {
  const known = new Map<string, string[]>();
  const spell = (word: string) => {
    const spellings = known.get(word) ?? spellingsOf(word, options);
    known.set(word, spellings);
    return spellings;
  };
  return (name: string) => name.split(betweenWords).slice(1).flatMap(spell);
}

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;
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
