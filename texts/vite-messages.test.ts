import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { locales } from '#sites/locales.ts';
import { viteMessages } from './vite-messages.ts';

const { chunks, assets } = await buildForBrowser();
const english = assets.filter(({ fileName }) => fileName.includes('texts-en-'));

test('the texts of each area and language are a file of their own, beside the code', () => {
  const home = english.find(({ source }) => source.includes('Follow the sun.'))!;
  expect(home.fileName).toMatch(/^assets\/texts-en-[\w-]{8}-home\.js$/);
  expect(home.source).not.toContain('Летим за солнцем.');
  expect(home.source).not.toContain('Try again');
  expect(assets.length).toBe(english.length * locales.length);
});

test('what every page says is one file', () => {
  const shell = english.find(({ fileName }) => fileName.includes('-shell.'))!;
  expect(shell.source).toContain('Try again');
  expect(shell.source).toContain('This page went on holiday');
});

test('the code carries no text and no parser of ICU', () => {
  const code = chunks.map((chunk) => chunk.code).join('');
  expect(code).not.toContain('Follow the sun.');
  expect(
    chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => /messageformat|lingui/.test(id)),
  ).toEqual([]);
  expect(code.length).toBeLessThan(6_000);
});

test('the server knows every text, and the very names that the browser’s files have', async () => {
  const [server] = (await buildForBrowser(`export * from 'virtual:messages/en';`)).chunks;
  expect(server!.code).toContain('Follow the sun.');
  const addresses = new Set(english.map(({ fileName }) => fileName.replace(/-[a-zA-Z]+\.js$/, '-*.js')));
  expect([...addresses]).toEqual([expect.stringContaining('assets/texts-en-')]);
  expect(server!.code).toContain(`/${[...addresses][0]}`);
});

/** What a browser gets of the translations, built as production builds it but left unwritten. */
async function buildForBrowser(
  entry = `
    import { textsByArea } from '#texts/texts.ts';
    import { createTranslator } from '#texts/translator.ts';
    console.log(createTranslator('en', textsByArea(JSON.parse(name))).t('home.hero.title'));`,
) {
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
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) => output);
  return {
    chunks: files.filter((file) => file.type === 'chunk'),
    assets: files
      .filter((file) => file.type === 'asset')
      .map(({ fileName, source }) => ({ fileName, source: String(source) })),
  };
}
