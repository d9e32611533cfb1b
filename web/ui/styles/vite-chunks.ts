import { posix, relative, sep } from 'node:path';

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };

export type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Whatever these modules import is on every page. */
const frame = [
  'web/entry.client.tsx',
  'web/root.tsx',
  'web/shell/shell.tsx',
  'web/shell/locale-guard.ts',
  'web/rates/rates-layout.tsx',
];

/** Pages that are seen one after another and show the same parts; the first that fits. */
const families = [
  ['home', /^web\/(home\/|search\/wizard\/landing-layout)/],
  [
    'results',
    /^web\/(results\/|search\/wizard\/(search|cruise|excursion|offers|promotion|resort)-bar-layout)/,
  ],
  ['detail', /^web\/(hotel\/|requests\/(tour|hotel)-request)/],
  ['offices', /^web\/offices\/(contacts|sales-offices|office)-page/],
  ['words', /^web\//],
] as const;

/** Pages of people who are signed in have a stylesheet of their own. */
const portal =
  /^web\/(account|calendar|clients|notifications|photos|reports|settings|sign-in|today)\/|^web\/(quotes\/(quotes|add|quote)|requests\/requests?)-page/;

/** The stylesheets that load with their component: those of libraries, and that of the calendar. */
const loadedLate = [
  'web/parts/map/leaflet.css',
  'web/rates/archive/plot.css',
  'web/search/wizard/calendar.module.css',
];

/**
 * Pages that few visit: they take what the others have, and what they have alone stays in their own files, that of one
 * kind's pages in one.
 */
const apart = [
  [
    'services',
    /^web\/(results\/services\/|home\/services-page|search\/(wizard\/service-bar-layout|lookups\/lookup-services))/,
  ],
  [
    'flights',
    /^web\/(results\/flights\/|home\/flights-page|search\/(wizard\/flight-bar-layout|lookups\/lookup-flights))/,
  ],
  ['voyages', /^web\/hotel\/(voyage\/|cruise\.tsx)/],
] as const;

type Family = (typeof families)[number][0];

type Reach = {
  everyPage: boolean;
  pages: Set<string>;
  families: Set<Family>;
  /** Files of the pages apart that it is reached from, by the name of their kind. */
  apart: Map<string, Set<string>>;
};

const ownModule = /[\\/](web|lib|sites|texts)[\\/].*\.(tsx?|css)$/;

/**
 * In which files the parts of pages travel: React; the frame, with the stylesheet of the public pages; what families of
 * pages have in common; and what the pages of one family share. What one page alone has stays in its own file. A part
 * comes before those that need it, because a group takes what its modules import along.
 */
export function chunksOf(root: string, routeFiles: readonly string[]) {
  const routes = new Set(routeFiles);
  const reach = reachOf(root, routes);
  const ownFiles = new Set(routeFiles.filter((file) => !frame.includes(file)));
  const groups = rules.map(([name, belongs], index) => ({
    name: (id: string, modules: Modules) => {
      const path = pathIn(root, id);
      if (path.endsWith('.css')) return stylesheetOf({ root, id, routes, modules }) === name ? name : null;
      return belongs(reach(id, modules), path) ? name : null;
    },
    debugName: name,
    test: (id: string) => ownModule.test(id) && !ownFiles.has(pathIn(root, id)),
    priority: rules.length - index,
  }));
  return [{ name: 'react', test: react, priority: rules.length + 1 }, ...groups];
}

const react = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/;

type Rule = [name: string, belongs: (found: Reach, path: string) => boolean];

/**
 * What few pages need at once beside those that it would travel with: the buttons that change lists, which come late to
 * the pages of the shop, what an address has opened, which flights ask for as hotels do, and a field with its label.
 */
const neededApart = ['web/lists/change-list.ts', 'web/search/query/detail-address.ts', 'web/ui/field.tsx'];

const contactsPage = 'web/offices/contacts-page.tsx';

/** It stands over the page of a program, too, which shows nothing else of results. */
const cruiseBar = 'web/search/wizard/cruise-bar-layout.tsx';

const landingLayout = 'web/search/wizard/landing-layout.tsx';

/** Where the wizard of tours and hotels stands; those of other kinds are no part of these pages. */
const wizardPages = [landingLayout, 'web/search/wizard/search-bar-layout.tsx'];

const rules: Rule[] = [
  ['frame', (found) => found.everyPage],
  [
    'shared',
    ({ families: all }, path) =>
      neededApart.includes(path) ||
      (all.has('results') && (all.has('detail') || all.has('offices') || all.size > 3)),
  ],
  ['wizard', ({ pages }) => wizardPages.every((page) => pages.has(page))],
  ['prose', ({ families: all }) => all.has('words') && all.has('home')],
  ['contacts', ({ families: all, pages }) => all.size === 2 && all.has('words') && pages.has(contactsPage)],
  [
    'parts',
    ({ apart: rare, families: all }) =>
      all.has('detail') && (all.size > 1 || isOfProgram(rare.get('voyages'))),
  ],
  // Cards of tours, which home and two pages of results bring without what results of hotels have.
  ['tour-cards', (_found, path) => path.startsWith('web/search/cards/tour-')],
  // What the results of every kind have, those apart as well.
  [
    'any-results',
    ({ apart: rare, families: all, pages }) =>
      all.size === 1 && all.has('results') && (rare.size > 0 || pages.has(cruiseBar)),
  ],
  // What stands on every landing page, and comes late on others.
  [
    'slides',
    ({ pages, families: all }, path) =>
      all.size === 1 && pages.has(landingLayout) && path.startsWith('web/parts/slider/'),
  ],
  ...apart.map(([kind]): Rule => [kind, ofApart(kind)]),
  ...(['home', 'results', 'detail', 'offices'] as const).map((family): Rule => [family, ofOne(family)]),
  // Little more than its stylesheet, which needs a script to be imported with.
  ['portal', (_found, path) => path === 'web/work/own-page-head.tsx'],
];

/** Whether a cruise's program has it, and not its liner alone, which is a hotel. */
function isOfProgram(files: ReadonlySet<string> = new Set()) {
  return [...files].some((file) => !/^web\/hotel\/(cruise|voyage\/liner-)/.test(file));
}

function ofOne(family: Family) {
  return ({ families: all, pages }: Reach) => all.size === 1 && all.has(family) && pages.size > 1;
}

function ofApart(kind: string) {
  return ({ apart: rare, families: all }: Reach) =>
    all.size === 0 && rare.size === 1 && (rare.get(kind)?.size ?? 0) > 1;
}

const pathIn = (root: string, id: string) =>
  relative(root, id.replace(/\?.*$/, '')).replaceAll(sep, posix.sep);

type Stylesheet = { root: string; id: string; routes: ReadonlySet<string>; modules: Modules };

/** The group whose stylesheet holds this one: that of the public pages, unless only pages of the portal ever need it. */
function stylesheetOf({ root, id, routes, modules }: Stylesheet): 'frame' | 'portal' | undefined {
  if (loadedLate.includes(pathIn(root, id))) return undefined;
  const seen = new Set([id]);
  for (const module of seen) {
    const path = pathIn(root, module);
    if (frame.includes(path) || (routes.has(path) && !portal.test(path))) return 'frame';
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(module) ?? {};
    if (!routes.has(path)) for (const importer of [...importers, ...dynamicImporters]) seen.add(importer);
  }
  return 'portal';
}

/** From which pages a module is reached without its being asked for later. */
function reachOf(root: string, routes: ReadonlySet<string>) {
  const known = new Map<string, Reach>();
  return (id: string, modules: Modules): Reach => {
    const found = known.get(id) ?? walk(id, modules);
    known.set(id, found);
    return found;
  };

  function walk(start: string, modules: Modules): Reach {
    const found: Reach = { everyPage: false, pages: new Set(), families: new Set(), apart: new Map() };
    const seen = new Set<string>();
    const visit = (id: string) => {
      if (seen.has(id)) return;
      seen.add(id);
      const path = pathIn(root, id);
      if (frame.includes(path)) found.everyPage = true;
      else if (isApart(path, id)) return;
      else if (routes.has(path)) {
        found.pages.add(path);
        found.families.add(families.find(([, pattern]) => pattern.test(path))![0]);
      } else modules.getModuleInfo(id)?.importers.forEach(visit);
    };
    visit(start);
    return found;

    function isApart(path: string, id: string): boolean {
      const [kind] = apart.find(([, pattern]) => pattern.test(path)) ?? [];
      if (kind === undefined) return false;
      if (id !== start) found.apart.set(kind, (found.apart.get(kind) ?? new Set()).add(path));
      return true;
    }
  }
}
