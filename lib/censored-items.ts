/** An item of a list with what stands in it up to the next item or the list's end. */
const item = /<li\b[^>]*>(?:(?!<\/?(?:li|ul|ol)\b)[\s\S])*(?:<\/li\s*>)?/gi;

/** HTML without the list items that have one of `words`, which are whole words in lower case ([W]§5). */
export const withoutCensoredItems = (html: string, words: readonly string[]): string =>
  words.length === 0
    ? html
    : html.replace(item, (found) => (wordsOf(found).some((word) => words.includes(word)) ? '' : found));

const wordsOf = (html: string): string[] =>
  html
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
