import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

// Rules of a single stylesheet are those of stylelint (`stylelint.config.mjs`); these hold between files.

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();

/** The classes that the selectors of each stylesheet name, without those of others (`:global(…)`). */
const classes = new Map(
  find('web/**/*.css').map((path) => {
    const names = new Set<string>();
    postcss.parse(read(path)).walkRules(({ selector }) => {
      for (const [, name = ''] of selector.replace(/:global\([^)]*\)/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi))
        names.add(name);
    });
    return [path, names] as const;
  }),
);
const modules = [...classes.keys()].filter((path) => path.endsWith('.module.css'));
const design = new Set(
  [...classes].flatMap(([path, names]) => (path.startsWith('web/ui/') ? [...names] : [])),
);
const sources = find('web/**/*.{ts,tsx}')
  .filter((path) => !/\.test(-data)?\./.test(path))
  .map((path) => ({ path, text: read(path) }));

/** The modules that a component imports: `[name in the component, stylesheet]`. */
const importsOf = (path: string, text: string) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].map(([, name = '', from = '']) => ({
    name,
    stylesheet: from.startsWith('#') ? from.slice(1) : relative(root, join(root, dirname(path), from)),
  }));

/** The names that a component takes of a module: `styles.card`, or a pattern for ``styles[`card${size}`]``. */
const namedIn = (text: string, name: string) => [
  ...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')).map(([, one = '']) => new RegExp(`^${one}$`)),
  ...text
    .matchAll(new RegExp(`\\b${name}\\[\`([^\`]*)\`\\]`, 'g'))
    .map(([, one = '']) => new RegExp(`^${one.replace(/\$\{[^}]*\}/g, '\\w+')}$`)),
];

test('a component names only classes that its module has, and a module has only classes that a component names', () => {
  const named = new Map<string, RegExp[]>();
  const unknown: string[] = [];
  for (const { path, text } of sources)
    for (const { name, stylesheet } of importsOf(path, text)) {
      const names = namedIn(text, name);
      named.set(stylesheet, [...(named.get(stylesheet) ?? []), ...names]);
      if (names.length === 0) unknown.push(`${path} imports ${stylesheet} for nothing`);
      for (const one of names)
        if (![...classes.get(stylesheet)!].some((own) => one.test(own)))
          unknown.push(`${path} names ${one.source} of ${stylesheet}`);
    }
  const unused = modules.flatMap((stylesheet) =>
    [...classes.get(stylesheet)!]
      .filter((own) => !named.get(stylesheet)?.some((one) => one.test(own)))
      .map((own) => `no component names ${own} of ${stylesheet}`),
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

test('the only class names that are written out are those of the design', () => {
  const strays = sources.flatMap(({ path, text }) =>
    literalsIn(text)
      .filter((name) => !design.has(name))
      .map((name) => `${path} names ${name}`),
  );
  expect(design.size).toBeGreaterThan(100);
  expect(strays).toEqual([]);
});

test('a class of a module stands in one stylesheet: class names are sent as they are written', () => {
  const owners = [...classes].flatMap(([path, names]) => [...names].map((name) => ({ name, path })));
  const claimed = Map.groupBy(owners, ({ name }) => name);
  const twice = [...claimed.values()].filter(
    (own) => own.length > 1 && own.some(({ path }) => modules.includes(path)),
  );
  expect(claimed.size).toBeGreaterThan(400);
  expect(twice).toEqual([]);
});
