import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from './run-program.mjs';

const usualPauses = { firstMs: 1_000, longestMs: 30_000, steadyMs: 60_000 };

/**
 * Runs a program and starts it again when it dies, each time after twice the pause, until it has held for a while.
 * Resolves to its exit code when it ended well, was told to stop, or has never been ready: what could not start at all
 * will not start the second time either.
 *
 * The program says that it is ready by the message `ready`.
 */
export const supervise = async (program, args, options, pauses = usualPauses) => {
  let wasReady = false;
  let pause = pauses.firstMs;
  const onMessage = (message) => {
    if (message === 'ready') wasReady = true;
  };
  const stop = listenForStop();
  try {
    for (;;) {
      const started = performance.now();
      const code = await runProgram(program, args, { ...options, onMessage });
      if (code === 0 || !wasReady || stop.signal.aborted) return code;
      if (performance.now() - started >= pauses.steadyMs) pause = pauses.firstMs;
      console.error(`Solstice has ended with code ${code} and is started again in ${pause / 1_000} s.`);
      await sleep(pause, undefined, { signal: stop.signal }).catch(() => {});
      if (stop.signal.aborted) return code;
      pause = Math.min(pause * 2, pauses.longestMs);
    }
  } finally {
    stop.end();
  }
};

const listenForStop = () => {
  const controller = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'];
  const stop = () => controller.abort();
  for (const signal of signals) process.on(signal, stop);
  // Asks a server that runs to begin anew, which is its own matter.
  const leaveToServer = () => {};
  process.on('SIGHUP', leaveToServer);
  const end = () => {
    for (const signal of signals) process.off(signal, stop);
    process.off('SIGHUP', leaveToServer);
  };
  return { signal: controller.signal, end };
};
