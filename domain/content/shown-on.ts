/** The sites that a row of content names: lists with commas, an empty one names all. */
export type SiteNames = { markets: string; variants: string };

/** The site that content is read for. */
export type ContentSite = { market: string; variant: string };

const names = (list: string, name: string) => list === '' || list.split(',').includes(name);

export const isShownOn = ({ markets, variants }: SiteNames, { market, variant }: ContentSite): boolean =>
  names(markets, market) && names(variants, variant);

/** How closely a row names the sites it is shown on: its market says more than its variant. */
export const closeness = ({ markets, variants }: SiteNames): number =>
  (markets === '' ? 0 : 2) + (variants === '' ? 0 : 1);
