import { setupI18n } from '@lingui/core';
import type { Locale } from '#sites/locales.ts';
import { type CompiledMessages, printedMark } from './compile-messages.ts';
import type { MessageKey } from './message-key.ts';
import { numberMarks, writeNumber } from './number-marks.ts';

/** What fills the placeholders of a text. Numbers are written as the language writes them, texts stay as they are. */
export type MessageValues = Record<string, string | number>;

/** Writes the text of a key in one language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

export type Translator = { locale: Locale; intlLocale: string; t: Translate };

/** A translator for one request or one browser page: it shares nothing with any other. */
export function createTranslator(
  locale: Locale,
  messages: CompiledMessages,
  intlLocale: string = locale,
): Translator {
  const i18n = setupI18n({ locale, messages: { [locale]: messages }, missing: refuse });
  const marks = numberMarks(locale, intlLocale);

  const t: Translate = (key, values = {}) => {
    const filled: MessageValues = {};
    for (const [name, value] of Object.entries(values)) {
      filled[name] = value;
      filled[printedMark + name] = typeof value === 'number' ? writeNumber(value, 2, marks) : value;
    }
    return i18n._(key, filled);
  };
  return { locale, intlLocale, t };
}

/** Keys are typed and the catalogues are complete, so a missing text is a broken build. */
function refuse(locale: string, key: string): never {
  throw new Error(`No text for ${key} in ${locale}`);
}
