import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../..');
const folderOf = (path: string) => dirname(path);

/** The texts of editors are one thing, wherever they stand. */
const shared = ['editors-block'];

test('a class is one thing: two folders never draw the same one', () => {
  const owners = new Map<string, Set<string>>();
  for (const path of globSync('**/*.css', { cwd: web }))
    for (const [, name = ''] of readFileSync(join(web, path), 'utf8').matchAll(
      /^\s*\.([a-z][\w-]*)(?=\s*[,{])/gm,
    ))
      owners.set(name, (owners.get(name) ?? new Set()).add(folderOf(path)));
  expect(owners.size).toBeGreaterThan(200);
  const claimedTwice = [...owners].filter(([name, folders]) => folders.size > 1 && !shared.includes(name));
  expect(claimedTwice).toEqual([]);
});
