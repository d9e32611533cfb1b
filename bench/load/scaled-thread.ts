/** A worker of the product that dies when it is told to: the first by a fault, the second at once. */
import { BroadcastChannel, workerData } from 'node:worker_threads';
import { openBuiltFront } from '#server/built-front.ts';
import { runWorker } from '#server/run-worker.ts';
import type { WorkerStart } from '#server/worker-messages.ts';

const { name } = workerData as WorkerStart;
const orders = new BroadcastChannel('deaths');
orders.unref();
orders.onmessage = ({ data }: { data: string }) => {
  if (data === 'fault' && name === '1') throw new Error('A fault of the benchmark');
  if (data === 'exit' && name === '2') process.exit(1);
};

await runWorker(openBuiltFront);
new BroadcastChannel('births').postMessage('answers');
