import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { above, below, breakpoints } from '#web/ui/breakpoints.ts';
import { viteClassNames, viteSheets } from './vite-sheets.ts';

const web = join(import.meta.dirname, '..', '..');
const header = join(web, 'shell/header/header.module.css');
const wider = { ...breakpoints, tablet: 41.5, desktop: 62.5 };

const settings = (widths: typeof wider) => ({
  configFile: false as const,
  root: web,
  logLevel: 'error' as const,
  plugins: [viteSheets(widths)],
});

/** A sheet as the build writes it with these breakpoints. */
async function builtCss(sheet: string, widths: typeof wider): Promise<string> {
  const result = await build({
    ...settings(widths),
    build: { write: false, rolldownOptions: { input: join(web, sheet) } },
  });
  const files = 'output' in result ? result.output : [];
  const css = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return css?.type === 'asset' ? String(css.source) : '';
}

/** The widths that a sheet of the pages asks for. */
async function builtWidths(sheet: string, widths: typeof wider): Promise<string[]> {
  return (await builtCss(sheet, widths)).match(/\(width<=[^)]*\)|\(--[\w-]*\)/g) ?? [];
}

test.for(['ui/empty.css', 'offices/office-page.module.css'])(
  '[S-9-08] [S-9-09] another breakpoint is another media query of %s',
  async (sheet) => {
    const [ours, others] = await Promise.all([builtWidths(sheet, breakpoints), builtWidths(sheet, wider)]);
    expect(ours).toEqual(expect.arrayContaining(['(width<=40rem)', '(width<=60rem)']));
    const changed: Record<string, string> = {
      '(width<=40rem)': '(width<=41.5rem)',
      '(width<=60rem)': '(width<=62.5rem)',
    };
    expect(others).toEqual(ours.map((width) => changed[width] ?? width));
  },
);

test.for([
  'parts/map/leaflet.css',
  'ui/empty.css',
  'parts/map/map.module.css',
  'offices/office-page.module.css',
])(
  '%s comes without a layer, and is heard over what stands below it in whatever order they come',
  async (sheet) => {
    const css = await builtCss(sheet, breakpoints);
    expect(css).not.toContain('@layer');
    const rank = ['parts/map/leaflet.css', 'ui/', 'parts/', 'offices/'].findIndex((room) =>
      sheet.startsWith(room),
    );
    const selectors = css.match(/(?<=[{};]|^)[^{};@]+(?=\{)/g)!.flatMap((list) => list.split(/,(?![^(]*\))/));
    for (const selector of selectors) expect(selector.split(':not(#\\#)').length - 1, selector).toBe(rank);
  },
);

test('what answers a pointer that hovers is said to such pointers alone; a tip is shown to a finger, too', async () => {
  const hovers = /@media \(hover:hover\)\{(?:[^{}]+\{[^{}]*\})+\}/g;
  const [buttons, texts] = await Promise.all(
    ['ui/button.css', 'parts/rich-text/rich-text.module.css'].map((sheet) => builtCss(sheet, breakpoints)),
  );
  expect(buttons!.match(hovers)?.join('')).toContain('.btn--soft:not(:disabled):hover');
  expect(buttons!.replace(hovers, '')).not.toContain(':hover');
  expect(texts!.replace(hovers, '').match(/[^{},]*:hover[^{]*/g)).toEqual([
    expect.stringContaining('.tip:is(:hover,:focus)'),
  ]);
});

test('the build writes the names of classes into their component, and sends the sheet', async () => {
  const entry = join(web, 'component.ts');
  const component: Plugin = {
    name: 'component',
    resolveId: (id) => (id === entry ? entry : null),
    load: (id) =>
      id === entry
        ? "import styles from '#web/shell/header/header.module.css';\nconsole.log(styles.headerBar);"
        : null,
  };
  const result = await build({
    ...settings(breakpoints),
    plugins: [component, viteSheets(), viteClassNames()],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const files = 'output' in result ? result.output : [];
  const [script] = files.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []));
  const [sent] = files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  expect(script).toMatch(/^console\.log\([`'"]headerBar[`'"]\);?$/);
  expect(sent).toContain('.headerBar{');
});

test('[S-9-08] a sheet has its breakpoints in development, too', async () => {
  const server = await createServer({ ...settings(wider), server: { middlewareMode: true, ws: false } });
  const sheet = await server.transformRequest(`${header}?direct`);
  await server.close();
  expect(sheet?.code.match(/\(width <= [^)]*\)|\(--below[^)]*\)/g)).toEqual(
    expect.arrayContaining(['(width <= 41.5rem)', '(width <= 68rem)']),
  );
});

test('[S-9-08] [S-9-09] scripts ask for the widths of the sheets', () => {
  expect([below('tablet'), below('desktop'), above('wide')]).toEqual([
    '(width <= 40rem)',
    '(width <= 60rem)',
    '(width > 68rem)',
  ]);
  expect(below('desktop', wider)).toBe('(width <= 62.5rem)');
});

test('[S-9-08] no sheet and no script of the pages writes the width of a breakpoint itself', () => {
  const literal = new RegExp(
    `(@media|\\()[^{;]*width[^{;]*\\b(${Object.values(breakpoints).join('|')})(\\.01)?rem`,
  );
  const files = globSync('**/*.{css,ts,tsx}', { cwd: web, exclude: ['**/*.test.{ts,tsx}'] });
  const named = files.filter((file) => readFileSync(join(web, file), 'utf8').includes('(--below-tablet)'));
  const guilty = files.filter((file) =>
    readFileSync(join(web, file), 'utf8')
      .split('\n')
      .some((line) => literal.test(line)),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(guilty).toEqual([]);
});
