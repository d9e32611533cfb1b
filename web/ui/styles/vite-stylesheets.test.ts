import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { above, below, breakpoints } from '#web/ui/breakpoints.ts';
import { viteClassNames, viteStylesheetLinks, viteStylesheets } from './vite-stylesheets.ts';

const web = join(import.meta.dirname, '..', '..');
const header = join(web, 'shell/header/header.module.css');
const wider = { ...breakpoints, tablet: 41.5, desktop: 62.5 };

const settings = (widths: typeof wider) => ({
  configFile: false as const,
  root: web,
  logLevel: 'error' as const,
  plugins: [viteStylesheets(widths)],
});

/** A stylesheet as the build writes it with these breakpoints. */
async function builtCss(stylesheet: string, widths: typeof wider): Promise<string> {
  const result = await build({
    ...settings(widths),
    build: { write: false, rolldownOptions: { input: join(web, stylesheet) } },
  });
  const files = 'output' in result ? result.output : [];
  const css = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return css?.type === 'asset' ? String(css.source) : '';
}

/** The widths in the media queries of a stylesheet. */
async function builtWidths(stylesheet: string, widths: typeof wider): Promise<string[]> {
  return (await builtCss(stylesheet, widths)).match(/\(width<=[^)]*\)|\(--[\w-]*\)/g) ?? [];
}

test.for(['ui/empty.css', 'offices/office-page.module.css'])(
  '[S-9-08] [S-9-09] another breakpoint is another media query of %s',
  async (stylesheet) => {
    const [ours, others] = await Promise.all([
      builtWidths(stylesheet, breakpoints),
      builtWidths(stylesheet, wider),
    ]);
    expect(ours).toEqual(expect.arrayContaining(['(width<=40rem)', '(width<=60rem)']));
    const changed: Record<string, string> = {
      '(width<=40rem)': '(width<=41.5rem)',
      '(width<=60rem)': '(width<=62.5rem)',
    };
    expect(others).toEqual(ours.map((width) => changed[width] ?? width));
  },
);

test('the order of the cascade layers is declared before the first rule', async () => {
  const css = await builtCss('ui/styles/app.css', breakpoints);
  const layers = [...css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, ?/));
  expect([...new Set(layers)]).toEqual(['tokens', 'base', 'library', 'ui', 'parts', 'pages']);
});

test.for([
  ['library', 'parts/map/leaflet.css'],
  ['ui', 'ui/empty.css'],
  ['parts', 'parts/map/map.module.css'],
  ['pages', 'offices/office-page.module.css'],
] as const)('all rules of @layer %s are sent in it: %s', async ([layer, stylesheet]) => {
  const css = (await builtCss(stylesheet, breakpoints)).trim();
  expect(css.split('@layer').length).toBe(2);
  expect(css).toMatch(new RegExp(`^@layer ${layer}\\{.*\\}$`, 's'));
});

test('what answers a pointer that hovers is said to such pointers alone; a tip is shown to a finger, too', async () => {
  const hovers = /@media \(hover:hover\)\{(?:[^{}]+\{[^{}]*\})+\}/g;
  const [buttons, texts] = await Promise.all(
    ['ui/button.css', 'parts/rich-text/rich-text.module.css'].map((stylesheet) =>
      builtCss(stylesheet, breakpoints),
    ),
  );
  expect(buttons!.match(hovers)?.join('')).toContain('.btn--soft:not(:disabled):hover');
  expect(buttons!.replace(hovers, '')).not.toContain(':hover');
  expect(texts!.replace(hovers, '').match(/[^{},]*:hover[^{]*/g)).toEqual([
    expect.stringContaining('.tip:is(:hover,:focus)'),
  ]);
});

test('the build writes the names of classes into their component, and sends the stylesheet', async () => {
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
    plugins: [component, viteStylesheets(), viteClassNames()],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const files = 'output' in result ? result.output : [];
  const [script] = files.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []));
  const [sent] = files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  expect(script).toMatch(/^console\.log\([`'"]headerBar[`'"]\);?$/);
  expect(sent).toContain('.headerBar{');
});

/** A route that opens a lazy component, which needs what the route has from the frame; one needs nothing of the frame. */
const routes: Readonly<Record<string, string>> = {
  'route.ts': `import { bar } from 'bar.ts'; console.log(bar); import('lazy.ts');`,
  'plain.ts': `console.log('plain');`,
  'lazy.ts': `import { bar } from 'bar.ts'; console.log('lazy', bar);`,
  'bar.ts':
    "import styles from '#web/shell/header/header.module.css';\nexport const bar = () => styles.headerBar;",
};

test('a route links the stylesheet of the frame, and a lazy component does not load it again', async () => {
  const virtual: Plugin = {
    name: 'routes',
    resolveId: (id) => (id in routes ? join(web, id) : null),
    load: (id) => routes[id.slice(web.length + 1)] ?? null,
  };
  const built = async (plugins: Plugin[]) => {
    const result = await build({
      ...settings(breakpoints),
      plugins: [virtual, viteStylesheets(), viteClassNames(), plugins],
      build: {
        write: false,
        rolldownOptions: {
          input: ['route.ts', 'plain.ts'],
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: [{ name: 'frame', test: /bar\.ts|header\.module/ }] } },
        },
      },
    });
    const files = 'output' in result ? result.output : [];
    return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.name, file] as const] : [])));
  };
  const [usual, ours] = await Promise.all([built([]), built([viteStylesheetLinks()])]);
  const linkedBy = (chunks: typeof ours, name: string) => [
    ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
  ];
  expect(usual.get('route')?.code).toMatch(/\.css"/);
  expect(ours.get('route')?.code).not.toMatch(/\.css"/);
  expect(linkedBy(ours, 'route')).toEqual(linkedBy(usual, 'frame'));
  expect(linkedBy(usual, 'frame')).toHaveLength(1);
  for (const name of ['frame', 'plain', 'lazy']) expect(linkedBy(ours, name)).toEqual([]);
});

test('[S-9-08] a stylesheet has its breakpoints in development, too', async () => {
  const server = await createServer({ ...settings(wider), server: { middlewareMode: true, ws: false } });
  const stylesheet = await server.transformRequest(`${header}?direct`);
  await server.close();
  expect(stylesheet?.code.match(/\(width <= [^)]*\)|\(--below[^)]*\)/g)).toEqual(
    expect.arrayContaining(['(width <= 41.5rem)', '(width <= 68rem)']),
  );
});

test('[S-9-08] [S-9-09] scripts ask for the widths of the stylesheets', () => {
  expect([below('tablet'), below('desktop'), above('wide')]).toEqual([
    '(width <= 40rem)',
    '(width <= 60rem)',
    '(width > 68rem)',
  ]);
  expect(below('desktop', wider)).toBe('(width <= 62.5rem)');
});

test('[S-9-08] no script of the pages writes the width of a breakpoint itself', () => {
  const literal = new RegExp(`\\([^;]*width[^;]*\\b(${Object.values(breakpoints).join('|')})(\\.01)?rem`);
  const files = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.{ts,tsx}'] });
  const guilty = files.filter((file) =>
    readFileSync(join(web, file), 'utf8')
      .split('\n')
      .some((line) => literal.test(line)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(guilty).toEqual([]);
});
