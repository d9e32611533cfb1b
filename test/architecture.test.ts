import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBreaches } from './import-rules.ts';
import { comparisonsOfKinds } from './kind-rules.ts';
import { findOddVoices } from './voice-rules.ts';

const root = join(import.meta.dirname, '..');
const foreign = new Set(['node_modules', 'build', 'public', 'test-results', 'playwright-report']);

const readSources = (folder = ''): [string, string][] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (foreign.has(entry.name) || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return readSources(path);
    return /\.tsx?$/.test(path) ? [[path, readFileSync(join(root, path), 'utf8')]] : [];
  });

test('every import of the project keeps to the table of docs/architecture.md', () => {
  const sources = new Map(readSources());
  expect(sources.size).toBeGreaterThan(50);
  expect(findBreaches(sources)).toEqual([]);
});

test('no code asks which kind of travel it has: it asks the row of the kind', () => {
  expect(comparisonsOfKinds(new Map(readSources()))).toEqual([]);
});

test.for<[string, string]>([
  ['a comparison', "const isHotel = form.mode === 'hotel';"],
  ['a path of a kind', "const question = kind !== 'hotels' ? trip : rest;"],
  ['a list', "townId: kindsAsked(asked).includes('hotel') ? 1 : 2,"],
  ['a branch', "switch (kind) {\n  case 'tour':\n    return 1;\n}"],
])('%s of kinds is found', ([, text]) => {
  expect(comparisonsOfKinds(new Map([['web/search/wizard/wizard.tsx', text]]))).toEqual([
    expect.stringContaining('web/search/wizard/wizard.tsx'),
  ]);
});

test.for<[string, string]>([
  ['a type of place', "place?.type === 'hotel' ? details : results"],
  ['what a claim is of', "claim.kind === 'tour' ? openTour(claim) : openFlights(claim)"],
  ['a line of a receipt', "switch (line.kind) {\n  case 'flight':\n    return 1;\n}"],
])('%s may be compared', ([, text]) => {
  expect(comparisonsOfKinds(new Map([['domain/offers/offer.ts', text]]))).toEqual([]);
});

const breachesOf = (files: Record<string, string>) => findBreaches(new Map(Object.entries(files)));

test.for<[string, string, string]>([
  ['a page that reads the database', 'web/home/home.tsx', "import { openDatabase } from '#db/open.ts';"],
  [
    'a page that asks the domain',
    'web/home/home.tsx',
    "import type { Hotel } from '../../../domain/hotels/hotel.ts';",
  ],
  ['a design element that makes calls', 'lib/price.ts', "import { client } from '#calls/client.ts';"],
  ['a dynamic import', 'calls/client.ts', "const load = () => import('#api/routes.ts');"],
  ['an import for its effect', 'lib/money.ts', "import '#sites/currencies.ts';"],
  ['a re-export', 'lib/money.ts', "export { currencies } from '#sites/currencies.ts';"],
  ['a type in an expression', 'lib/money.ts', "type Site = import('#sites/site.ts').Site;"],
  ['an import over several lines', 'db/open.ts', "import {\n  a,\n  b,\n} from '#domain/hotels/hotel.ts';"],
  ['the demo outside its one door', 'server/app.ts', "import { generateDemo } from '#demo/generate.ts';"],
  ['a demo that imports itself', 'demo/write-csv.ts', "import '#domain/imports/import-directory.ts';"],
  ['test code in the product', 'domain/hotels/hotel.ts', "import { makeHotel } from '#test/makers.ts';"],
])('%s is found', ([, path, text]) => {
  expect(breachesOf({ [path]: text })).toEqual([expect.stringContaining(`${path} may not import `)]);
});

test.for<[string, string]>([
  [
    'web/home/home.tsx',
    "import { Button } from '#web/ui/button.tsx';\nimport { Wizard } from '#web/search/wizard/wizard.tsx';",
  ],
  ['web/root.tsx', "import { Header } from './shell/header.tsx';"],
  ['server/load-demo.ts', "import { generateDemo } from '#demo/generate.ts';"],
  ['domain/hotels/hotel.test.ts', "import { openTestDatabase } from '#test/open-test-database.ts';"],
  [
    'lib/money.ts',
    "// import { x } from '#db/open.ts'\nimport { z } from 'zod';\nconst list = Array.from('abc');",
  ],
  ['web/home/home.tsx', "import type { Route } from './+types/home';"],
])('%s with %j is in order', ([path, text]) => {
  expect(breachesOf({ [path]: text })).toEqual([]);
});

test.for<[string, string, string]>([
  ['another feature', 'web/news/news.tsx', '#web/results/card.tsx'],
  ['a feature that uses this one', 'web/quotes/quote.tsx', '#web/agent-prices/agent-places.tsx'],
  ['pages below a part', 'web/parts/offer/receipt.tsx', '#web/results/card.tsx'],
  ['the shell inside the search', 'web/search/wizard/wizard.tsx', '#web/shell/header/header.tsx'],
  ['the context of a request in the design system', 'web/ui/button.tsx', '#web/context/visit.tsx'],
  ['a site in the design system', 'web/ui/button.tsx', '#sites/site.ts'],
  ['the top of the pages', 'web/home/home.tsx', '#web/routes.ts'],
])('%s is not for every folder', ([, path, to]) => {
  expect(breachesOf({ [path]: `import '${to}';` })).toEqual([
    `${path} is in a folder that may not use ${to.slice(1)}`,
  ]);
});

test('a feature uses the features that it names, and nothing lies loose at the top of the pages', () => {
  expect(breachesOf({ 'web/site-map/site-map.tsx': "import '#web/countries/country-list.tsx';" })).toEqual(
    [],
  );
  expect(breachesOf({ 'web/own-path.ts': '', 'web/odds/ends.ts': '' })).toEqual([
    'web/own-path.ts lies in no folder of web/ that is named',
    'web/odds/ends.ts lies in no folder of web/ that is named',
  ]);
});

test('a noun keeps its store to itself', () => {
  const text = "import { insertOffer } from '../offers/offer-store.server.ts';";
  expect(breachesOf({ 'domain/bookings/make-booking.ts': text })).toEqual([
    'domain/bookings/make-booking.ts uses the store of another noun: domain/offers/offer-store.server.ts',
  ]);
  expect(breachesOf({ 'domain/offers/find-offer.ts': text.replace('../offers', '.') })).toEqual([]);
});

test('server-only files do not reach the browser', () => {
  expect(breachesOf({ 'calls/client.ts': "import { key } from './key.server.ts';" })).toEqual([
    'calls/client.ts brings calls/key.server.ts to the browser',
  ]);
});

test('a cycle is found over any number of files, and named once', () => {
  const files = {
    'lib/a.ts': "import './b.ts';",
    'lib/b.ts': "import './c.ts';\nimport './d.ts';",
    'lib/c.ts': "import './a.ts';",
    'lib/d.ts': '',
  };
  expect(breachesOf(files)).toEqual(['import cycle: lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts']);
});

test('the environment, barrels and paths of other machines are found', () => {
  const home = ['', 'work', 'shared'].join('/');
  expect(
    breachesOf({
      'api/routes.ts': 'const port = process.env.PORT;',
      'lib/index.ts': '',
      'lib/all.ts': "export * from './money.ts';",
      'lib/read.ts': `const file = '${home}/facts.csv';`,
      'server/env.ts': 'const port = process.env.PORT;',
    }),
  ).toEqual([
    'api/routes.ts reads process.env: ask server/env.ts',
    'lib/index.ts is a barrel: import the files themselves',
    'lib/all.ts is a barrel: import the files themselves',
    "lib/read.ts names a path of somebody's machine",
  ]);
});

test('functions speak in one voice: statements in a function, a value in an arrow', () => {
  expect(findOddVoices(new Map(readSources()))).toEqual([]);
});

test.for<[string, string[]]>([
  ['export const sum = (a: number) => {\n  return a;\n};', ['lib/sum.ts: sum']],
  ['const later = async () => {\n  await save();\n};', ['lib/sum.ts: later']],
  ['export const sum: Sum = (a) => {\n  return a;\n};', []],
  ['export const sum = (a: number) => a;', []],
  ['export function sum(a: number) {\n  save(() => {});\n  return a;\n}', []],
])('the voice of %j is heard', ([text, odd]) => {
  expect(findOddVoices(new Map([['lib/sum.ts', text]]))).toEqual(odd);
});

test.for<[string, string]>([
  ['an action', 'export const action = async ({ request }) => (await request.formData()).get("name");'],
  ['a copy of the request', 'const form = await request.clone().formData();'],
  ['a call over two lines', 'const form = await request\n  .formData();'],
])('%s that reads a form by hand is found', ([, text]) => {
  expect(breachesOf({ 'web/home/home.tsx': text })).toEqual([
    'web/home/home.tsx reads formData(): ask web/parts/form/parse-form.ts',
  ]);
  expect(breachesOf({ 'web/home/home.tsx': 'parseForm(request, homeRules)' })).toEqual([]);
  expect(breachesOf({ 'web/parts/form/read-form.ts': text })).toEqual([]);
});
