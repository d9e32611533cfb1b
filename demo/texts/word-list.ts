import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';

/** The languages of the interface. */
export const interfaceLocales = 'en ru pl cs sk hu et lt lv tr az kk uz'.split(' ');

/** What a file of words calls things: by key, in every language of the interface. */
export function wordList(file: string): (key: string) => Localised {
  const words = new Map(
    readFacts(file).map(({ key = '', ...texts }) => {
      for (const locale of interfaceLocales)
        assert(texts[locale], `${key} of ${file} has a word in ${locale}`);
      return [key, texts as Localised]; // English and Russian are among them
    }),
  );
  return (key) => {
    const found = words.get(key);
    assert(found, `${file} has ${key}`);
    return found;
  };
}

/** Each language's text, changed in the same way. */
export const mapTexts = (text: Localised, change: (words: string, locale: string) => string) =>
  Object.fromEntries(
    Object.entries(text).flatMap(([locale, words]) => (words ? [[locale, change(words, locale)]] : [])),
  ) as Localised; // English and Russian are among them

/** A text that is written by itself in every language of the interface. */
export const inEveryLanguage = (write: (locale: string) => string) =>
  Object.fromEntries(interfaceLocales.map((locale) => [locale, write(locale)])) as Localised; // English and Russian are among them
