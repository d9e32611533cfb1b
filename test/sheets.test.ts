import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..', 'web');
const sheets = globSync('**/*.css', { cwd: web }).filter((path) => !path.startsWith('ui/styles/'));

function layerOf(path: string) {
  if (path.startsWith('ui/')) return 'ui';
  return /^(shop|content|portal|desk)\//.test(path) ? 'pages' : 'parts';
}

test('a sheet stands in the layer of its room, whole', () => {
  const astray = sheets.filter((path) => {
    const text = readFileSync(join(web, path), 'utf8').replace(/\/\*.*?\*\/|@import[^;]*;/gs, '');
    return !text.trim().startsWith(`@layer ${layerOf(path)} {`) || text.split('@layer').length !== 2;
  });
  expect(sheets.length).toBeGreaterThan(40);
  expect(astray).toEqual([]);
});

test('the sheet of every page is told by name: what only some pages have comes with its component', () => {
  const imported = readFileSync(join(web, 'ui/styles/app.css'), 'utf8').match(/(?<=@import ')[^']+/g);
  expect(imported).toEqual(['./fonts.css', './tokens.css', './reset.css', './base.css']);
});
