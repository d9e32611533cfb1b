import type { Localised } from '#lib/localised.ts';
import { plainText } from '#lib/text-match/plain-text.ts';
import type { PageSource } from './find-page.ts';
import { listPages } from './list-pages.ts';
import { pagePath } from './page-path.ts';
import type { ContentSite } from './shown-on.ts';

/** A page that has what was looked for, and the place where it says so. */
export type FoundText = { title: string; path: string; parent: string; excerpt: string };

/** Texts in the language of who looks; one that is missing is empty. */
type Say = (text: Localised | null) => string;

/** Of which parts of a page the words may be, the nearest first. */
type Searched = { title: string; lead: string; body: string };

/**
 * The information pages of a site that have every word of a text, those first whose titles have them. The end of a long
 * word does not count, so that another form of it is found.
 */
export async function searchPages(
  source: PageSource,
  site: ContentSite,
  { text, say }: { text: string; say: Say },
): Promise<FoundText[]> {
  const wanted = wordsOf(text).map(stemOf);
  if (wanted.length === 0) return [];
  const question = { pageType: 'info', conditions: [], properties: [], propertyValues: [] };
  const { list } = await listPages(source, site, question, { skip: 0, take: 1_000, withBlocks: true });
  return list
    .flatMap(({ page, parent, blocks }) => {
      const path = pagePath(page);
      const searched = {
        title: say(page.title),
        lead: [say(page.subtitle), say(page.paragraph), say(page.note)].join(' '),
        body: blocks.map(({ title, html }) => `${say(title)}. ${bare(say(html))}`).join(' '),
      };
      const rank = rankOf(searched, wanted);
      if (path === undefined || rank === undefined) return [];
      const found = { title: searched.title, path, parent: say(parent?.title ?? null) };
      return [{ rank, ...found, excerpt: excerptOf(searched, wanted) }];
    })
    .sort((a, b) => a.rank - b.rank || a.title.localeCompare(b.title))
    .map(({ rank, ...found }) => found);
}

const bare = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?…])/g, '$1')
    .trim();

const wordsOf = (text: string) => plainText(text, { keepMarks: true }).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word without what its other forms end with: two letters of a long one, one of a short one. */
const stemOf = (word: string) => word.slice(0, word.length > 5 ? -2 : word.length > 3 ? -1 : undefined);

/** How near the words are; undefined where the page lacks one. */
function rankOf({ title, lead, body }: Searched, wanted: readonly string[]): number | undefined {
  const parts = [title, `${title} ${lead}`, `${title} ${lead} ${body}`];
  const rank = parts.findIndex((part) => {
    const words = wordsOf(part);
    return wanted.every((stem) => words.some((word) => word.startsWith(stem)));
  });
  return rank < 0 ? undefined : rank;
}

/** So many letters tell what a page says. */
const excerptLength = 180;

/** The sentences of the page from the first that has one of the words; its first ones where only the title has them. */
function excerptOf({ lead, body }: Searched, wanted: readonly string[]): string {
  const sentences = `${lead} ${body}`.split(/(?<=[.!?…])\s+/).filter((one) => /\p{L}/u.test(one));
  const first = sentences.findIndex((one) =>
    wordsOf(one).some((word) => wanted.some((stem) => word.startsWith(stem))),
  );
  const said = sentences.slice(Math.max(first, 0)).join(' ').trim();
  if (said.length <= excerptLength) return said;
  return `${said.slice(0, said.lastIndexOf(' ', excerptLength)).replace(/[\s,;:.–—-]+$/, '')}…`;
}
