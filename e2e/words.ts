import type { Locale } from '#sites/locales.ts';
import { testTranslator } from '#texts/test-translator.ts';
import type { Translate } from '#texts/translator.ts';

const translators = new Map<Locale, Translate>();

/** The words of the product in a language: `wordsOf('pl')('detail.offer.request')`. */
export function wordsOf(locale: Locale): Translate {
  const known = translators.get(locale);
  if (known) return known;
  const { t } = testTranslator(locale);
  translators.set(locale, t);
  return t;
}

/** A text that is a price and nothing else: a currency with an amount, in any language. */
export const priceText = /^(?=.*(?:\p{Sc}|zł))(?=.*\d)[\p{Sc}\d\s.,zł−-]+$/u;

/** The amount of a price text: `−€1,234` is -1234, a word such as `free` is 0. */
export const amountOf = (text: string) =>
  Number(text.replace(/[^\d]/g, '') || 0) * (/[−-]/.test(text) ? -1 : 1);
