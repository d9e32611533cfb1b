import { readdirSync } from 'node:fs';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import { interfaceLocales } from '../texts/word-list.ts';

/** The languages that have a folder here: all but those that the demo is written in. */
export const translatedLocales = interfaceLocales.filter((locale) => locale !== 'en' && locale !== 'ru');

/** What stands in the files of each language, by the English text. */
const translations = new Map(translatedLocales.map((locale) => [locale, readLanguage(locale)]));

const known = new WeakMap<Localised, Localised>();

/**
 * The text with the languages that it does not have itself, as far as their files translate its English: a text that
 * is written anew has none, until somebody translates it.
 */
export function translated(text: Localised): Localised {
  const before = known.get(text);
  if (before) return before;
  const found = Object.fromEntries(
    translatedLocales.flatMap((locale) => {
      const own = text[locale] || translations.get(locale)?.get(text.en);
      return own ? [[locale, own]] : [];
    }),
  );
  const whole = { ...text, ...found };
  known.set(text, whole);
  known.set(whole, whole);
  return whole;
}

function readLanguage(locale: string): Map<string, string> {
  const files = readdirSync(new URL(`./${locale}/`, import.meta.url)).filter((file) => file.endsWith('.csv'));
  return new Map(
    files.flatMap((file) =>
      readFacts<'en' | 'text'>(`../translations/${locale}/${file}`).map(
        ({ en, text }) => [en, text] as const,
      ),
    ),
  );
}
