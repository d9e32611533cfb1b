import { readFileSync } from 'node:fs';

/** Calls `onEnd` when the npm that runs us is gone: a killed npm stops nobody, and its server would hold the port. */
export const followNpm = (onEnd) => {
  const shell = inspect(process.ppid);
  // npm starts a script through a shell, which some shells replace by the script.
  const npm = [process.ppid, shell?.parent].find((pid) => /\bnpm\b/.test(inspect(pid)?.command ?? ''));
  if (!npm) return;
  const timer = setInterval(() => {
    if (inspect(npm)) return;
    clearInterval(timer);
    onEnd();
  }, 500);
  timer.unref();
};

/** A running process; undefined where it is gone, or where the system has no `/proc` to ask. */
const inspect = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return state === 'Z' ? undefined : { parent: Number(parent), command };
  } catch {
    return undefined;
  }
};
