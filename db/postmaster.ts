import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The name that a PostgreSQL started by process `owner` carries in its command line, and in `ps`. */
export const clusterName = (owner: number) => `solstice-${owner}`;

/**
 * Makes sure that no PostgreSQL runs on `cluster`: stops one whose server has been killed, forgets the pid file of
 * one that is gone, and throws when its server is alive.
 *
 * PostgreSQL's own pid file is the lock, and the owner is read from the process that the file names, so there is
 * no second lock file that could disagree with it.
 */
export async function reclaimCluster(cluster: string) {
  const pid = Number(readPidFile(cluster)[0]);
  if (!pid || !isAlive(pid)) return;
  const found = inspect(pid);
  if (!found?.command.includes(cluster)) {
    // The pid belongs to another program now; PostgreSQL would take it for itself and refuse to start.
    await rm(join(cluster, 'postmaster.pid'));
    return;
  }
  if (isStopping(cluster) && (await endsWithin(pid, 30))) return;
  const owner = Number(/solstice-(\d+)/.exec(found.command)?.[1]);
  if (found.parent === owner) {
    throw new Error(
      `Another Solstice server (process ${owner}) is using ${cluster}: stop it, or set DATA_DIR.`,
    );
  }
  await stopPostmaster(pid);
}

/** Stops PostgreSQL without losing anything: transactions in flight are rolled back, data is flushed. */
export async function stopPostmaster(pid: number) {
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (it recovers from the log at the next start).
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    if (!signalTo(pid, signal)) return;
    if (await endsWithin(pid, seconds)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

/** The lines of the pid file; none where no PostgreSQL runs or has been killed. */
function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'EACCES')
      throw new Error(`${cluster} belongs to another user: start Solstice as that user, or set DATA_DIR.`);
    throw error;
  }
}

/** PostgreSQL notes its state in the eighth line: its server has been told to stop, and waits for it. */
const isStopping = (cluster: string) => readPidFile(cluster)[7]?.trim() === 'stopping';

function signalTo(pid: number, signal: NodeJS.Signals | 0) {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process runs; one that has ended and only waits for its parent to notice does not. */
export const isAlive = (pid: number) => signalTo(pid, 0) && inspect(pid) !== undefined;

async function endsWithin(pid: number, seconds: number) {
  const end = performance.now() + seconds * 1000;
  while (isAlive(pid) && performance.now() < end) await sleep(20);
  return !isAlive(pid);
}

type Process = { parent: number; command: string };

/** What the system says of a process; undefined when it is gone or only waits to be buried. */
function inspect(pid: number): Process | undefined {
  try {
    return process.platform === 'linux' ? inspectProc(pid) : inspectPs(pid);
  } catch {
    return undefined;
  }
}

function inspectProc(pid: number): Process | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z') return undefined;
  return {
    parent: Number(parent),
    command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
  };
}

function inspectPs(pid: number): Process | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(line) ?? [];
  return command === undefined ? undefined : { parent: Number(parent), command };
}
