import { isOwnHost } from '#sites/find-site.ts';
import type { Site } from '#sites/site.ts';

/** A page of ours that a short link leads to. */
export type LinkTarget = {
  /** Of one of our sites, without a port; null: the host that the short link is opened at. */
  host: string | null;
  /** With its query and hash. */
  path: string;
};

/** Where links are made: the host that was asked may be an address or a container's name, and is ours too. */
export type LinkPlace = { askedHost: string; sites: readonly Site[] };

/** What of an address a short link keeps; undefined where it leads away from our sites. */
export function linkTargetOf(originalUrl: string, { askedHost, sites }: LinkPlace): LinkTarget | undefined {
  const url = new URL(originalUrl);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const isOurs = isOwnHost(url.hostname, sites);
  if (!isOurs && url.hostname !== askedHost) return undefined;
  // A path of `//elsewhere.com` would be read as a host.
  const path = url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  return { host: isOurs ? url.hostname : null, path };
}

/**
 * The address that a short link answers with, without its scheme: the visitor keeps theirs, whatever a proxy speaks
 * to us. The port is the one the short link was opened at.
 */
export function addressOf({ host, path }: LinkTarget, opened: URL): string {
  const port = opened.port ? `:${opened.port}` : '';
  return host === null ? path : `//${host}${port}${path}`;
}
