/** A block of a page as it is told: its texts in one language. */
export type BlockAnswer = { slug: string; blockType: string; title: string; html: string };

/** An airport as the block of airports lists it. */
export type ListedAirport = { code: string; name: string };

/** Reads `<li>Antalya (AYT)</li>`: lines that name no airport are none. */
export function airportsOf(html: string): ListedAirport[] {
  return [...html.matchAll(/<li>(.*?)<\/li>/gs)].flatMap(([, line = '']) => {
    const [, name, code] = /^(.+?)\s*\(([A-Z]{3})\)$/.exec(plain(line)) ?? [];
    return name && code ? [{ code, name }] : [];
  });
}

/** A text and the last link in it, which stands beside the text. */
export function textAndLink(html: string): { text: string; linkHref: string; linkName: string } {
  const [whole = '', linkHref = '', name = ''] =
    [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].at(-1) ?? [];
  return { text: plain(html.replace(whole, '')), linkHref: unescaped(linkHref), linkName: plain(name) };
}

/** The blocks of a country's own text: those that are called so. */
export const contentBlocks = (blocks: readonly BlockAnswer[]): BlockAnswer[] =>
  blocks.filter(({ slug, title }) => [slug, title].some((name) => name.includes('country-content')));

const plain = (html: string) =>
  unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
