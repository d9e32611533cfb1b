import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { createLruCache } from '#lib/lru-cache.ts';
import { allPagesContext } from '#web/context/context.ts';
import type { RenderPage } from './answer-page.ts';

const mostShapes = 2_000;
/** Longer addresses are no page of ours, and may be asked in too many shapes. */
const mostSegments = 4;

/**
 * Answers a page with the routes that its address can lead to, instead of all: of these the router asks each for every
 * address, several times a page. Addresses with the same fixed words in the same places lead to the same routes.
 */
export function renderNarrowed(build: ServerBuild): RenderPage {
  const all = createRequestHandler(build, 'production');
  const tree = treeOf(build.routes);
  const words = wordsOf(build.routes);
  const byRoutes = new Map<string, RenderPage>();
  const byShape = createLruCache<RenderPage>(mostShapes);

  const handlerFor = (path: string): RenderPage => {
    const paths = [path, ...above(path)];
    const ids = new Set(paths.flatMap((one) => idsAt(tree, one)));
    const key = [...ids].join();
    const few = narrowed(build, ids);
    const fewTree = treeOf(few.routes);
    // Routes that rank alike are told apart by who stands between them: where that matters, all are asked.
    if (!paths.every((one) => `${idsAt(tree, one)}` === `${idsAt(fewTree, one)}`)) return all;
    const handler = byRoutes.get(key) ?? createRequestHandler(few, 'production');
    byRoutes.set(key, handler);
    return handler;
  };

  return (request, context) => {
    context.set(allPagesContext, build);
    const path = pagePath(new URL(request.url).pathname);
    const shape = path === build.routeDiscovery.manifestPath ? undefined : shapeOf(path, words);
    if (shape === undefined) return all(request, context);
    const known = byShape.get(shape);
    if (known) return known(request, context);
    const found = handlerFor(path);
    byShape.set(shape, found, 1);
    return found(request, context);
  };
}

/** The router asks for the data of `/tours` at `/tours.data`, and of `/tours/` at `/tours/_.data`. */
const pagePath = (pathname: string): string =>
  pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '');

/** `/tours/:/:` of `/tours/turkey/lidyana`; none where what the router makes of it cannot be foreseen. */
function shapeOf(path: string, words: ReadonlySet<string>): string | undefined {
  if (/[%\\]|\/\//.test(path)) return undefined;
  const segments = path.toLowerCase().split('/');
  if (segments.length > mostSegments + 1) return undefined;
  return segments.map((segment) => (segment === '' || words.has(segment) ? segment : ':')).join('/');
}

/** Every fixed segment of a route's path. */
const wordsOf = (routes: ServerBuild['routes']): Set<string> =>
  new Set(
    Object.values(routes).flatMap((route) =>
      (route?.path ?? '')
        .toLowerCase()
        .split('/')
        .filter((segment) => !segment.startsWith(':')),
    ),
  );

/** The paths of the pages above a page, which the browser is told of too. */
function above(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  return segments.map((_, i) => `/${segments.slice(0, i).join('/')}`);
}

const idsAt = (tree: RouteObject[], path: string): string[] =>
  (matchRoutes(tree, path) ?? []).map(({ route }) => route.id as string); // treeOf gives each its id

/** The routes as `matchRoutes` wants them. */
function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive, index } = route;
    const known = {
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive !== undefined && { caseSensitive }),
    };
    return [index ? { ...known, index } : { ...known, children: treeOf(routes, id) }];
  });
}

const narrowed = (build: ServerBuild, ids: ReadonlySet<string>): ServerBuild => ({
  ...build,
  routes: only(build.routes, ids),
  assets: { ...build.assets, routes: only(build.assets.routes, ids) },
});

const only = <Kind>(all: Record<string, Kind>, ids: ReadonlySet<string>): Record<string, Kind> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
