import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The PostgreSQL that a server has started in its data folder, as the system sees it. */
export function databaseOf(dataDir: string) {
  const pidFile = () =>
    readFileSync(join(clusterHome(dataDir), 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const postmaster = () => Number(pidFile()[0]);
  const children = (pid: number) =>
    execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number);
  const everyProcess = (pid: number) => [pid, ...children(pid)];
  return {
    kill: () => process.kill(postmaster(), 'SIGKILL'),
    /** Nothing of it moves until it is told to go on. */
    stop: () => {
      const stopped = everyProcess(postmaster());
      signal(stopped, 'SIGSTOP');
      return () => signal(stopped, 'SIGCONT');
    },
    /** How many of these requests it holds. */
    countLeads: async (requestKeys: readonly string[]): Promise<number> => {
      const client = new pg.Client({ host: pidFile()[4]!, user: 'postgres', database: 'solstice' });
      await client.connect();
      try {
        const statement = 'select count(*)::int as kept from feedback where request_key = any($1::uuid[])';
        const { rows } = await client.query<{ kept: number }>(statement, [requestKeys]);
        return rows[0]!.kept;
      } finally {
        await client.end();
      }
    },
  };
}

/** A folder that PostgreSQL's account cannot enter has a note where the cluster is instead. */
function clusterHome(dataDir: string): string {
  const folder = join(dataDir, 'postgres');
  try {
    return readFileSync(join(folder, 'moved-to'), 'utf8').trim();
  } catch {
    return folder;
  }
}

/** A process may end between being listed and being told. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
