import type { Localised } from '#lib/localised.ts';
import type { Dice } from '../dice.ts';
import type { Hotel } from '../hotels.ts';

/** A sentence or two in both languages; `{word}` stands for a value of the hotel, `when` says whom it suits. */
export type Phrase = { en: string; ru: string; when?: (hotel: Hotel) => boolean };

export const phrase = (en: string, ru: string, when?: Phrase['when']): Phrase =>
  when ? { en, ru, when } : { en, ru };

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
  en: parts
    .flat()
    .map(({ en }) => en)
    .join(' '),
  ru: parts
    .flat()
    .map(({ ru }) => ru)
    .join(' '),
});

/** Paragraphs as one text, empty ones left out, with the hotel's values in their places. */
export function written(paragraphs: readonly Phrase[], values: Record<string, Localised>): Localised {
  const fill = (text: string, language: 'en' | 'ru') =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.[language] ?? whole);
  const joined = (language: 'en' | 'ru') =>
    paragraphs
      .map((part) => fill(part[language], language))
      .filter((text) => text !== '')
      .join('\n\n');
  return { en: joined('en'), ru: joined('ru') };
}

/** Items as a list. */
export const listed = (items: readonly Phrase[]): Phrase => ({
  en: items.length > 0 ? `<ul>${items.map(({ en }) => `<li>${en}</li>`).join('')}</ul>` : '',
  ru: items.length > 0 ? `<ul>${items.map(({ ru }) => `<li>${ru}</li>`).join('')}</ul>` : '',
});
