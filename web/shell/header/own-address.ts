/** The path of an address of this site, or a place of the page; undefined for an address elsewhere. */
export function withoutOrigin(href: string, origin: string): string | undefined {
  if (/^(?:#|\/(?!\/))/.test(href)) return href;
  const rest = href.startsWith(origin) ? href.slice(origin.length) : undefined;
  if (rest === '') return '/';
  return rest?.startsWith('/') ? rest : undefined;
}
