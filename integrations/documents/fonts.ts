import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** The house's family as files that are whole: those of the pages are cut by script, and no library puts them together. */
const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/onest/${name}.ttf`));

export const fontFiles = {
  normal: fileOf('400Regular/Onest_400Regular'),
  bold: fileOf('700Bold/Onest_700Bold'),
} as const;

export type Weight = keyof typeof fontFiles;

const opened = new Map<Weight, Font>();

/** Reads a file once. */
export function fontOf(weight: Weight): Font {
  const font = opened.get(weight) ?? (create(readFileSync(fontFiles[weight])) as Font);
  opened.set(weight, font);
  return font;
}

/** A text without the characters that the family cannot draw: an empty box says less than nothing. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC').replaceAll('₹', 'INR\u00a0')]
    .filter((character) => fontOf('normal').hasGlyphForCodePoint(character.codePointAt(0)!))
    .join('');
