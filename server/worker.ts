/** A worker of the server in production: pages from `build/`. */
import { openBuiltFront } from './built-front.ts';
import { runWorker } from './run-worker.ts';

await runWorker(openBuiltFront);
