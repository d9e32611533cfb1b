import { findPage, type PageSource } from './find-page.ts';
import { readOnce } from './live-content.ts';
import { readPageImages } from './page-store.server.ts';
import type { ContentSite } from './shown-on.ts';

/** What kind of page tells of a country; its slug is that of the state. */
const countryType = 'country';

/** The page of a country with its pictures; undefined where nobody has written one. */
export const findCountryPage = (source: PageSource, slug: string, site: ContentSite) =>
  readOnce(source.moment, `country ${site.market} ${site.variant} ${slug}`, async () => {
    const found = await findPage(source, slug, site);
    if (found?.page.page_type !== countryType) return undefined;
    return { ...found, images: await readPageImages(source.db, found.page.id) };
  });

export type CountryPage = NonNullable<Awaited<ReturnType<typeof findCountryPage>>>;
