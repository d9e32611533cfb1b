import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Beat = {
  port: number;
  paths: readonly string[];
  perSecond: number;
  /** The first three numbers of the addresses it asks from. */
  from: string;
};

/** How long each answer took from when it was due, in milliseconds, and how many were not 200. */
export type HealthProbeResult = { latencies: number[]; failures: number };

/** Asks as an ordinary visitor does, beside whatever goes on, in a thread of its own; the end of it tells the times. */
export function startHealthProbe(beat: Beat): () => Promise<HealthProbeResult> {
  const thread = new Worker(new URL('./health-probe-thread.ts', import.meta.url), { workerData: beat });
  const reported = once(thread, 'message');
  return async () => {
    thread.postMessage('stop');
    const [probed] = (await reported) as [HealthProbeResult];
    return probed;
  };
}
