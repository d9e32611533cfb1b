import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import { inEveryLanguage, interfaceLocales } from './word-list.ts';

type Column = 'key' | 'locale' | Intl.LDMLPluralRule;

const forms = new Map(
  readFacts<Column>('../texts/counted-words.csv').map((row) => [`${row.key} ${row.locale}`, row]),
);
const rules = new Map(interfaceLocales.map((locale) => [locale, new Intl.PluralRules(locale)]));

/** So many rooms, pools or kinds, as each language counts them. */
export const counted = (key: string, count: number): Localised =>
  inEveryLanguage((locale) => {
    const form = rules.get(locale)?.select(count) ?? 'other';
    const row = forms.get(`${key} ${locale}`);
    assert(row, `counted-words.csv has ${key} in ${locale}`);
    return `${count} ${row[form] || row.other}`;
  });
