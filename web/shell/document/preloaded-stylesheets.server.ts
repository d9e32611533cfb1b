import type { EntryContext } from 'react-router';

/**
 * The sheets of a page as a `Link` header: the page is painted when they are there, and a browser that learns of them
 * together with its scripts and pictures asks for them last (decision 0382).
 */
export function preloadedStylesheets({ manifest, staticHandlerContext }: EntryContext): string {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const addresses = new Set(sheets.map((sheet) => sheet.replace(/#$/, '')));
  return [...addresses].map((address) => `<${address}>; rel=preload; as=style`).join(', ');
}
