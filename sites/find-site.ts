import { allSites, defaultSite } from './all-sites.ts';
import type { Site } from './site.ts';

export type FoundSite = {
  site: Site;
  /** The city that the subdomain names; whether it exists is for the caller to check. */
  citySlug?: string;
  /** The host is none of ours: the default site stands in for it, where that is wanted. */
  isForeign?: true;
};

/**
 * The site that a request's `Host` asks for, its port ignored.
 *
 * A host of a site wins; a label before it is a city where the site has city subdomains. A host inside one of our
 * domains that fits neither is nobody's (undefined). A host that is not ours at all, such as an address or the name
 * of a container, gets the default site, and is marked.
 */
export function findSite(host: string, sites: readonly Site[] = allSites): FoundSite | undefined {
  const name = hostName(host);
  const site = siteOfHost(name, sites);
  if (site) return { site };

  const dot = name.indexOf('.');
  const parent = dot > 0 ? siteOfHost(name.slice(dot + 1), sites) : undefined;
  if (parent?.flags.citySubdomains) return { site: parent, citySlug: name.slice(0, dot) };

  return isOurs(name, sites) ? undefined : { site: sites[0] ?? defaultSite, isForeign: true };
}

/** Whether `host` is that of a site, or lies where the cities of one are; its port is ignored. */
export function isOwnHost(host: string, sites: readonly Site[] = allSites): boolean {
  const found = findSite(host, sites);
  return found?.citySlug !== undefined || siteOfHost(hostName(host), sites) !== undefined;
}

/** The host that shows `site` in `citySlug`, beside the host that is being looked at (`localhost` stays `localhost`). */
export function hostOf(site: Site, citySlug: string | undefined, seenHost: string): string {
  const local = isLocal(hostName(seenHost));
  const own = site.hosts.find((host) => isLocal(host) === local) ?? site.hosts[0]!;
  const port = /:\d+$/.exec(seenHost)?.[0] ?? '';
  return citySlug && citySlug !== site.mainCity ? `${citySlug}.${own}${port}` : `${own}${port}`;
}

const hostName = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');

const siteOfHost = (name: string, sites: readonly Site[]) => sites.find(({ hosts }) => hosts.includes(name));

const isLocal = (name: string) => name === 'localhost' || name.endsWith('.localhost');

const isOurs = (name: string, sites: readonly Site[]) =>
  sites.some(({ hosts }) => hosts.some((host) => name.endsWith(`.${host}`)));
