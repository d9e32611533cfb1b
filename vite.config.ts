import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { viteMessages } from './texts/vite-messages.ts';
import { viteTextAreas } from './texts/vite-text-areas.ts';
import routes from './web/routes.ts';
import { chunksOf } from './web/ui/styles/vite-chunks.ts';
import { viteClassNames, viteStylesheetLinks, viteStylesheets } from './web/ui/styles/vite-stylesheets.ts';

/** The server fills the contexts of a request and the pages read them: in the build, too, both must load one file. */
const sharedContexts = (): Plugin => ({
  name: 'shared-contexts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (this.environment.name !== 'ssr' || !source.endsWith('/context.ts')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const isShared = found?.id === join(import.meta.dirname, 'web', 'context', 'context.ts');
    return isShared ? { id: '#web/context/context.ts', external: true } : null;
  },
});

/** Of what the router tells others, navigations are listened to in the browser, and nothing else (decision 0110). */
const navigationsAlone = (): Plugin => ({
  name: 'navigations-alone',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: () => `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router, listeners) => {
        const go = router.navigate;
        const instrument = ({ navigate }) => {
          router.navigate = (...where) => navigate(() => go(...where));
        };
        for (const listen of listeners) listen({ instrument });
        return router;
      };
      export const instrumentHandler = (handler) => handler;
      export const instrumentationResultMetaContext = undefined;
    `,
  },
});

/** The modules of all routes. */
const routeFiles = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`web/${file}`, ...routeFiles(children)]);

export default defineConfig({
  environments: {
    client: {
      build: {
        // Every browser that we serve preloads modules by itself. A part that comes later finds its modules itself, too:
        // their names would be on every page. Its sheets it cannot find: they are named whatever is said here.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunksOf(import.meta.dirname, routeFiles(routes)) } },
          // Calls are made by loaders, which stay on the server: without them their schemas stay there, too.
          treeshake: { moduleSideEffects: [{ test: /[\\/]calls[\\/]/, sideEffects: false }] },
        },
      },
    },
  },
  plugins: [
    viteMessages(),
    viteTextAreas(routeFiles(routes)),
    viteStylesheets(),
    viteClassNames(),
    sharedContexts(),
    navigationsAlone(),
    viteStylesheetLinks(),
    reactRouter(),
  ],
});
