/**
 * `npm test`: everything that must hold, from a fresh clone. A stage is a line; what failed in it is printed in full, and
 * nothing begins after it but what runs beside it.
 * `npm run check` (`--fast`) leaves out what takes long: dead code, the build and the browser.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { chooseNode, installWhatIsMissing, nodeEnvironment, nodeFlags, root } from './install.mjs';
import { runQuietly } from './run-program.mjs';
import { closingLines, crashedFilesOf, shakyOf, withoutMarks } from './test-output.mjs';

const fast = process.argv.includes('--fast');
const reports = join(root, '.cache', 'test');
const counted = { passed: 0, failed: 0, shaky: 0 };

const main = async () => {
  await installWhatIsMissing();
  const chromium = fast ? undefined : await findChromium();
  await sideBySide([checkTypes, fast ? checkForm : checkFormAndBuild]);
  await stage('Unit and database tests', testUnits);
  if (fast) return;
  // Loading the demo operator takes a minute: what the server of the browser tests has loaded is attacked afterwards.
  const data = mkdtempSync(join(tmpdir(), 'solstice-test-'));
  try {
    await stage('Browser tests', () => testInBrowser(chromium, data));
    await stage('Attack', () => attackBriefly(data));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

const checkForm = () =>
  stage('Format and lint', async () => {
    await quietly('@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
    await quietly('stylelint/bin/stylelint.mjs', 'web/**/*.css');
  });

const checkTypes = () =>
  stage('Types', async () => {
    await quietly('@react-router/dev/bin.cjs', 'typegen');
    await quietly('typescript/bin/tsc', '--noEmit');
  });

/** What together takes as long as the types do, which keep one core busy. */
const checkFormAndBuild = async () => {
  await checkForm();
  await stage('Dead code', findDeadCode);
  await stage('Build', buildIfStale);
};

/** Each goes on when another fails; what all of them found is told. */
const sideBySide = async (works) => {
  const ended = await Promise.allSettled(works.map((work) => work()));
  const failed = ended.filter(({ status }) => status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason.message).join('\n'));
};

const stage = async (title, work) => {
  const start = performance.now();
  const took = () => duration((performance.now() - start) / 1000);
  const beat = setInterval(() => console.log(`  ${title} … ${took()}`), 60_000);
  try {
    const tests = await work();
    console.log(`✓ ${title} (${[tests, took()].filter(Boolean).join(', ')})`);
  } catch (error) {
    console.log(`✗ ${title} (${took()})`);
    throw error;
  } finally {
    clearInterval(beat);
  }
};

const duration = (seconds) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;

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

/** Runs a test runner, and adds what its report counts; a report that is missing is a failure. */
const counting = async (file, args, { env = {}, report, count, say = (output) => output }) => {
  const path = join(reports, report);
  rmSync(path, { force: true });
  const { code, output } = await runQuietly(...program(file, args), {
    cwd: root,
    env: { ...nodeEnvironment, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  });
  const isReported = existsSync(path);
  const {
    passed = 0,
    failed = 0,
    shaky = 0,
    why = '',
  } = isReported ? count(JSON.parse(readFileSync(path, 'utf8'))) : {};
  counted.passed += passed;
  counted.failed += failed;
  counted.shaky += shaky;
  if (code !== 0 || !isReported) throw new Error(say(output) || `${file} ended with code ${code}.`);
  // What passed at the second try only says why it failed at the first.
  if (shaky > 0) console.log(why || say(output));
  return `${passed} tests`;
};

/** A file that Node.js itself crashed under has shown nothing yet: it runs once more, in a process of its own. */
const testUnits = async () => {
  try {
    return await runUnits();
  } catch (error) {
    const crashed = crashedFilesOf(error.message);
    if (crashed.length === 0 || counted.failed > crashed.length) throw error;
    console.log(`Node.js crashed under these, which run again:\n${crashed.join('\n')}\n\n${error.message}`);
    counted.failed = 0;
    counted.shaky += crashed.length;
    await runUnits(crashed);
    return `${counted.passed} tests`;
  }
};

const runUnits = (files = []) =>
  counting(
    'vitest/vitest.mjs',
    [
      'run',
      ...files,
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    {
      report: 'vitest.json',
      count: ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
        passed: numPassedTests,
        failed: Math.max(numFailedTests, numFailedTestSuites),
        ...shakyOf(testResults),
      }),
    },
  );

/** The short form: what it found is in its output. */
const attackBriefly = async (data) => {
  const { code, output } = await runQuietly(
    chooseNode(),
    [...nodeFlags, 'attack/main.ts', 'http', 'accounts', '--quick', '--data', data],
    {
      cwd: root,
    },
  );
  if (code !== 0) throw new Error(output);
};

const testInBrowser = (chromium, data) =>
  counting('@playwright/test/cli.js', ['test', '--reporter=dot,json'], {
    env: {
      CHROMIUM_PATH: chromium,
      E2E_DATA: data,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
    },
    report: 'playwright.json',
    say: withoutMarks,
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
  counted.failed ||= 1;
  process.exitCode = 1;
}
for (const line of closingLines(counted)) console.log(line);
