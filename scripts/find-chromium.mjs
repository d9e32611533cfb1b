import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { withProgress } from './progress.mjs';
import { runQuietly } from './run-program.mjs';

/** Chromium without a window, which takes a third less time for everything. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The Chromium for the browser tests; installs Debian's where that is possible, else says what to install. */
export const findChromium = async () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  const found =
    chosen ??
    lookFor([shell]) ??
    (await installed(shell)) ??
    lookFor(names) ??
    usualPlaces().find(existsSync) ??
    (await installed('chromium'));
  if (found) return found;
  throw new Error(
    `The browser tests need Chromium: install it (Debian: apt-get install ${shell}) or set CHROMIUM_PATH.`,
  );
};

const lookFor = (programs) =>
  programs.flatMap((name) => [onPath(name), join('/usr/bin', name)]).find((path) => path && existsSync(path));

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

const usualPlaces = () => [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...playwrightCache(),
];

/** What `playwright install chromium` has brought, newest first. */
const playwrightCache = () => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  return versions
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((name) =>
      ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, name, folder, 'chrome')),
    );
};

/** The program of a package of Debian's, where that can be installed; what hinders it is shown. */
const installed = async (name) => {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  await withProgress(`Installing ${name}`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
      const { code, output } = await runQuietly('apt-get', args, { env });
      if (code !== 0) return console.log(`apt-get ${args[0]} failed:\n${output}`);
    }
  });
  return lookFor([name]);
};
