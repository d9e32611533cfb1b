import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { wordList } from '../texts/word-list.ts';
import { translated } from '../translations/translated.ts';

/** What a thing is called, in every language of the interface. */
export const wordOf = wordList('../content/words.csv');

/** The texts of a row's columns `{name}_en`, `{name}_ru` …; nothing where they are empty. */
export function textOf(row: Record<string, string>, name: string): Localised | undefined {
  const texts = Object.entries(row)
    .filter(([column, text]) => text && new RegExp(`^${name}_[a-z]{2}$`).test(column))
    .map(([column, text]) => [column.slice(-2), text]);
  return texts.length > 0 ? translated(Object.fromEntries(texts) as Localised) : undefined;
}

/** The same where the texts must be there. */
export function givenText(row: Record<string, string>, name: string): Localised {
  const text = textOf(row, name);
  assert(text, `${row.key ?? row.name} has a ${name}`);
  return text;
}
