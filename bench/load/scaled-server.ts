/** The server as it is, whose workers die when the benchmark says so, and which tells when threads come and go. */
import { BroadcastChannel } from 'node:worker_threads';
import { openBuiltFront } from '#server/built-front.ts';
import { runServer } from '#server/run-server.ts';

export type FromScaled = { wentAt: number } | { cameAt: number };

const tell = (message: FromScaled) => process.send?.(message);

const orders = new BroadcastChannel('deaths');
process.on('message', (order) => {
  if (order === 'fault' || order === 'exit') orders.postMessage(order);
});
process.on('worker', (thread) => thread.once('exit', () => tell({ wentAt: Date.now() })));
const births = new BroadcastChannel('births');
births.onmessage = () => tell({ cameAt: Date.now() });

await runServer(openBuiltFront, new URL('./scaled-thread.ts', import.meta.url));
