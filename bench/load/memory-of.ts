import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { MemoryInUse } from './soaked-server.ts';

/** What a server that soaked-server.ts started has in use after forced collections. */
export async function memoryOf(server: ChildProcess): Promise<MemoryInUse> {
  const answered = once(server, 'message');
  server.send('memory');
  const [memory] = await answered;
  // The server itself says once that it is ready.
  return memory === 'ready' ? memoryOf(server) : (memory as MemoryInUse); // as load/soaked-server.ts writes it
}
