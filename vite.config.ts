import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { viteMessages } from './texts/vite-messages.ts';
import { viteMedia } from './web/ui/styles/vite-media.ts';

/** The server fills the contexts of a request and the pages read them: in the build, too, both must load one file. */
const sharedContexts = (): Plugin => ({
  name: 'shared-contexts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (this.environment.name !== 'ssr' || !source.endsWith('/context.ts')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const isShared = found?.id === join(import.meta.dirname, 'web', 'visit', 'context.ts');
    return isShared ? { id: '#web/visit/context.ts', external: true } : null;
  },
});

/** Whatever these modules import is on every page. */
const frame = [
  'web/entry.client.tsx',
  'web/root.tsx',
  'web/shell/shell.tsx',
  'web/shell/locale-guard.ts',
  'web/parts/rates/rates-layout.tsx',
].map((file) => join(import.meta.dirname, file));

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

function isOfEveryPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (frame.includes(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isOfEveryPage(importer, modules, seen),
  );
}

/**
 * Modules that pages share travel in few files, so that a page asks for few of them and they compress together: React,
 * the frame of every page, formats of dates, names found by what was typed, forms with their rules, and what most pages
 * are made of.
 */
const sharedChunks = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
    priority: 3,
  },
  {
    name: (id: string, modules: Modules) => (isOfEveryPage(id, modules) ? 'frame' : null),
    debugName: 'frame',
    test: /[\\/](web|lib|sites)[\\/][^?]*\.tsx?$/,
    priority: 2,
  },
  {
    name: 'formats',
    test: /[\\/](web[\\/]i18n[\\/]((use-)?format|write-fixed)|lib[\\/]plain-date)\.ts/,
    priority: 2,
  },
  { name: 'crumbs', test: /[\\/]web[\\/]ui[\\/](breadcrumbs|json-ld)\.tsx/, priority: 2 },
  {
    name: 'counting',
    test: /[\\/]web[\\/](analytics[\\/](?!load-tags)|consent[\\/]consent\.ts)/,
    priority: 2,
  },
  { name: 'names', test: /[\\/]lib[\\/]text-match[\\/]/, priority: 2 },
  {
    name: 'parts',
    test: /[\\/](web[\\/](ui|i18n|shell)|lib(?![\\/](validation|tel-address))|sites)[\\/][^?]*\.tsx?$/,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'editors',
    test: /[\\/]web[\\/](editorial[\\/]page-(head|body|blocks|phone|advantages|crumbs|card)\.)[^?]*tsx?$/,
    priority: 2,
  },
  // A sheet that a page needs before the code that it belongs to.
  { name: 'form-sheet', test: /[\\/]web[\\/]form[\\/][^?]*\.css$/, priority: 2 },
  // What keeps a form that could not be sent is on its page before the form is opened.
  { name: 'kept-forms', test: /[\\/]web[\\/]form[\\/]contact-(outcome|field-names)\.ts/, priority: 2 },
  { name: 'forms', test: /[\\/](lib[\\/]validation|web[\\/]form)[\\/][^?]*\.tsx?$/, priority: 0 },
];

export default defineConfig({
  environments: {
    client: {
      build: {
        // Every browser that we serve preloads modules by itself. A part that comes later finds its modules itself, too:
        // their names would be on every page. Its sheets it cannot find.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedChunks } },
          // Calls are made by loaders, which stay on the server: without them their schemas stay there, too.
          treeshake: { moduleSideEffects: [{ test: /[\\/]calls[\\/]/, sideEffects: false }] },
        },
      },
    },
  },
  plugins: [viteMessages(), viteMedia(), sharedContexts(), tailwindcss({ optimize: false }), reactRouter()],
});
