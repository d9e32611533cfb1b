import { posix } from 'node:path';

/** A repository as the checker sees it: path from the root → text. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Who may import whom: the table of docs/architecture.md. A folder may always import itself, and a name with a
 * slash allows only that part of a folder. Folders that are not named (tests, scripts, benchmarks) may import all.
 */
export const mayImport: Record<string, readonly string[]> = {
  server: ['web', 'api', 'calls', 'domain', 'integrations', 'db', 'sites', 'texts', 'lib'],
  'server/load-demo.ts': ['demo/demo-tables.ts', 'demo/generate.ts', 'demo/write-csv.ts'],
  'server/load-demo-people.ts': ['demo/accounts/demo-agencies.ts'],
  'server/load-demo-work.ts': [
    'demo/accounts/demo-clients.ts',
    'demo/accounts/demo-quotes.ts',
    'demo/accounts/demo-requests.ts',
  ],
  'server/open-pictures.ts': ['demo/draw-picture.ts'],
  web: ['calls', 'sites', 'texts', 'lib'],
  api: ['calls', 'domain', 'sites', 'texts', 'lib'],
  domain: ['price-search', 'integrations', 'db', 'sites', 'texts', 'lib'],
  texts: ['sites', 'lib'],
  calls: ['lib'],
  'price-search': ['lib'],
  integrations: ['lib'],
  db: ['lib'],
  sites: ['lib'],
  demo: ['lib', 'domain/operator-data'],
  // It knows what anybody can see of the server; of the project only the tools that measure.
  attack: ['bench', 'price-search/random-catalogue.ts'],
  lib: [],
};

/** What several features of `web/` share, and what each of these folders may use of the others. */
export const sharedFolders: Record<string, readonly string[]> = {
  search: ['parts', 'context', 'ui', 'agent-prices', 'call-back', 'lists'],
  shell: [
    ...['parts', 'context', 'ui'],
    // The header and the frame show these on every page.
    ...['agent-prices', 'call-back', 'lists', 'notifications', 'offices', 'rates'],
  ],
  parts: ['context', 'ui'],
  context: [],
  ui: [],
};

/** The features of `web/`, a folder each, and which other features each may use. What lies at the top puts them together. */
export const features: Record<string, readonly string[]> = {
  account: ['lists', 'work'],
  agencies: [],
  'agent-prices': ['quotes'],
  calendar: ['work'],
  'call-back': [],
  careers: [],
  clients: ['work'],
  countries: [],
  // The operator's back office, which is not built yet.
  desk: [],
  excursions: ['call-back', 'countries'],
  home: ['rates'],
  hotel: ['agent-prices', 'lists', 'offices'],
  'info-pages': [],
  legal: [],
  lists: [],
  news: ['site-map'],
  notifications: ['work'],
  offices: ['call-back'],
  photos: [],
  projects: [],
  quotes: ['notifications', 'work'],
  rates: [],
  reports: ['work'],
  requests: ['notifications', 'work'],
  results: ['agent-prices', 'call-back', 'lists'],
  settings: ['agent-prices', 'work'],
  'sign-in': ['lists', 'work'],
  'site-map': ['countries'],
  surveys: [],
  today: ['notifications', 'quotes', 'work'],
  work: [],
};

/** The design system and the context of a request take less of the rest than pages do. */
const folderMayTake: Record<string, readonly string[]> = {
  ui: ['texts', 'lib'],
  context: ['calls', 'sites', 'texts', 'lib'],
};

/** Folders whose code also runs in the browser. */
const browserFolders = ['web', 'calls', 'sites', 'texts', 'lib'];

const mayReadEnvironment =
  /^(server\/env\.ts|(test|e2e|bench|scripts)\/.*|.*\.test\.tsx?|[^/]*\.config\.ts)$/;

type Import = { from: string; to: string };

/** Every breach of the rules, one sentence each, in the order of the files. */
export function findBreaches(sources: Sources): string[] {
  const imports = [...sources].flatMap(([from, text]) =>
    specifiersIn(text).flatMap((specifier) => {
      const to = resolve(from, specifier);
      return to ? [{ from, to }] : [];
    }),
  );
  return [
    ...imports.filter(crossesLayers).map(({ from, to }) => `${from} may not import ${to}`),
    ...imports.filter(crossesFeatures).map(({ from, to }) => `${from} is in a folder that may not use ${to}`),
    ...[...sources.keys()].filter(liesLoose).map((path) => `${path} lies in no folder of web/ that is named`),
    ...imports
      .filter(takesForeignStore)
      .map(({ from, to }) => `${from} uses the store of another noun: ${to}`),
    ...imports.filter(bringsServerToBrowser).map(({ from, to }) => `${from} brings ${to} to the browser`),
    ...findCycles(imports).map((files) => `import cycle: ${files.join(' → ')}`),
    ...[...sources].flatMap(([path, text]) => breachesOf(path, text)),
  ];
}

/** Biome formats every file, so an import starts its line; `import()` may stand anywhere. */
const importForms = [
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
];

const specifiersIn = (text: string) =>
  importForms.flatMap((form) => [...text.matchAll(form)].map((match) => match[1]!));

/** The path of one of our files; undefined for packages, and for the types that React Router generates. */
function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.includes('+types/')) return undefined;
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return undefined;
}

const folderOf = (path: string) => path.split('/')[0]!;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const lies = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

function crossesLayers({ from, to }: Import) {
  const folder = folderOf(from);
  const allowed = mayImport[folder];
  if (!allowed || !from.includes('/')) return false;
  if (isTest(from) && lies(to, 'test')) return false;
  const places = [folder, ...allowed, ...(mayImport[from] ?? [])];
  return !places.some((place) => lies(to, place));
}

const webFolderOf = (path: string) => /^web\/([^/]+)\//.exec(path)?.[1];

function crossesFeatures({ from, to }: Import) {
  const [own, other] = [webFolderOf(from), webFolderOf(to)];
  if (own === undefined) return false;
  const takes = folderMayTake[own];
  if (!lies(to, 'web')) return takes !== undefined && !isTest(from) && !takes.includes(folderOf(to));
  if (own === other) return false;
  return other === undefined || !mayUse(own).includes(other);
}

/** A feature uses what all share, and the features that it names. */
const mayUse = (folder: string) =>
  sharedFolders[folder] ?? [...Object.keys(sharedFolders), ...(features[folder] ?? [])];

/** Only what puts the features together lies at the top of `web/`. */
const liesLoose = (path: string) =>
  /^web\/[^/]+$/.test(path)
    ? !/^web\/(routes\.ts|root\.tsx|entry\.(client|server)\.tsx)$/.test(path)
    : lies(path, 'web') && !(webFolderOf(path)! in sharedFolders || webFolderOf(path)! in features);

const isStore = (path: string) => path.endsWith('-store.server.ts');

const takesForeignStore = ({ from, to }: Import) =>
  isStore(to) && lies(from, 'domain') && posix.dirname(from) !== posix.dirname(to);

const isServerOnly = (path: string) => /\.server\.tsx?$/.test(path);

const bringsServerToBrowser = ({ from, to }: Import) =>
  browserFolders.includes(folderOf(from)) && !isServerOnly(from) && !isTest(from) && isServerOnly(to);

/** One cycle for each group of files that reach each other. */
function findCycles(imports: Import[]): string[][] {
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
}

/** A folder of the machine that the project was written on. */
const foreignPath = new RegExp(`(^|[\\s'"\`(=])/${'work'}/`, 'm');

/** The one index: it exports a table that it makes itself. */
const tableOfValidators = 'lib/validation/index.ts';

/** The one place of the pages that reads forms, and the server, which looks whether a body can be read as one. */
const mayReadForms = ['web/parts/form/read-form.ts', 'server/request-body.ts'];

const readsForm = /\.\s*formData\s*\(/;

function breachesOf(path: string, text: string): string[] {
  const breaches: string[] = [];
  if (/\bprocess\.env\b/.test(text) && !mayReadEnvironment.test(path)) {
    breaches.push(`${path} reads process.env: ask server/env.ts`);
  }
  if ((/(^|\/)index\.tsx?$/.test(path) && path !== tableOfValidators) || /^export \* from/m.test(text)) {
    breaches.push(`${path} is a barrel: import the files themselves`);
  }
  if (foreignPath.test(text)) breaches.push(`${path} names a path of somebody's machine`);
  if (readsForm.test(text) && !mayReadForms.includes(path) && !isTest(path)) {
    breaches.push(`${path} reads formData(): ask web/parts/form/parse-form.ts`);
  }
  return breaches;
}
