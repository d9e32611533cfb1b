import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { shellAreas } from '#texts/areas.ts';
import { readMessageFiles } from '#texts/read-messages.ts';
import routes from '#web/routes.ts';

const root = join(import.meta.dirname, '..');
const areas = readMessageFiles('en').map(({ area }) => area);
const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, ''); // comments say nothing to visitors

test('the frame of the page speaks only of the areas that every page has', () => {
  expect(['web/entry.client.tsx', 'web/root.tsx'].flatMap((file) => missing(file, []))).toEqual([]);
});

test('every route names the areas that it and its parts speak of, and no others', () => {
  expect(pagesOf(routes).flatMap(({ file, around }) => missing(file, around))).toEqual([]);
  expect(pagesOf(routes).flatMap(({ file }) => superfluous(file))).toEqual([]);
});

test('every part that is fetched later brings the areas that it speaks of', () => {
  const files = [
    ...new Set(
      ['web/root.tsx', ...pagesOf(routes).map(({ file }) => file)].flatMap((file) => reachable(file)),
    ),
  ];
  expect(files.flatMap((file) => lazyParts(file).flatMap(({ part, own }) => missing(part, own)))).toEqual([]);
});

type Page = { file: string; around: string[] };

/** Every route with the areas that the routes around it have. */
const pagesOf = (entries: RouteConfigEntry[], around: string[] = []): Page[] =>
  entries.flatMap(({ file, children = [] }) => {
    const path = `web/${file}`;
    const page = /\bdefault\b/.test(read(path)) ? [{ file: path, around }] : []; // others only answer data
    return [...page, ...pagesOf(children, [...around, ...namedIn(read(path))])];
  });

const missing = (file: string, around: readonly string[]) => {
  const known = new Set<string>([...shellAreas, ...around, ...namedIn(read(file))]);
  const lacking = reachable(file).flatMap((part) =>
    spokenOf(read(part)).flatMap((area) => (known.has(area) ? [] : [{ area, part }])),
  );
  return [...Map.groupBy(lacking, ({ area }) => area)].map(
    ([area, [first]]) => `${file} has no '${area}', which ${first!.part} speaks of`,
  );
};

const superfluous = (file: string) => {
  // A loader may name the message that the page then puts into words.
  const spoken = new Set(reachable(file, () => true).flatMap((part) => spokenOf(read(part))));
  return namedIn(read(file))
    .filter((area) => !spoken.has(area))
    .map((area) => `${file} names '${area}' and never speaks of it`);
};

const list = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word!);

const namedIn = (source: string) => list(/\btexts: \[([^\]]*)\]/.exec(source)?.[1] ?? '');

const lazyParts = (file: string) =>
  [
    ...read(file).matchAll(/(?:lazy|served|sleeping)Part\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g),
  ].map(([, own = '', specifier = '']) => ({ own: list(own), part: resolve(file, specifier)! }));

const key = new RegExp(`['"\`](${areas.join('|')})\\.[A-Za-z$]`, 'g');

/** What a file speaks of, but for what it waits for itself. */
const spokenOf = (source: string) => {
  const own = list(/\buseTexts\(\[([^\]]*)\]/.exec(source)?.[1] ?? '');
  const areas = [...source.matchAll(key)].map(([, area]) => area!);
  return [...new Set(areas)].filter((area) => !own.includes(area));
};

/** The file and everything of the pages that it imports at once; types and what is imported later are left out. */
function reachable(file: string, isFollowed = isFetched): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, specifier = ''] of read(path).matchAll(imports)) {
      const next = resolve(path, specifier);
      if (next?.startsWith('web/') && isFollowed(next)) visit(next);
    }
  };
  visit(file);
  return [...found];
}

/** Loaders, and what they alone put into words, are not fetched by a browser. */
const isFetched = (path: string) => !/(-loader|\/page-texts)\.ts$/.test(path);

const imports = /^(?:import|export) (?!type )[^'"`;]*?from '([^']+)'/gm;

function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  return path && /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : undefined;
}
