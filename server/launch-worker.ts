import cluster from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
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
export type Common = Omit<WorkerStart, 'name' | 'catalogue'>;

/** Launches threads that follow one catalogue. */
export function launchThreads(file: URL, common: Common, openCatalogue: () => MessagePort): () => Launched {
  const nextName = countUp();
  return () => {
    const [name, catalogue] = [nextName(), openCatalogue()];
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

/** Launches processes, to which this one deals out the connections of the port. */
export function launchProcesses(file: URL, common: Common): () => Launched {
  const nextName = countUp();
  cluster.setupPrimary({ exec: fileURLToPath(file), args: [], serialization: 'advanced' });
  return () => {
    const worker = cluster.fork();
    // One that has just ended is told nothing more.
    const send = (message: WorkerStart | ToWorker) => worker.isConnected() && worker.send(message);
    send({ ...common, name: nextName() });
    return {
      send,
      hear: (take) => void worker.on('message', take),
      onFault: (tell) => void worker.on('error', tell),
      gone: once(worker, 'exit'),
    };
  };
}

function countUp() {
  let latest = 0;
  return () => String(++latest);
}
