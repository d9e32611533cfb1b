import { posix } from 'node:path';

/** A repository as the checker sees it: path from the root → text. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Who may import whom: the table of docs/architecture.md. A folder may always import itself, and a name with a
 * slash allows only that part of a folder. Folders that are not named (tests, scripts, benchmarks) may import all.
 */
export const mayImport: Record<string, readonly string[]> = {
  server: ['web', 'api', 'calls', 'domain', 'integrations', 'db', 'sites', 'lib'],
  'server/prepare-database.ts': ['demo/load-demo.ts'],
  'server/open-pictures.ts': ['demo/posters/draw-poster.ts', 'demo/posters/poster-path.ts'],
  web: ['calls', 'sites', 'lib'],
  'web/ui': ['lib'],
  api: ['calls', 'domain', 'sites', 'lib'],
  domain: ['price-search', 'integrations', 'db', 'sites', 'lib'],
  calls: ['lib'],
  'price-search': ['lib'],
  integrations: ['lib'],
  db: ['lib'],
  sites: ['lib'],
  demo: ['lib', 'domain/imports'],
  // It knows what anybody can see of the server; of the project only the tools that measure.
  attack: ['bench', 'price-search/random-catalogue.ts'],
  lib: [],
};

/** What every page group may use beside its own files and the files at the top of `web/`. */
const sharedByPages = [
  'ui',
  'i18n',
  'styles',
  'analytics',
  'banner',
  'call-back',
  'compare',
  'consent',
  'currency',
  'directions',
  'editorial',
  'form',
  'geo',
  'offer',
  'offices',
  'rich-text',
  'share',
  'shell/modals',
  'user',
];

/** Folders whose code also runs in the browser. */
const browserFolders = ['web', 'calls', 'sites', 'lib'];

const mayReadEnvironment =
  /^(server\/env\.ts|(test|e2e|bench|scripts)\/.*|.*\.test\.tsx?|[^/]*\.config\.ts)$/;

type Import = { from: string; to: string };

/** Every breach of the rules, one sentence each, in the order of the files. */
export const findBreaches = (sources: Sources): string[] => {
  const imports = [...sources].flatMap(([from, text]) =>
    specifiersIn(text).flatMap((specifier) => {
      const to = resolve(from, specifier);
      return to ? [{ from, to }] : [];
    }),
  );
  return [
    ...imports.filter(crossesLayers).map(({ from, to }) => `${from} may not import ${to}`),
    ...imports.filter(crossesPageGroups).map(({ from, to }) => `${from} is another page group than ${to}`),
    ...imports
      .filter(takesForeignStore)
      .map(({ from, to }) => `${from} uses the store of another noun: ${to}`),
    ...imports.filter(bringsServerToBrowser).map(({ from, to }) => `${from} brings ${to} to the browser`),
    ...findCycles(imports).map((files) => `import cycle: ${files.join(' → ')}`),
    ...[...sources].flatMap(([path, text]) => breachesOf(path, text)),
  ];
};

/** Biome formats every file, so an import starts its line; `import()` may stand anywhere. */
const importForms = [
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
];

const specifiersIn = (text: string) =>
  importForms.flatMap((form) => [...text.matchAll(form)].map((match) => match[1]!));

/** The path of one of our files; undefined for packages, and for the types that React Router generates. */
const resolve = (from: string, specifier: string): string | undefined => {
  const path = specifier.replace(/\?.*$/, '');
  if (path.includes('+types/')) return undefined;
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return undefined;
};

const folderOf = (path: string) => path.split('/')[0]!;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const lies = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

const crossesLayers = ({ from, to }: Import) => {
  const folder = folderOf(from);
  const allowed = mayImport[folder];
  if (!allowed || !from.includes('/')) return false;
  if (isTest(from) && lies(to, 'test')) return false;
  if (lies(from, 'web/ui')) return !['web/ui', ...mayImport['web/ui']!].some((place) => lies(to, place));
  const places = [folder, ...allowed, ...(mayImport[from] ?? [])];
  return !places.some((place) => lies(to, place));
};

const pageGroup = (path: string) => /^web\/([^/]+)\//.exec(path)?.[1];

const isShared = (path: string) => sharedByPages.some((shared) => path.startsWith(`web/${shared}/`));

const crossesPageGroups = ({ from, to }: Import) => {
  const [own, other] = [pageGroup(from), pageGroup(to)];
  return own !== undefined && other !== undefined && own !== other && !isShared(to);
};

const isStore = (path: string) => path.endsWith('-store.server.ts');

const takesForeignStore = ({ from, to }: Import) =>
  isStore(to) && lies(from, 'domain') && posix.dirname(from) !== posix.dirname(to);

const isServerOnly = (path: string) => /\.server\.tsx?$/.test(path);

const bringsServerToBrowser = ({ from, to }: Import) =>
  browserFolders.includes(folderOf(from)) && !isServerOnly(from) && !isTest(from) && isServerOnly(to);

/** One cycle for each group of files that reach each other. */
const findCycles = (imports: Import[]): string[][] => {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const path: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string) => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const { to } of next.get(file) ?? []) visit(to);
    path.pop();
    done.add(file);
  };
  for (const file of next.keys()) visit(file);
  return cycles;
};

/** A folder of the machine that the project was written on. */
const foreignPath = new RegExp(`(^|[\\s'"\`(=])/${'work'}/`, 'm');

/** The one index: it exports a table that it makes itself. */
const tableOfValidators = 'lib/validation/index.ts';

const breachesOf = (path: string, text: string): string[] => {
  const breaches: string[] = [];
  if (/\bprocess\.env\b/.test(text) && !mayReadEnvironment.test(path)) {
    breaches.push(`${path} reads process.env: ask server/env.ts`);
  }
  if ((/(^|\/)index\.tsx?$/.test(path) && path !== tableOfValidators) || /^export \* from/m.test(text)) {
    breaches.push(`${path} is a barrel: import the files themselves`);
  }
  if (foreignPath.test(text)) breaches.push(`${path} names a path of somebody's machine`);
  return breaches;
};
