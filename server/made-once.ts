import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentEncodings, encodingFor } from '#lib/content-encoding.ts';
import type { AppContext } from './app-env.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Made = { plain: Bytes; compressed: Record<string, Bytes>; hash: string };

/**
 * Answers with a text that does not change while the server runs: it is made and compressed once, by `prepare` or when
 * somebody first asks for it, however many ask, and who has it already is told so (304).
 */
export function madeOnce(text: () => string, contentType: string) {
  let made: Promise<Made> | undefined;
  const prepare = () => {
    made ??= make(text());
    return made;
  };
  const answer = async (c: AppContext): Promise<Response> => {
    const { plain, compressed, hash } = await prepare();
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
  return { prepare, answer };
}

/** The best quality, 11, saves a tenth of the bytes and costs each start seconds of a core. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 7 };

async function make(text: string): Promise<Made> {
  const plain = bytesOf(Buffer.from(text));
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: brotli }),
    promisify(gzip)(plain),
  ]);
  return {
    plain,
    compressed: { br: bytesOf(br), gzip: bytesOf(gzipped) },
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
  };
}

/** A buffer of Node's may be a part of one that it shares. */
const bytesOf = (buffer: Buffer): Bytes => new Uint8Array(buffer);
