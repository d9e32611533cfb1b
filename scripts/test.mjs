/**
 * `npm test`: everything that must hold, from a fresh clone; stops at the first stage that fails.
 * `npm run check` (`--fast`) leaves out what takes long: dead code, the build and the browser.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { chooseNode, installWhatIsMissing, nodeFlags, root } from './install.mjs';
import { runProgram, runQuietly } from './run-program.mjs';

const fast = process.argv.includes('--fast');
const reports = join(root, '.cache', 'test');
const passed = { tests: 0 };
const failed = { tests: 0 };
const shaky = { tests: 0 };

const main = async () => {
  await installWhatIsMissing();
  const chromium = fast ? undefined : await findChromium();
  await stage('Format and lint', () => quietly('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'));
  await stage('Types', async () => {
    await quietly('@react-router/dev/bin.cjs', 'typegen');
    await quietly('typescript/bin/tsc', '--noEmit');
  });
  if (!fast) await stage('Dead code', findDeadCode);
  await stage('Unit and database tests', testUnits);
  if (fast) return;
  await stage('Build', buildIfStale);
  await stage('Attack', attackBriefly);
  await stage('Browser tests', () => testInBrowser(chromium));
};

const stage = async (title, work) => {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  const beat = setInterval(() => console.log(`  ${title} … ${Math.round(seconds())} s`), 15_000);
  try {
    await work();
    console.log(`✓ ${title} (${seconds()} s)`);
  } catch (error) {
    console.log(`✗ ${title} (${seconds()} s)`);
    throw error;
  } finally {
    clearInterval(beat);
  }
};

const program = (file, args) => [chooseNode(), [...nodeFlags, join('node_modules', file), ...args]];

const quietly = async (file, ...args) => {
  const { code, output } = await runQuietly(...program(file, args), { cwd: root });
  if (code !== 0) throw new Error(output);
};

/** What nothing uses, and then what only tests use. */
const findDeadCode = async () => {
  await quietly('knip/bin/knip.js');
  await quietly('knip/bin/knip.js', '--production');
};

/** Runs a test runner in sight, and adds what its report counts; a report that is missing is a failure. */
const counting = async (file, args, { env = {}, report, count }) => {
  const path = join(reports, report);
  rmSync(path, { force: true });
  const code = await runProgram(...program(file, args), { cwd: root, env: { ...process.env, ...env } });
  if (existsSync(path)) {
    const counted = count(JSON.parse(readFileSync(path, 'utf8')));
    passed.tests += counted.passed;
    failed.tests += counted.failed;
    shaky.tests += counted.shaky ?? 0;
  }
  if (code !== 0 || !existsSync(path)) throw new Error('');
};

const testUnits = () =>
  counting(
    'vitest/vitest.mjs',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
    {
      report: 'vitest.json',
      count: ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
        passed: numPassedTests,
        failed: Math.max(numFailedTests, numFailedTestSuites ? 1 : 0),
      }),
    },
  );

/** The short form: what it found is in its output. */
const attackBriefly = async () => {
  const { code, output } = await runQuietly(
    chooseNode(),
    [...nodeFlags, 'attack/main.ts', 'http', '--quick'],
    {
      cwd: root,
    },
  );
  if (code !== 0) throw new Error(output);
};

const testInBrowser = (chromium) =>
  counting('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
    report: 'playwright.json',
    count: ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      shaky: stats.flaky,
    }),
  });

mkdirSync(reports, { recursive: true });
try {
  await main();
} catch (error) {
  if (error.message) console.log(error.message);
  // A stage without tests of its own that fails is one failure.
  failed.tests ||= 1;
  process.exitCode = 1;
}
const secondTry = shaky.tests > 0 ? ` (${shaky.tests} at the second try)` : '';
console.log(`${passed.tests} passed${secondTry}, ${failed.tests} failed`);
