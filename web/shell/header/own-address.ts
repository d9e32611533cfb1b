import { isOwnPath } from '#lib/own-path.ts';

/** The path of an address of this site, or a place of the page; undefined for an address elsewhere. */
export function withoutOrigin(href: string, origin: string): string | undefined {
  if (href.startsWith('#') || isOwnPath(href)) return href;
  if (!href.startsWith(origin)) return undefined;
  const rest = href.slice(origin.length) || '/';
  return isOwnPath(rest) ? rest : undefined;
}
