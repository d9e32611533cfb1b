/** Shorter ones say nothing to search engines, and longer ones are cut by them. */
const [fewest, most] = [50, 170];

/**
 * What stands under the title of a page in a list of found pages: the first texts of the page that together say enough,
 * without markup, and cut after a word where they are too long.
 */
export function pageDescription(texts: readonly (string | false | null | undefined)[]): string {
  let said = '';
  for (const text of texts) {
    if (said.length >= fewest) break;
    const plain = plainText(text || '');
    if (plain && !said.includes(plain)) said = said ? `${ended(said)} ${plain}` : plain;
  }
  return cut(said, most);
}

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?…])/g, '$1')
    .trim();

const ended = (text: string) => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** The last of the texts whole, as a price has to be, and of the first as many words as there is room for. */
export function descriptionEndingWith(text: string, last: string | undefined): string {
  if (!last) return cut(text, most);
  return `${ended(cut(text, most - last.length - 2))} ${last}`;
}

function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const start = text.slice(0, room - 1);
  const end = start.lastIndexOf(' ');
  return `${(end > fewest ? start.slice(0, end) : start).replace(/[\s,;:.–—-]+$/, '')}…`;
}
