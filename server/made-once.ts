import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentEncodings, encodingFor } from '#lib/content-encoding.ts';
import type { AppContext } from './app-env.ts';

/**
 * Answers with a text that does not change while the server runs: its bytes are made and compressed once, however many
 * ask, and who has it already is told so (304).
 */
export function madeOnce(text: string, contentType: string): (c: AppContext) => Response {
  const plain = bytesOf(Buffer.from(text));
  const compressed: Record<string, Uint8Array<ArrayBuffer>> = {
    br: bytesOf(brotliCompressSync(plain)),
    gzip: bytesOf(gzipSync(plain)),
  };
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16);

  return (c) => {
    const encoding = encodingFor(c.req.header('accept-encoding'), contentEncodings) ?? 'identity';
    const etag = `"${hash}-${encoding}"`;
    c.header('ETag', etag);
    c.header('Vary', 'Accept-Encoding', { append: true });
    // What is not compressed here is not compressed anew for each on its way either.
    c.header('Cache-Control', 'no-cache, no-transform');
    if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304);
    c.header('Content-Type', contentType);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    c.header('Content-Length', String((compressed[encoding] ?? plain).byteLength));
    return c.body(compressed[encoding] ?? plain);
  };
}

/** A buffer of Node's may be a part of one that it shares. */
const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
