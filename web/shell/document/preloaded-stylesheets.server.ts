import type { EntryContext } from 'react-router';

/**
 * The stylesheets of a page as a `Link` header: they block the first paint, and a browser that finds them in the document
 * together with scripts and pictures fetches them last (decision 0382).
 */
export function preloadedStylesheets({ manifest, staticHandlerContext }: EntryContext): string {
  const addresses = new Set(
    staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []),
  );
  return [...addresses].map((address) => `<${address}>; rel=preload; as=style`).join(', ');
}
