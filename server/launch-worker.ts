import { once } from 'node:events';
import { type MessagePort, Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts';

/** A worker as the one who started it sees it. */
export type Launched = {
  send: (message: ToWorker) => void;
  hear: (take: (message: FromWorker) => void) => void;
  onFault: (tell: (cause: Error) => void) => void;
  gone: Promise<unknown>;
};

/** What all workers are started with. */
type Common = Omit<WorkerStart, 'name' | 'catalogue'>;

/** Launches threads that follow one catalogue. */
export function launchWorkers(file: URL, common: Common, openCatalogue: () => MessagePort): () => Launched {
  let launched = 0;
  return () => {
    const [name, catalogue] = [String(++launched), openCatalogue()];
    const workerData: WorkerStart = { ...common, name, catalogue };
    const thread = new Worker(file, { workerData, transferList: [catalogue], name: `worker-${name}` });
    return {
      send: (message) => thread.postMessage(message),
      hear: (take) => void thread.on('message', take),
      onFault: (tell) => void thread.on('error', tell),
      gone: once(thread, 'exit'),
    };
  };
}
