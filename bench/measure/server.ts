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

type Surroundings = {
  cwd: string;
  env: Record<string, string>;
  /** The file that all it writes goes to; without one only its errors are shown. */
  log?: number;
};

/** Starts a server with `command` on a free port and waits until it is ready. */
export async function startServer(
  [program, ...flags]: [string, ...string[]],
  { cwd, env, log }: Surroundings,
): Promise<RunningServer> {
  const port = await freePort();
  const begin = performance.now();
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const child = spawn(program, flags, {
    cwd,
    env: { ...inherited, ...env, PORT: String(port) },
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit'],
  });
  const stopWithUs = () => child.kill('SIGTERM');
  process.once('exit', stopWithUs);
  child.once('exit', () => process.off('exit', stopWithUs));
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

/** A port that nobody listens on now. */
export async function freePort() {
  const probe = createServer().listen(0);
  await new Promise((settle) => probe.once('listening', settle));
  const { port } = probe.address() as AddressInfo;
  await new Promise((settle) => probe.close(settle));
  return port;
}

export const isReady = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const ended = (child: ChildProcess) =>
  new Promise<void>((settle) => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning) child.once('exit', () => settle());
    else settle();
  });

export async function stopGently(child: ChildProcess) {
  child.kill('SIGTERM');
  await ended(child);
}
