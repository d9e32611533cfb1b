import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { resolveImport } from '#texts/reach.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();

const sheets = find('web/**/*.css').filter((path) => !/styles\/(app|fonts|tokens|reset)\.css$/.test(path));
const modules = sheets.filter((path) => path.endsWith('.module.css'));
const sources = new Map(
  find('web/**/*.{ts,tsx}')
    .filter((path) => !/\.test(-data)?\./.test(path))
    .map((path) => [path, read(path)]),
);

/** The classes that a sheet renders itself. */
const classesOf = (sheet: string) =>
  new Set(
    sheet
      .replace(/\/\*.*?\*\/|url\([^)]*\)|@import[^;]*;/gs, '')
      .replace(/:global\([^)]*\)/g, '')
      .replace(/\{[^{}]*\}/g, '{}')
      .matchAll(/\.(-?[a-z_][\w-]*)/gi)
      .map(([, name = '']) => name),
  );

/** What a component imports from sheets: `[name in the component, sheet]`. */
const importsOf = (path: string, text: string) =>
  [...text.matchAll(/^import (?:(\w+) from )?'([^']+\.css)';/gm)].map(([, name, from = '']) => ({
    name,
    sheet: from.startsWith('#') ? from.slice(1) : relative(root, join(root, dirname(path), from)),
  }));

/** The names that a component asks of a sheet: `styles.card`, or a pattern for ``styles[`card${size}`]``. */
const namedIn = (text: string, name: string) => [
  ...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')).map(([, one = '']) => new RegExp(`^${one}$`)),
  ...text
    .matchAll(new RegExp(`\\b${name}\\[\`([^\`]*)\`\\]`, 'g'))
    .map(([, one = '']) => new RegExp(`^${one.replace(/\$\{[^}]*\}/g, '\\w+')}$`)),
];

test('a component names only classes that its sheet has, and a sheet has only classes that a component names', () => {
  const named = new Map<string, RegExp[]>();
  const unknown: string[] = [];
  for (const [path, text] of sources)
    for (const { name, sheet } of importsOf(path, text)) {
      if (!name) continue;
      const classes = [...classesOf(read(sheet))];
      const asked = namedIn(text, name);
      named.set(sheet, [...(named.get(sheet) ?? []), ...asked]);
      if (asked.length === 0) unknown.push(`${path} imports ${sheet} for nothing`);
      for (const one of asked)
        if (!classes.some((own) => one.test(own))) unknown.push(`${path} names ${one.source} of ${sheet}`);
    }
  const unused = modules.flatMap((sheet) =>
    [...classesOf(read(sheet))]
      .filter((own) => !named.get(sheet)?.some((one) => one.test(own)))
      .map((own) => `nobody names ${own} of ${sheet}`),
  );
  expect([...unknown, ...unused]).toEqual([]);
});

/** Class names written out in a component: in `className` and in `classNames(…)`, without what is only compared. */
const literalsIn = (text: string) =>
  [...text.matchAll(/className=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})|classNames\(((?:[^()]|\([^()]*\))*)\)/g)]
    .map(([, attribute, call]) => attribute ?? call ?? '')
    .flatMap((written) =>
      [
        ...written
          .replace(/buttonClass\(\{[^}]*\}\)|[=!]==? '[^']*'|\w+(?:\.\w+)*\[`[^`]*`\]/g, '')
          .matchAll(/['"]([^'"]*)['"]/g),
      ].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean)),
    );

test('the only class names that are written out are those of the design, by components that have their sheet', () => {
  const ownersOf = (name: string) =>
    design.filter(([, classes]) => classes.has(name)).map(([sheet]) => sheet);
  const design = sheets
    .filter((path) => path.startsWith('web/ui/'))
    .map((path) => [path, classesOf(read(path))] as const);
  const strays: string[] = [];
  for (const [path, text] of sources) {
    const imported = importsOf(path, text).map(({ sheet }) => sheet);
    for (const name of literalsIn(text)) {
      const owners = ownersOf(name);
      if (owners.length === 0) strays.push(`${path} names ${name}, which no sheet of the design has`);
      else if (!owners.some((sheet) => sheet.endsWith('/base.css') || imported.includes(sheet)))
        strays.push(`${path} names ${name} without ${owners.join(' or ')}`);
    }
  }
  expect(design.length).toBeGreaterThan(10);
  expect(strays).toEqual([]);
});

test('a class is one thing: no sheet renders the class of a module of another', () => {
  const owners = sheets.flatMap((path) => [...classesOf(read(path))].map((name) => [name, path] as const));
  const claimed = Map.groupBy(owners, ([name]) => name);
  const twice = [...claimed.values()].filter(
    (own) => own.length > 1 && own.some(([, path]) => modules.includes(path)),
  );
  expect(claimed.size).toBeGreaterThan(400);
  expect(twice).toEqual([]);
});

test('a sheet outside the design is a module, of a name of its own', () => {
  const plain = sheets.filter((path) => !path.startsWith('web/ui/') && !modules.includes(path));
  expect(plain).toEqual(['web/parts/map/leaflet.css']);
  const names = modules.map((path) => basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a sheet stands in the layer of its room', () => {
  const layerOf = (path: string) =>
    path.startsWith('web/ui/') ? 'ui' : /^web\/(shop|content|portal|desk)\//.test(path) ? 'pages' : 'parts';
  const astray = sheets
    .filter((path) => !/styles\/base\.css$|leaflet\.css$/.test(path))
    .filter((path) => {
      const text = read(path)
        .replace(/\/\*.*?\*\//gs, '')
        .trim();
      return !text.startsWith(`@layer ${layerOf(path)} {`) || text.split('@layer').length !== 2;
    });
  expect(astray).toEqual([]);
});

/** What stands between the brackets of each `:has()`, which may hold brackets themselves. */
const askedWithin = (sheet: string) =>
  [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].map(
    ([, argument = '']) => argument.replace(/:global\(([^()]*)\)/g, '$1'),
  );

test('`:has()` asks for what Chromium compares: no insertion elsewhere has it look again (decision 0389)', () => {
  const compared =
    /^(?:[\w.\s,>+~-]|:(?:checked|disabled|empty|focus|focus-visible|open|last-child)(?![\w-]))+$/;
  const asked = sheets.flatMap((path) => askedWithin(read(path)).map((argument) => [path, argument]));
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter(([, argument = '']) => !compared.test(argument))).toEqual([]);
});

test('the sheet of every page is told by name: what only some pages have comes with its component', () => {
  const imported = read('web/ui/styles/app.css').match(/(?<=@import ')[^']+/g);
  expect(imported).toEqual(['./fonts.css', './tokens.css', './reset.css', './base.css']);
});

/** What a module and all that it imports at once render with. */
function sheetsReached(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    const text = sources.get(path);
    if (text === undefined || seen.has(path)) return;
    seen.add(path);
    for (const { sheet } of importsOf(path, text)) found.add(sheet);
    for (const [, specifier = ''] of text.matchAll(/^(?:import|export) (?!type )[^'"`;]*?from '([^']+)'/gm)) {
      const next = resolveImport(path, specifier);
      if (next) visit(next);
    }
  };
  files.forEach(visit);
  return found;
}

/** The parts of a module that come late but in a page that opens with them, as their comments say. */
const renderedByServer = (text: string) =>
  [
    ...text.matchAll(/^\/\*\*[^\n]*server[^\n]*\*\/\nconst \w+ = lazyPart\(\(\) => import\('([^']+)'\)/gim),
  ].map(([, part = '']) => part);

test('what the server renders of a part that comes late has its sheets in the page from the beginning', () => {
  const frame = ['web/root.tsx', 'web/shell/shell.tsx'];
  const parts = [...sources].flatMap(([path, text]) =>
    renderedByServer(text).map((part) => ({ path, part: resolveImport(path, part)! })),
  );
  const late = parts.flatMap(({ path, part }) => {
    const there = sheetsReached([path, ...frame]);
    return [...sheetsReached([part])]
      .filter((sheet) => !there.has(sheet))
      .map((sheet) => `${part}: ${sheet}`);
  });
  expect(parts.length).toBeGreaterThan(4);
  expect(late).toEqual([]);
});

/** The selectors of all sheets, each with its sheet. */
const selectors = () =>
  find('web/**/*.css').flatMap((sheet) =>
    [
      ...read(sheet)
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/([^{};]*)\{/g),
    ]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => !selector.startsWith('@'))
      .map((selector) => `${sheet}: ${selector}`),
  );

test('no sheet asks for the sibling of just anything, or whether something has a child at a place: each change of the page would then style all of it anew', () => {
  const universal = /\*\s*[+~]|:has\(>?\s*:(?:nth|first|last|only)/;
  expect(selectors().filter((selector) => universal.test(selector))).toEqual([]);
});

test('no sheet gives every element a part of its own: each would then be styled twice, or three times (decision 0389)', () => {
  const ofEverything = /[\s,>+~*]::(?:before|after|marker|selection|first-line|first-letter)/;
  expect(selectors().filter((selector) => ofEverything.test(selector))).toEqual([]);
});
