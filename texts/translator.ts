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
  const formOf = pluralForms(locale);
  const writer: MessageWriter = {
    print: (value) => (typeof value === 'number' ? writeNumber(value, 2, marks) : value),
    form: formOf,
  };
  const t: Translate = (key, values = {}) =>
    writeMessage(texts.find(key) ?? refuse(locale, key), values, writer);
  return { locale, intlLocale, t, texts };
}

type FormOf = (count: number) => string;

const formsOf: Partial<Record<Locale, FormOf>> = {};

/** The forms of a language never change: its rules are made once, and asked once for each of the small numbers. */
function pluralForms(locale: Locale): FormOf {
  formsOf[locale] ??= askedOnce(new Intl.PluralRules(locale));
  return formsOf[locale];
}

const smallNumbers = 1_000;

function askedOnce(rules: Intl.PluralRules): FormOf {
  const forms: string[] = [];
  return (count) => {
    if (!(count >= 0 && count < smallNumbers && Number.isInteger(count))) return rules.select(count);
    forms[count] ??= rules.select(count);
    return forms[count];
  };
}

/** Keys are typed and the catalogues are complete: either the build is broken, or a page does not name the area. */
function refuse(locale: Locale, key: string): never {
  throw new Error(`No text for ${key} in ${locale}: its area belongs in the texts of the page's handle`);
}
