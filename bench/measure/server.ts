import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 600_000;

export type RunningServer = {
  process: ChildProcess;
  port: number;
  /** From the command to the first good answer of /readyz. */
  seconds: number;
};

/** Starts a server with `command` on a free port and waits until it is ready. */
export async function startServer(
  [program, ...flags]: [string, ...string[]],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<RunningServer> {
  const port = await freePort();
  const begin = performance.now();
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const child = spawn(program, flags, {
    cwd,
    env: { ...inherited, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, port);
  return { process: child, port, seconds: (performance.now() - begin) / 1000 };
}

/** Resolves when the server of `child` is ready; throws when it ends before, or takes too long. */
export async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const begin = performance.now();
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    if (performance.now() - begin > patienceMs) throw new Error('The server was not ready in time');
    await sleep(50);
  }
}

export const freePort = async () => {
  const probe = createServer().listen(0);
  await new Promise((settle) => probe.once('listening', settle));
  const { port } = probe.address() as AddressInfo;
  await new Promise((settle) => probe.close(settle));
  return port;
};

export const isReady = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const ended = (child: ChildProcess) =>
  new Promise<void>((settle) => (child.exitCode === null ? child.once('exit', () => settle()) : settle()));

export const stopGently = async (child: ChildProcess) => {
  child.kill('SIGTERM');
  await ended(child);
};
