import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import routes from '#web/routes.ts';
import type { RenderPage } from './answer-page.ts';
import { renderNarrowed } from './narrow-routes.ts';

type Built = ServerBuild['routes'][string];

/** Our routes, without what they render. */
function built(entries: RouteConfigEntry[], parentId = 'root'): [string, Built][] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const known = id ?? file.replace(/\.tsx?$/, '');
    const route = { id: known, parentId, path, index, module: { default: () => null } };
    return [[known, route as Built] as const, ...built(children, known)].map(([key, one]) => [key, one]);
  });
}

const all: ServerBuild['routes'] = Object.fromEntries([
  ['root', { id: 'root', path: '', module: { default: () => null } } as Built],
  ...built(routes),
]);

/** Tells which routes were matched instead of rendering them. */
const tell: ServerBuild['entry']['module']['default'] = (_request, status, _headers, router) =>
  Response.json({
    status,
    matched: router.staticHandlerContext.matches.map(({ route, params, pathname }) => [
      route.id,
      params,
      pathname,
    ]),
    known: Object.keys(router.manifest.routes),
  });

const build = {
  entry: { module: { default: tell } },
  routes: all,
  assets: { routes: all, version: '1', url: '', entry: { module: '', imports: [] } },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/routes.json' },
} as unknown as ServerBuild; // what rendering needs is left out

const whole = createRequestHandler(build, 'production');
const narrow = renderNarrowed(build);

async function ask(draw: RenderPage, path: string) {
  const answer = await draw(new Request(`http://localhost${path}`), new RouterContextProvider());
  return answer.json() as Promise<{ status: number; matched: unknown[]; known: string[] }>;
}

const words = Object.values(all).flatMap((route) => route?.path?.split('/') ?? []);
const segment = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom('en', 'ru', 'Turkey', 'TOURS', 'a.b', '', '%20', 'x'),
);
const addresses = fc
  .tuple(fc.array(segment, { maxLength: 6 }), fc.constantFrom('', '/', '?index', '?a=/b'))
  .map(([segments, end]) => `/${segments.join('/')}`.replace(/^\/\/+/, '/') + end);

test('an address leads to the same page among the routes around it as among all', async () => {
  await fc.assert(
    fc.asyncProperty(addresses, async (path) => {
      const { known: _all, ...page } = await ask(whole, path);
      const { known: _few, ...narrowed } = await ask(narrow, path);
      expect(narrowed).toEqual(page);
    }),
    { numRuns: 150 },
  );
});

test('the router is given few routes, those of the pages above among them', async () => {
  const { known } = await ask(narrow, '/ru/tours/turkey/lidyana');
  expect(known).toEqual(expect.arrayContaining(['hotel/tour', 'home/home', 'countries/country-tours']));
  expect(known.length).toBeLessThan(20);
});

test('the list of routes that browsers ask for has all of them', async () => {
  const asked = new Request('http://localhost/routes.json?version=1&paths=/about,/compare');
  const answer = await narrow(asked, new RouterContextProvider());
  expect(Object.keys(await answer.json())).toEqual(
    expect.arrayContaining(['info-pages/about', 'lists/compare-page']),
  );
});
