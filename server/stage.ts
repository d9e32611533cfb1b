import type { Logger } from 'pino';

/** Does one stage of the start; anyone who waits longer than a second is told what for, and again every five. */
export async function stage<T>(log: Logger, title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  const first = setTimeout(() => log.info(`${title} …`), 1000);
  const beat = setInterval(() => log.info(`${title} … ${seconds()} s`), 5000);
  try {
    const result = await work();
    log.info(`${title}: done in ${seconds()} s`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(beat);
  }
}
