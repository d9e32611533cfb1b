import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { viteMessages } from './vite-messages.ts';

test('a browser gets one language as a chunk of its own, and no parser of ICU', async () => {
  const chunks = await buildForBrowser();
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  const english = chunks.filter(({ code }) => code.includes('Follow the sun.'));

  expect(english).toHaveLength(1);
  expect(english[0]!.code).not.toContain('Летим за солнцем.');
  expect(entry.code).not.toContain('Follow the sun.');
  expect(entry.dynamicImports).toContain(english[0]!.fileName);
  expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => /@messageformat/.test(id))).toEqual([]);
  expect(entry.code.length).toBeLessThan(20_000);
});

/** The browser's part of the translations, built as production builds it but left unwritten. */
async function buildForBrowser() {
  const entry = `
    import { loadMessages } from '#web/i18n/load-messages.ts';
    import { createTranslator } from '#web/i18n/translator.ts';
    loadMessages('en').then((messages) => console.log(createTranslator('en', messages).t('home.hero.title')));`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      viteMessages(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? entry : undefined),
      },
    ],
    // Vitest runs with another NODE_ENV, which Vite would keep.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}
