import { type PlainOptions, plainText } from './plain-text.ts';
import { transliterate } from './transliterate.ts';

/** Latin letters whose mark is heard: Şanlıurfa is Шанлыурфа. */
const heard: Record<string, string> = { š: 'sh', ş: 'sh', č: 'ch', ç: 'ch', ž: 'zh' };

/** Spellings of one sound, brought to one; in this order, for each sees what the one before has left. */
const spellings: [RegExp, string][] = [
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/sh?ch|shh/g, 'sh'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/dzh|dj/g, 'zh'],
  [/j(?=[aou])|(?<=[aeiouy])j(?![aeiouy])/g, 'i'],
  [/j/g, 'zh'],
  [/tch/g, 'ch'],
  [/t[zc]|cz|c(?=[eiy])/g, 'ts'],
  [/ck|c(?!h)/g, 'k'],
  [/y/g, 'i'],
  [/ie/g, 'e'],
  [/(.)\1+/gs, '$1'],
];

/**
 * What a text sounds like, in Latin letters: spellings of one sound are the same here, so that a Latin text and a
 * Cyrillic one can be compared whichever way the one was written for the other.
 */
export function soundOf(text: string, options: PlainOptions = {}): string {
  const spoken = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[šşčçž]/g, (letter) => heard[letter]!);
  const latin = transliterate(plainText(spoken, options), 'everyday');
  return spellings.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), latin);
}
