import type { PlainOptions } from './plain-text.ts';
import { spellingsOf } from './spellings.ts';

/** Something to find, and what it is called; `others` are names that the reader does not know it by. */
export type Named<Item> = { item: Item; names: readonly string[]; others?: readonly string[] };

/** Names arranged for asking; built once, see `indexNames`. */
export type NameIndex<Item> = {
  items: readonly Item[];
  /** Every spelling of an item's names and of their words, each after its mark. */
  spellings: readonly string[];
  /** Which items have a letter, or a pair of letters: `rowCount` rows of a bit an item. */
  rows: Uint32Array;
  options: PlainOptions;
};

/** What stands before a spelling, the nearest first; none of them is in a spelling. */
export const marks = { name: '\n', word: '\v', otherName: '\f', otherWord: '\r' } as const;

/** A power of two; letters and pairs that share a row only cost reading a spelling in vain. */
const rowCount = 512;

/** The spellings of a name or a word. */
export type Spell = (name: string) => readonly string[];

/** Spells each name once, however often it is asked: names share their words, and languages their names. */
export function openSpelling(options: PlainOptions = {}): Spell {
  const known = new Map<string, string[]>();
  return (name) => {
    const spellings = known.get(name) ?? spellingsOf(name, options);
    known.set(name, spellings);
    return spellings;
  };
}

/** Arranges names for asking. Answers keep the order of `entries`. */
export function indexNames<Item>(
  entries: Iterable<Named<Item>>,
  options: PlainOptions = {},
  spell = openSpelling(options),
): NameIndex<Item> {
  const all = [...entries];
  const spellings = all.map((named) => markedSpellings(named, spell));
  const length = blocksOf(all);
  const rows = new Uint32Array(rowCount * length);
  spellings.forEach((spelling, item) => {
    eachRow(spelling, (row) => {
      rows[row * length + (item >>> 5)]! |= 1 << (item & 31);
    });
  });
  return { items: all.map(({ item }) => item), spellings, rows, options };
}

/** How near a spelling of a name is to what is wanted, 0 being the nearest; undefined where it is not in it. */
export type Nearness = (spellings: string, wanted: string) => number | undefined;

/** The items that have one of the ways in their spellings, in their order, and beside each the nearest that it has. */
export function findItems<Item>(
  { items, spellings, rows }: NameIndex<Item>,
  ways: readonly string[],
  nearness: Nearness,
  limit = Infinity,
): { found: Item[]; nearest: number[] } {
  const length = blocksOf(items);
  const possible = ways.map((way) => ({ way, blocks: mayHave(rows, length, way) }));
  const found: Item[] = [];
  const nearest: number[] = [];
  for (let block = 0; block < length; block++) {
    let left = possible.reduce((any, { blocks }) => any | blocks[block]!, 0);
    for (; left !== 0 && found.length < limit; left &= left - 1) {
      const bit = left & -left;
      const item = block * 32 + 31 - Math.clz32(bit);
      let near = Infinity;
      for (const { way, blocks } of possible) {
        if (near === 0 || (blocks[block]! & bit) === 0) continue;
        near = Math.min(near, nearness(spellings[item]!, way) ?? Infinity);
      }
      if (near === Infinity) continue;
      found.push(items[item]!);
      nearest.push(near);
    }
  }
  return { found, nearest };
}

/** A spelling that several names have is kept once, as the nearest of them. */
function markedSpellings<Item>({ names, others = [] }: Named<Item>, spell: Spell): string {
  const marked = new Map<string, string>();
  const add = (mark: string, spellings: readonly string[]) => {
    for (const spelling of spellings) if (!marked.has(spelling)) marked.set(spelling, mark);
  };
  for (const name of names) add(marks.name, spell(name));
  for (const name of names) add(marks.word, furtherWords(name).flatMap(spell));
  for (const name of others) add(marks.otherName, spell(name));
  for (const name of others) add(marks.otherWord, furtherWords(name).flatMap(spell));
  return [...marked].map(([spelling, mark]) => mark + spelling).join('');
}

/** The words of a name but the first, which its spellings begin with; `d'Or` is a word, and so is `Or`. */
function furtherWords(name: string): string[] {
  const further = wordsOf(name).slice(1);
  const parts = name.search(apostrophe) < 0 ? [] : name.split(betweenParts).slice(1);
  return [...further, ...parts];
}

const apostrophe = /[\p{L}\p{N}]['’‘ʼʻ`´][\p{L}\p{N}]/u;
const betweenWords = /[^\p{L}\p{M}\p{N}'’‘`´]+/u;
const betweenParts = /[^\p{L}\p{M}\p{N}]+|['’‘ʼʻ`´]/u;

/** The words of a text; an apostrophe is part of its word. */
export const wordsOf = (text: string): string[] => text.split(betweenWords).filter((word) => word !== '');

/** The items that have all letters and pairs of what is wanted, a bit each: most items end here, at no cost. */
function mayHave(rows: Uint32Array, length: number, wanted: string): Uint32Array {
  const blocks = new Uint32Array(length).fill(~0);
  eachRow(wanted, (row) => {
    for (let block = 0; block < length; block++) blocks[block]! &= rows[row * length + block]!;
  });
  return blocks;
}

/** 32 items are a block. */
const blocksOf = ({ length }: readonly unknown[]) => (length + 31) >>> 5;

/** A row for each letter and each pair of neighbours. */
function eachRow(text: string, call: (row: number) => void) {
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    call(rowOf(letter));
    if (at > 0) call(rowOf(Math.imul(before, 31) + letter));
    before = letter;
  }
}

const rowOf = (code: number) => Math.imul(code, 0x9e3779b1) >>> (32 - Math.log2(rowCount));
