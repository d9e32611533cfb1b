const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

/** The words of a short HTML text; as text nodes there is nothing left to sanitise. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n\t]+/g, ' ')
    .trim();
