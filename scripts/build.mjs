import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseNode, root } from './install.mjs';
import { withProgress } from './progress.mjs';
import { runQuietly } from './run-program.mjs';

/** What the pages are built from. */
const sources = [
  'texts',
  'web',
  'calls',
  'sites',
  'lib',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/compress-files.ts',
];

const stamp = join(root, 'build', 'built-from');

/** Builds the pages, unless `build/` was made from exactly these sources. */
export const buildIfStale = async () => {
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await withProgress('Building the pages', async () => {
    rmSync(stamp, { force: true });
    const { code, output } = await runQuietly(
      chooseNode(),
      [join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    writeFileSync(stamp, wanted);
  });
};

const hashSources = () => {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(source)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
};

const filesOf = (path) => {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return isTest(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
};

const isTest = (path) => /\.test\.tsx?$/.test(path);
