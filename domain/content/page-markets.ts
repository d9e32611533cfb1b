import { marketSlugs } from '#sites/markets.ts';
import type { PageSource } from './find-page.ts';
import { readOnce } from './live-content.ts';
import { pagePath } from './page-path.ts';
import { readPageAddresses } from './page-store.server.ts';
import { closeness, isShownOn } from './shown-on.ts';

/** The markets whose sites of a variant show which page of the content, by its path. */
export const pageMarkets = ({ db, moment }: PageSource, variant: string) =>
  readOnce(moment, `markets of pages ${variant}`, async () => {
    const rows = await readPageAddresses(db);
    const byPath = new Map<string, string[]>();
    for (const market of marketSlugs)
      for (const path of pathsOn(rows, { market, variant }))
        byPath.set(path, [...(byPath.get(path) ?? []), market]);
    return byPath;
  });

type Rows = Awaited<ReturnType<typeof readPageAddresses>>;

/** Of the pages of one slug a site has the one that names it most closely, if that is on. */
function pathsOn(rows: Rows, site: { market: string; variant: string }): Set<string> {
  const shown = Map.groupBy(
    rows.filter((row) => isShownOn(row, site)),
    ({ slug }) => slug,
  );
  const closest = [...shown.values()].map((same) => same.sort((a, b) => closeness(b) - closeness(a))[0]!);
  const paths = closest.filter(({ is_active }) => is_active).flatMap(pathsOf);
  return new Set(paths.flatMap((path) => (path ? [withoutSlash(path)] : [])));
}

/** Where a page is; one without a link of its own is also shown as an advertisement or a group of hotels of its name. */
const pathsOf = (page: Rows[number]) =>
  page.link.startsWith('/')
    ? [pagePath(page)]
    : [pagePath(page), `/ads/${page.slug}`, `/hotelgroup/${page.slug}`];

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, '$1');
