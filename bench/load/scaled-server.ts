/** The server as it is, whose workers die when the benchmark says so. */
import { BroadcastChannel } from 'node:worker_threads';
import { openBuiltFront } from '#server/built-front.ts';
import { runServer } from '#server/run-server.ts';

const orders = new BroadcastChannel('deaths');
process.on('message', (order) => {
  if (order === 'fault' || order === 'exit') orders.postMessage(order);
});

await runServer(openBuiltFront, new URL('./scaled-thread.ts', import.meta.url));
