import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { withoutEmptyFiles } from './without-empty-files.ts';

test('a route without a script names the file that every page begins with; others keep theirs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solstice-files-'));
  writeFileSync(join(folder, 'page.js'), 'export default 1;');
  writeFileSync(join(folder, 'call.js'), '');
  const routes = { page: { id: 'page', module: '/page.js' }, call: { id: 'call', module: '/call.js' } };
  const build = { assets: { version: '1', entry: { module: '/entry.js', imports: [] }, routes } };
  const found = withoutEmptyFiles(build as unknown as ServerBuild, folder); // the rest of a build is not looked at
  expect(found.assets.routes).toEqual({
    page: { id: 'page', module: '/page.js' },
    call: { id: 'call', module: '/entry.js' },
  });
  expect(found.assets.entry).toEqual(build.assets.entry);
});
