import { posix, relative, sep } from 'node:path';

type ModuleInfo = { importers: readonly string[] };

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
 * In which files the parts of pages travel: React; the frame, with the looks of small parts; what families of pages have
 * in common; and what the pages of one family share. What one page alone has stays in its own file. A part comes before
 * those that need it, because a group takes what its modules import along.
 */
export function chunksOf(root: string, routeFiles: readonly string[]) {
  const reach = reachOf(root, new Set(routeFiles));
  const ownFiles = new Set(routeFiles.filter((file) => !frame.includes(file)));
  const groups = rules.map(([name, belongs], index) => ({
    name: (id: string, modules: Modules) =>
      belongs(reach(id, modules), id.endsWith('.css'), pathIn(root, id)) ? name : null,
    debugName: name,
    test: (id: string) => ownModule.test(id) && !ownFiles.has(pathIn(root, id)),
    priority: rules.length - index,
  }));
  return [{ name: 'react', test: react, priority: rules.length + 1 }, ...groups];
}

const react = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/;

type Rule = [name: string, belongs: (found: Reach, isSheet: boolean, path: string) => boolean];

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
  ['frame', (found, isSheet) => found.everyPage || (isSheet && isSmallAndShared(found))],
  [
    'shared',
    ({ families: all }, _isSheet, path) =>
      neededApart.includes(path) ||
      (all.has('results') && (all.has('detail') || all.has('offices') || all.size > 3)),
  ],
  [
    'wizard',
    ({ pages, families: all, apart: rare }, isSheet) =>
      wizardPages.every((page) => pages.has(page)) ||
      (isSheet && pages.has(landingLayout)) ||
      (isSheet && all.has('results') && (all.has('home') || rare.size > 0)),
  ],
  ['prose', ({ families: all }) => all.has('words') && all.has('home')],
  ['contacts', ({ families: all, pages }) => all.size === 2 && all.has('words') && pages.has(contactsPage)],
  [
    'parts',
    ({ apart: rare, families: all }, isSheet) =>
      all.has('detail') && (all.size > 1 || (!isSheet && isOfProgram(rare.get('voyages')))),
  ],
  // Cards of tours, which home and two pages of results bring without what results of hotels have.
  ['tour-cards', (_found, isSheet, path) => path.startsWith('web/search/cards/tour-') && !isSheet],
  // What the results of every kind have, those apart as well.
  [
    'any-results',
    ({ apart: rare, families: all, pages }, isSheet) =>
      all.size === 1 && all.has('results') && (rare.size > 0 || pages.has(cruiseBar)) && !isSheet,
  ],
  // What stands on every landing page, and comes late on others.
  [
    'slides',
    ({ pages, families: all }, _isSheet, path) =>
      all.size === 1 && pages.has(landingLayout) && path.startsWith('web/parts/slider/'),
  ],
  ...apart.map(([kind]): Rule => [kind, ofApart(kind)]),
  ...(['home', 'results', 'detail', 'offices'] as const).map((family): Rule => [family, ofOne(family)]),
];

/** Whether a cruise's program has it, and not its liner alone, which is a hotel. */
function isOfProgram(files: ReadonlySet<string> = new Set()) {
  return [...files].some((file) => !/^web\/hotel\/(cruise|voyage\/liner-)/.test(file));
}

function isSmallAndShared({ families: all }: Reach) {
  return all.size > 1 && (all.has('detail') || (all.has('results') && all.has('offices')));
}

function ofOne(family: Family) {
  return ({ families: all, pages }: Reach, isSheet: boolean) =>
    all.size === 1 && all.has(family) && (isSheet || pages.size > 1);
}

function ofApart(kind: string) {
  return ({ apart: rare, families: all }: Reach) =>
    all.size === 0 && rare.size === 1 && (rare.get(kind)?.size ?? 0) > 1;
}

const pathIn = (root: string, id: string) =>
  relative(root, id.replace(/\?.*$/, '')).replaceAll(sep, posix.sep);

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
