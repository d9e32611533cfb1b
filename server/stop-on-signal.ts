import type { Logger } from 'pino';

/**
 * Stops once, anyone who asks first: a signal, or the end of the process that started us. Who asks again is in a hurry.
 * SIGHUP asks to `restart`.
 */
export function stopOnSignal(
  log: Logger,
  { stop, restart }: { stop: (reason: string, hurry: AbortSignal) => Promise<void>; restart: () => void },
) {
  let stopping = false;
  const hurry = new AbortController();
  const onSignal = async (reason: string) => {
    if (stopping) return hurry.abort();
    stopping = true;
    log.info(`Stopping (${reason})`);
    try {
      await stop(reason, hurry.signal);
      process.exit(0);
    } catch (error) {
      log.fatal({ err: error }, 'Solstice did not stop cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void onSignal(signal));
  // A terminal that closes takes the server with it; anybody else who says so wants it to begin anew.
  process.on('SIGHUP', () => (process.stdout.isTTY ? void onSignal('SIGHUP') : restart()));
  process.on('disconnect', () => void onSignal('npm has ended'));
  return () => stopping;
}

/** After a fault that nobody has expected nothing in memory can be trusted: it is logged, and the process ends. */
export function endOnFault(log: Logger) {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Solstice has ended');
    process.exit(1);
  });
}
