import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/** The messages between a worker and the main thread. */
export type WorkerLine = {
  start: WorkerStart;
  tell: (message: FromWorker) => void;
  hear: (take: (message: ToWorker) => void) => void;
};

/** Only for a thread that `launchWorkers` started. */
export function openWorkerLine(): WorkerLine {
  const port = parentPort!; // a worker is never the main thread
  return {
    start: workerData,
    tell: (message) => port.postMessage(message),
    hear: (take) => void port.on('message', take),
  };
}
