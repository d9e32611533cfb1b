/** A worker of a server whose pages tell who drew them, take a while, or break their worker. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { createApp } from '#server/app.ts';
import { runWorker } from '#server/run-worker.ts';

async function pages({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  if (pathname.endsWith('/slow')) await sleep(1_000);
  if (pathname.endsWith('/fault')) setImmediate(() => Promise.reject(new Error('A fault of the test')));
  if (pathname.endsWith('/exit')) process.exit(1);
  return new Response(`${process.pid} ${threadId}`);
}

await runWorker(async () => ({
  createApp,
  pages,
  clientFolder: await mkdtemp(join(tmpdir(), 'solstice-client-')),
}));
