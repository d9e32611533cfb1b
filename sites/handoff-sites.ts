import { allSites } from './all-sites.ts';
import type { LinkName } from './links.ts';
import type { Site } from './site.ts';

/** The photo archive that the sessions of an agent portal open; undefined where the site is none, or links to another one. */
export const archiveOf = (site: Site, sites: readonly Site[] = allSites): Site | undefined =>
  site.variant === 'agent' ? linkedSite(site, { link: 'photos', variant: 'photobase', sites }) : undefined;

/** The agent portal whose sessions open a photo archive, likewise. */
export function portalOf(site: Site, sites: readonly Site[] = allSites): Site | undefined {
  if (site.variant !== 'photobase') return undefined;
  const portal = linkedSite(site, { link: 'agents', variant: 'agent', sites });
  return portal && archiveOf(portal, sites) ? portal : undefined;
}

type Linked = { link: LinkName; variant: Site['variant']; sites: readonly Site[] };

/** The site of the same market that a link names, if it is of this kind and its visitors sign in as agents. */
function linkedSite({ links, market }: Site, { link, variant, sites }: Linked): Site | undefined {
  const linked = links[link];
  if (typeof linked !== 'object' || linked.variant !== variant) return undefined;
  return sites.find(
    (site) => site.variant === variant && site.market === market && site.flags.accounts === 'agents',
  );
}
