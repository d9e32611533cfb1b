import { withConnectors } from './connectors.ts';
import { type PlainOptions, plainText } from './plain-text.ts';
import { soundOf } from './sound.ts';
import { isCyrillic, transliterate, transliterations } from './transliterate.ts';

/** Shorter sounds are in too many names to mean one. */
const shortestSound = 3;

/**
 * The ways to write a text: as it is, without what joins its words and with `and` for it, with `ё` as `е` and as `о`, transliterated by each standard, and by its sound.
 * Made of a name and of what was typed alike; where one of the one's is in one of the other's, they match.
 */
export function spellingsOf(text: string, options: PlainOptions = {}): string[] {
  const joined = options.keepMarks ? [text] : withConnectors(text);
  return joined.length === 1
    ? spelled(text, options)
    : distinct(joined.flatMap((one) => spelled(one, options)));
}

function spelled(text: string, options: PlainOptions): string[] {
  const plain = plainText(text, options);
  const forms = plain.includes('ё')
    ? [plain, plain.replaceAll('ё', 'е'), plain.replaceAll('ё', 'о')]
    : [plain];
  const latin = isCyrillic(plain)
    ? forms.flatMap((form) => transliterations.map((by) => transliterate(form, by)))
    : [];
  const sounds = [text, ...forms.slice(1), ...latinHa(plain)].map((form) => soundOf(form, options));
  return distinct([...forms, ...latin, ...sounds.filter((sound) => sound.length >= shortestSound)]);
}

/** GOST writes `х` as `x`, which otherwise is `кс`. */
const latinHa = (plain: string) => (plain.includes('x') ? [plain.replaceAll('x', 'h')] : []);

const distinct = (texts: string[]) => [...new Set(texts)].filter((text) => text !== '');
