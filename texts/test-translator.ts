import type { Locale } from '#sites/locales.ts';
import { compileMessages } from './compile-messages.ts';
import { readMessages } from './read-messages.ts';
import { allTexts } from './texts.ts';
import { createTranslator } from './translator.ts';

/** The real texts of a language, read from disk: for tests of pages and components. */
export const testTranslator = (locale: Locale) =>
  createTranslator(locale, allTexts(compileMessages(readMessages(locale))));
