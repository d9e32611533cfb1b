import { type Duplex, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { PipeableStream } from 'react-dom/server';
import { lateScripts, withLateScripts } from './late-scripts.server.ts';

/** A page that is whole so soon is sent whole; of another one the head goes out while its slow parts are priced. */
export const soonMs = 20;

/** The page in one piece, of which it takes all that React writes, at once. */
export async function wholeBody({ pipe }: Pick<PipeableStream, 'pipe'>): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const taker = new Writable({
    // React stops and waits where it is told that there is no more room.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Uint8Array, _, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      resolve();
      done();
    },
  }).on('error', reject);
  pipe(taker);
  await promise;
  return withLateScripts(Buffer.concat(pieces)) as Buffer<ArrayBuffer>; // no shared memory is behind it
}

/** The page in pieces, as they are rendered. */
export function streamedBody({ pipe }: Pick<PipeableStream, 'pipe'>, closed: () => void): ReadableStream {
  const body: Duplex = lateScripts().once('close', closed);
  const stream = createReadableStreamFromReadable(body);
  pipe(body);
  return stream;
}
