/** What joins the words of a name: the sign, and `and` in the languages of the sites. */
const words = [
  'and',
  'и',
  'oraz',
  'i',
  'a',
  'és',
  'un',
  'ir',
  'ja',
  've',
  'və',
  'va',
  'және',
  'und',
  'et',
  'y',
  'e',
];

/** Only between words: at the end of what is typed it may be the beginning of one. */
const connector = new RegExp(
  `(?<=[\\p{L}\\p{N}])(?:\\s*[&＆﹠+]\\s*|\\s+(?:${words.join('|')})\\s+)(?=[\\p{L}\\p{N}])`,
  'giu',
);

/** A text as it is and, where something joins its words, also without that and with `and`: all are one name. */
export function withConnectors(text: string): string[] {
  if (text.search(connector) < 0) return [text];
  return [text, text.replace(connector, ' '), text.replace(connector, ' and ')];
}
