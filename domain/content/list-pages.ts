import type { PageSource } from './find-page.ts';
import { readOnce } from './live-content.ts';
import {
  type PageQuestion,
  readBlocks,
  readPageList,
  readPages,
  readProperties,
} from './page-store.server.ts';
import type { ContentSite } from './shown-on.ts';

export type { PageQuestion };

type Some = { skip: number; take: number; withBlocks: boolean };

/** Some of the pages of a site that a question is about, each with its parent. */
export const listPages = (
  { db, moment }: PageSource,
  site: ContentSite,
  question: PageQuestion,
  some: Some,
) =>
  readOnce(moment, `pages ${JSON.stringify([site.market, site.variant, question, some])}`, async () => {
    const { list, total } = await readPageList(db, site, question, some);
    const ids = list.map(({ id }) => id);
    const parentSlugs = [...new Set(list.map((page) => page.parent_slug))].filter(Boolean);
    const parents = parentSlugs.length > 0 ? await readPages(db, site, parentSlugs) : [];
    const properties = Map.groupBy(ids.length > 0 ? await readProperties(db, ids) : [], (row) => row.page_id);
    const isExpanded = some.withBlocks && ids.length > 0;
    const blocks = Map.groupBy(isExpanded ? await readBlocks(db, ids) : [], (row) => row.page_id);
    return {
      total,
      list: list.map((page) => ({
        page,
        parent: parents.find(({ slug }) => slug === page.parent_slug),
        properties: properties.get(page.id) ?? [],
        blocks: blocks.get(page.id) ?? [],
      })),
    };
  });

/** The page of a site under a slug, by itself: what a list stands under. */
export const findHeading = ({ db, moment }: PageSource, slug: string, site: ContentSite) =>
  readOnce(
    moment,
    `heading ${site.market} ${site.variant} ${slug}`,
    async () => (await readPages(db, site, [slug]))[0],
  );
