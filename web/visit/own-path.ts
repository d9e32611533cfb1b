const here = 'http://here.invalid';

/**
 * A path of this site to go back to, with its query, as an address writes it; anything else is the home page. It is read
 * as a browser reads it: `//elsewhere.com`, `/\\elsewhere.com` and `/\t/elsewhere.com` lead away.
 */
export function ownPath(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, here)) return '/';
  const { origin, pathname, search, hash } = new URL(from, here);
  if (origin !== here) return '/';
  // `/.//elsewhere.com` is a path of ours that, written out, would be read as a host.
  return pathname.replace(/^\/{2,}/, '/') + search + hash;
}
