import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { viteMessages } from './web/i18n/vite-messages.ts';

/** The server fills the contexts of a request and the pages read them: in the build, too, both must load one file. */
const sharedContexts = (): Plugin => ({
  name: 'shared-contexts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (this.environment.name !== 'ssr' || !source.endsWith('/context.ts')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const isShared = found?.id === join(import.meta.dirname, 'web', 'context.ts');
    return isShared ? { id: '#web/context.ts', external: true } : null;
  },
});

/** Modules that most pages share travel in two files, so that a page asks for few of them and they compress together. */
const sharedChunks = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
    priority: 2,
  },
  {
    name: 'parts',
    test: /[\\/](web[\\/](ui|i18n|shell)|lib|sites)[\\/][^?]*\.tsx?$/,
    minShareCount: 3,
    priority: 1,
  },
];

export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
  plugins: [viteMessages(), sharedContexts(), tailwindcss(), reactRouter()],
});
