import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const supervisor = join(import.meta.dirname, '..', 'scripts', 'supervise.mjs');

/**
 * Supervises `program`, which finds in `starts` how often it was started before; resolves when the supervisor ends.
 * Pauses are short here, and double as always.
 */
async function superviseHere(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-supervise-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const log = join(folder, 'starts');
  await writeFile(log, '');
  const body = `
    const { appendFileSync, readFileSync } = require('node:fs');
    const starts = readFileSync(${JSON.stringify(log)}, 'utf8').length;
    appendFileSync(${JSON.stringify(log)}, '.');
    ${program}`;
  const run = `
    import { supervise } from ${JSON.stringify(supervisor)};
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const pauses = { firstMs: 20, longestMs: 100, steadyMs: 60_000 };
    process.exitCode = await supervise(process.execPath, ['-e', ${JSON.stringify(body)}], { stdio }, pauses);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ended, starts: async () => (await readFile(log, 'utf8')).length, said: () => said };
}

const ready = (then: string) => `process.send('ready', () => { ${then} });`;

test('a server that dies is started again, after pauses that grow', async () => {
  const { ended, starts, said } = await superviseHere(ready('process.exit(starts < 4 ? 1 : 0)'));
  expect(await ended).toBe(0);
  expect(await starts()).toBe(5);
  const pauses = [...said().matchAll(/again in ([\d.]+) s/g)].map(([, seconds]) => Number(seconds));
  expect(pauses).toEqual([0.02, 0.04, 0.08, 0.1]);
});

test('a server that is killed is started again', async () => {
  const kill = "starts === 0 ? process.kill(process.pid, 'SIGKILL') : process.exit(0)";
  const { ended, starts } = await superviseHere(ready(kill));
  expect(await ended).toBe(0);
  expect(await starts()).toBe(2);
});

test('one that comes back only after a failed start is waited for', async () => {
  const { ended, starts } = await superviseHere(
    `if (starts === 0) { ${ready('process.exit(1)')} } else process.exit(starts < 3 ? 1 : 0);`,
  );
  expect(await ended).toBe(0);
  expect(await starts()).toBe(4);
});

test('a server that could not start at all is not started again', async () => {
  const { ended, starts } = await superviseHere('process.exit(3)');
  expect(await ended).toBe(3);
  expect(await starts()).toBe(1);
});

test.for(['SIGTERM', 'SIGINT'] as const)(
  'a server that was told to stop by %s stays down',
  async (signal) => {
    const stayUp = `for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => process.exit(7));
    ${ready("console.log('up'); setInterval(() => {}, 1_000)")}`;
    const { child, ended, starts } = await superviseHere(stayUp);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await ended).toBe(7);
    expect(await starts()).toBe(1);
  },
);

test('SIGHUP is passed on to the server, and is no stop', async () => {
  const { child, ended, starts } = await superviseHere(
    `process.on('SIGHUP', () => process.exit(7));
    if (starts > 0) process.exit(0);
    ${ready("console.log('up'); setInterval(() => {}, 1_000)")}`,
  );
  await once(child.stdout, 'data');
  child.kill('SIGHUP');
  expect(await ended).toBe(0);
  expect(await starts()).toBe(2);
});

test('a stop while the server is down ends the waiting', async () => {
  const { child, ended, starts, said } = await superviseHere(ready('process.exit(1)'));
  while (!said().includes('again in 0.1 s')) await new Promise((settle) => setTimeout(settle, 5));
  child.kill('SIGTERM');
  expect(await ended).not.toBe(0);
  const before = await starts();
  await new Promise((settle) => setTimeout(settle, 300));
  expect(await starts()).toBe(before);
});
