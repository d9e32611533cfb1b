import type { Locale } from '#sites/locales.ts';
import type { MessageKey } from './message-key.ts';
import { numberMarks, writeNumber } from './number-marks.ts';
import type { Texts } from './texts.ts';
import { type MessageWriter, writeMessage } from './write-message.ts';

/** What fills the placeholders of a text. Numbers are written as the language writes them, texts stay as they are. */
export type MessageValues = Record<string, string | number>;

/** Writes the text of a key in one language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

export type Translator = { locale: Locale; intlLocale: string; t: Translate; texts: Texts };

/** A translator for one request or one browser page: it shares nothing with any other. */
export function createTranslator(locale: Locale, texts: Texts, intlLocale: string = locale): Translator {
  const marks = numberMarks(locale, intlLocale);
  const plurals = pluralsOf(locale);
  const writer: MessageWriter = {
    print: (value) => (typeof value === 'number' ? writeNumber(value, 2, marks) : value),
    form: (count) => plurals.select(count),
  };
  const t: Translate = (key, values = {}) =>
    writeMessage(texts.find(key) ?? refuse(locale, key), values, writer);
  return { locale, intlLocale, t, texts };
}

const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** The rules of a language never change, and making them takes as long as writing a hundred texts. */
function pluralsOf(locale: Locale): Intl.PluralRules {
  pluralRules[locale] ??= new Intl.PluralRules(locale);
  return pluralRules[locale];
}

/** Keys are typed and the catalogues are complete: either the build is broken, or a page does not name the area. */
function refuse(locale: Locale, key: string): never {
  throw new Error(`No text for ${key} in ${locale}: its area belongs in the texts of the page's handle`);
}
