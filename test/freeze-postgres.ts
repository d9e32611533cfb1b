import { execFileSync } from 'node:child_process';

/** Stops every process of a PostgreSQL in its tracks: nothing is refused, nothing is answered. Returns how to go on. */
export function freezePostgres(postmaster: number): () => void {
  process.kill(postmaster, 'SIGSTOP'); // first, so that no more come
  const frozen = [postmaster, ...childrenOf(postmaster)];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of frozen.reverse()) process.kill(pid, 'SIGCONT');
  };
}

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));
