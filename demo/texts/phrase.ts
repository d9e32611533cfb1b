import { type Localised, localise } from '#lib/localised.ts';
import type { Dice } from '../dice.ts';
import type { Hotel } from '../hotels.ts';
import { translated } from '../translations/translated.ts';

/**
 * A sentence or two in the languages that it is translated into; `{word}` stands for a value of the hotel, `when` says
 * whom it suits.
 */
export type Phrase = { text: Localised; when?: (hotel: Hotel) => boolean };

export function phrase(en: string, ru: string, when?: Phrase['when']): Phrase {
  const text = translated({ en, ru });
  return when ? { text, when } : { text };
}

/** One of the phrases that suit the hotel, or nothing when none does. */
export function choose(phrases: readonly Phrase[], hotel: Hotel, random: Dice): Phrase[] {
  const fitting = phrases.filter(({ when }) => !when || when(hotel));
  return fitting.length > 0 ? [random.pick(fitting)] : [];
}

/** Every phrase whose condition the hotel meets. */
export const allOf = (phrases: readonly Phrase[], hotel: Hotel) =>
  phrases.filter(({ when }) => !when || when(hotel));

/** Phrases as one paragraph. */
export const paragraph = (...parts: readonly Phrase[][]): Phrase => ({
  text: inOneText(
    parts.flat().map(({ text }) => text),
    (texts) => texts.join(' '),
  ),
});

/** Paragraphs as one text, empty ones left out, with the hotel's values in their places. */
export function written(paragraphs: readonly Phrase[], values: Record<string, Localised>): Localised {
  const texts = paragraphs.map(({ text }) => text).filter(({ en }) => en !== '');
  return inOneText(texts, (whole, locale) =>
    whole.join('\n\n').replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return value ? localise(value, locale) : placeholder;
    }),
  );
}

/** Items as a list. */
export const listed = (items: readonly Phrase[]): Phrase => ({
  text: inOneText(
    items.map(({ text }) => text),
    (texts) => (texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>` : ''),
  ),
});

/** In the languages that every text has, so that no visitor reads half a paragraph in another one. */
function inOneText(
  texts: readonly Localised[],
  join: (texts: string[], locale: string) => string,
): Localised {
  const [first, ...others] = texts;
  const locales = Object.keys(first ?? { en: '', ru: '' });
  const shared = locales.filter((locale) => others.every((text) => text[locale]));
  const inLocale = (locale: string) =>
    join(
      texts.map((text) => localise(text, locale)),
      locale,
    );
  return Object.fromEntries(shared.map((locale) => [locale, inLocale(locale)])) as Localised; // English and Russian are among them
}
