import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| **'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, word = '', calls = '', meaning = '']) => ({ word, calls, meaning }));

const code = globSync('{api,calls,demo,domain,lib,price-search,server,sites,web}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Names of the calls in a cell: what stands in code marks or is written in capitals, but the ending of many. */
const namesIn = (cell: string) =>
  [...cell.replaceAll(/`…\w+`/g, '').matchAll(/`([^`]+)`|\b([A-Z]{3,}[A-Z_]*)\b/g)]
    .map(([, marked, capitals]) => marked ?? capitals ?? '')
    .flatMap((name) => name.match(/[A-Za-z_]\w+/g) ?? []);

test('each word has a row of its own', () => {
  expect(rows.length).toBeGreaterThan(60);
  const words = rows.flatMap(({ word }) => [...word.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('whatever the glossary says that the calls name is named so in the code', () => {
  const unknown = rows.flatMap(({ word, calls }) =>
    namesIn(calls)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
      .map((name) => `${word}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('files that the glossary names are there', () => {
  const files = rows.flatMap(({ meaning }) =>
    [...meaning.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, file]) => file ?? ''),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(globSync(file), file).toEqual([file]);
});
