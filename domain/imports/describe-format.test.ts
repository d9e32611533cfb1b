import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeFormat } from './describe-format.ts';

test('docs/import.md describes the tables as they are: node scripts/run.mjs scripts/import-docs.ts', async () => {
  const page = await readFile(new URL('../../docs/import.md', import.meta.url), 'utf8');
  expect(page.split('\n<!-- tables -->\n\n')[1]).toBe(`${describeFormat()}\n`);
});
