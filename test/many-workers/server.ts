/** A server with workers and without built pages. */
import { runServer } from '#server/run-server.ts';

await runServer(
  () => Promise.reject(new Error('There are workers')),
  new URL('./worker.ts', import.meta.url),
);
