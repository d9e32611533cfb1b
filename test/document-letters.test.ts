import { expect, test } from 'vitest';
import { drawable, fontOf } from '#integrations/documents/fonts.ts';
import { locales } from '#sites/locales.ts';
import { readMessageFiles } from '#texts/read-messages.ts';

test.for(locales)('the letters of documents are all that the texts in %s are written with', (locale) => {
  const texts = readMessageFiles(locale).flatMap((file) => Object.values(file.texts));
  const letters = new Set([...texts.join('').normalize('NFC')]);
  expect(letters.size).toBeGreaterThan(50);
  expect(
    [...letters].filter((letter) => !fontOf('bold').hasGlyphForCodePoint(letter.codePointAt(0)!)),
  ).toEqual([]);
});

test('signs of money are rendered, the one that the family lacks by its letters, and what nobody can render is left out', () => {
  expect(drawable('1 234 ₽ ₸ ₼ ₺ € $ zł Kč Ft ₴')).toBe('1 234 ₽ ₸ ₼ ₺ € $ zł Kč Ft ₴');
  expect(drawable('₹1,234')).toBe('INR\u00a01,234');
  expect(drawable('Palms ☃')).toBe('Palms ');
});
