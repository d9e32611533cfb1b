import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from './progress.mjs';
import { runQuietly } from './run-program.mjs';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** Brings node_modules to what package-lock.json says, if it is not there already. */
export const installWhatIsMissing = async () => {
  if (isInstalled()) return;
  await withProgress('Installing packages', async () => {
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const options = { cwd: root, env: { ...process.env, NODE_ENV: 'development' } };
    const { code, output } = npm
      ? await runQuietly(process.execPath, [npm, ...args], options)
      : await runQuietly('npm', args, options);
    if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
  });
};

/** npm notes what it has installed at the very end, so an interrupted installation does not count. */
const isInstalled = () => {
  const installed = packagesOf('node_modules/.package-lock.json');
  const wanted = packagesOf('package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
};

const packagesOf = (file) => {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
};

/** The Node.js that runs the project: the installed one, or ours where it is new enough. */
export const chooseNode = () => {
  const installed = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(installed)) return installed;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  throw new Error(
    `The package node@24 has no program for this machine, and Node.js ${process.versions.node} is too old: install Node.js 24.`,
  );
};

/** Node 22 warns of stripping types; Node 24 does not. */
export const nodeFlags = ['--disable-warning=ExperimentalWarning'];

/** The environment of what we start. */
export const nodeEnvironment = {
  // Threads that draw pictures take large pieces of memory and give them back: with an arena for each thread, which is
  // glibc's way, most of it stays with the process. The allocator reads this before the first line of ours runs.
  MALLOC_ARENA_MAX: '2',
  // What was compiled once is read by every later start, of a worker too: a fifth of the time until it is ready.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
  ...process.env,
};
