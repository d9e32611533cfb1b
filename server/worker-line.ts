import { once } from 'node:events';
import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/** The line of a worker, which is a thread or a process, to the one who started it. */
export type WorkerLine = {
  start: WorkerStart;
  tell: (message: FromWorker) => void;
  hear: (take: (message: ToWorker) => void) => void;
  /** To a thread the kernel deals connections out, to a process the one who started it. */
  isThread: boolean;
};

export const openWorkerLine = () => (isMainThread ? lineOfProcess() : lineOfThread(parentPort!));

const lineOfThread = (port: MessagePort): WorkerLine => ({
  start: workerData,
  tell: (message) => port.postMessage(message),
  hear: (take) => void port.on('message', take),
  isThread: true,
});

async function lineOfProcess(): Promise<WorkerLine> {
  // A terminal tells all of its processes: whoever started this one says when it ends, and how.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
  process.on('disconnect', () => process.exit(1));
  const [start] = (await once(process, 'message')) as [WorkerStart];
  return {
    start,
    tell: (message) => void process.send?.(message),
    hear: (take) => void process.on('message', take),
    isThread: false,
  };
}
