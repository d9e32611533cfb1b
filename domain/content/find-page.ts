import { cleanTexts } from './clean-texts.ts';
import { type ContentMoment, type LiveContent, readOnce } from './live-content.ts';
import {
  readBlocks,
  readPageHotels,
  readPageIcons,
  readPageImages,
  readPages,
  readProperties,
  type StoredPage,
} from './page-store.server.ts';
import type { ContentSite } from './shown-on.ts';

/** Where pages are found: the database, and the moment that keeps what was read. */
export type PageSource = { db: LiveContent['db']; moment: ContentMoment };

/** A page with everything that it shows; a chain of hotels is one of the type `hotelchain`. */
export const findPage = ({ db, moment }: PageSource, slug: string, site: ContentSite) =>
  readOnce(moment, `page ${site.market} ${site.variant} ${slug}`, async () => {
    const [page] = await readPages(db, site, [slug]);
    if (!page) return undefined;
    return {
      page: { ...page, summary: cleanTexts(page.summary) },
      parent: await findParent(db, page, site),
      properties: await readProperties(db, [page.id]),
      blocks: await readBlocks(db, [page.id]),
      icons: await readPageIcons(db, page.id),
      images: await readPageImages(db, page.id),
      hotelIds: await readPageHotels(db, page.id),
    };
  });

export type FoundPage = NonNullable<Awaited<ReturnType<typeof findPage>>>;

const findParent = async (db: LiveContent['db'], { parent_slug }: StoredPage, site: ContentSite) =>
  parent_slug === '' ? undefined : (await readPages(db, site, [parent_slug]))[0];
