import { allSites } from './all-sites.ts';
import type { Site } from './site.ts';

/** The consumer site of a site's market; undefined for that site itself, and where a deployment has none. */
export const consumerSiteOf = (
  { market, variant }: Pick<Site, 'market' | 'variant'>,
  sites: readonly Site[] = allSites,
): Site | undefined =>
  variant === 'b2c' ? undefined : sites.find((site) => site.variant === 'b2c' && site.market === market);
