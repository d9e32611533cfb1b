import { execFileSync } from 'node:child_process';

/** Stops every process of a PostgreSQL in its tracks: nothing is refused, nothing is answered. Returns how to go on. */
export function freezePostgres(postmaster: number): () => void {
  const frozen = freeze(postmaster);
  return () => {
    for (const pid of frozen.reverse()) process.kill(pid, 'SIGCONT');
  };
}

/** Kills every process of a PostgreSQL before any of them can say or write another word. */
export function killPostgres(postmaster: number): void {
  for (const pid of freeze(postmaster)) process.kill(pid, 'SIGKILL');
}

function freeze(postmaster: number): number[] {
  process.kill(postmaster, 'SIGSTOP'); // first, so that no more come
  const frozen = [postmaster, ...childrenOf(postmaster)];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return frozen;
}

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));
