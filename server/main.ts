/** The server in production: pages from `build/`. */
import { openBuiltFront } from './built-front.ts';
import { runServer } from './run-server.ts';

await runServer(openBuiltFront, new URL('./worker.ts', import.meta.url));
