const here = 'http://here.invalid';

/**
 * Whether a link is a path of the site that it stands on. It is read as a browser reads it: `//elsewhere.com`,
 * `/\\elsewhere.com` and `/\t/elsewhere.com` lead away.
 */
export const isOwnPath = (link: string): boolean => /^\/(?![\t\n\r]*[/\\])/.test(link);

/** The path of an address of ours: as the beginning of a link, several slashes would name a host. */
export const oneSlash = (pathname: string): string => pathname.replace(/^[/\\]+/, '/');

/** A path of this site to go back to, with its query, as an address writes it; anything else is the home page. */
export function ownPath(from: unknown): string {
  if (typeof from !== 'string' || !isOwnPath(from)) return '/';
  const { pathname, search, hash } = new URL(from, here);
  // `/.//elsewhere.com` is a path of ours that, written out, would be read as a host.
  return oneSlash(pathname) + search + hash;
}
