/** A block of text without any markup: a paragraph, or an item of a list. */
export type TextBlock = { kind: 'paragraph' | 'item'; text: string };

/**
 * The plain blocks of an operator's text, which may hold HTML. Tags only part the text; nothing of them survives, so
 * there is nothing left to sanitise: the page writes text nodes.
 */
export function plainBlocks(source: string): TextBlock[] {
  const parted = source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<li\b[^>]*>/gi, '\n\n\u2022')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?(p|div|ul|ol|li|h[1-6]|table|tr|section|article)\b[^>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^>]*>/gi, '');
  return decodeEntities(parted)
    .split(/\n\s*\n/)
    .map((block) => boundNumbers(block.replace(/[^\S\u00a0]+/g, ' ').trim()))
    .filter((block) => block !== '' && block !== '\u2022')
    .map((block) =>
      block.startsWith('\u2022')
        ? { kind: 'item', text: block.slice(1).trim() }
        : { kind: 'paragraph', text: block },
    );
}

/** A number stays in the line of its unit: `15 km`, `200 м`. */
const boundNumbers = (text: string) => text.replace(/(\d) (?=\p{L}{1,3}(?!\p{L}))/gu, '$1\u00a0');

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
};

const decodeEntities = (text: string) =>
  text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return namedEntities[name.toLowerCase()] ?? entity;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
