/** The block after which a page shows its news. */
const beforeNews = 'withmanagerhelp';

/** What stands before the news of a page and what after; without the block they stand at its end ([S]§2.14). */
export function placeOfNews<Block extends { slug: string }>(blocks: readonly Block[]) {
  const at = blocks.findIndex(({ slug }) => slug === beforeNews) + 1;
  return at === 0
    ? { before: blocks, after: [], isAtEnd: true }
    : { before: blocks.slice(0, at), after: blocks.slice(at), isAtEnd: false };
}
