/** What an address asks the content store for. */
export type PageChoice = { kind: 'page' | 'chain'; slug: string };

/** The names that an address may choose by, as parts of its path or in its query ([S]§2.2). */
const choosers = ['hotelGroupSlug', 'adsSlug', 'categorySlug', 'category'] as const;
type Chosen = Partial<Record<(typeof choosers)[number], string | undefined>>;

/**
 * The page or chain that an address names: `/hotelgroup/marenza`, `/ads/early-booking`, `/info/help/service`, or the
 * same in the query of their first part; else the page that is called like the last part of the path: `/about`.
 */
export function choosePage(params: Chosen, { pathname, searchParams }: URL): PageChoice {
  for (const name of choosers) {
    const slug = params[name] ?? (hasPartsOf(params) ? null : searchParams.get(name));
    if (slug) return { kind: name === 'hotelGroupSlug' ? 'chain' : 'page', slug };
  }
  return { kind: 'page', slug: pathname.split('/').filter(Boolean).at(-1) ?? '' };
}

/** A path that names a page is not overruled by its query. */
const hasPartsOf = (params: Chosen) => choosers.some((name) => params[name]);
