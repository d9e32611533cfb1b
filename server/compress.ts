import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { type ContentEncoding, contentEncodings, encodingFor } from '#lib/content-encoding.ts';
import type { AppContext, Middleware } from './app-env.ts';

/** Less is not worth its while. */
const fewBytes = 1_024;

/**
 * Each of them sends what it was given at once: the head of a page must not wait for its end. Quality 4 of Brotli is both
 * smaller and quicker than gzip (decision 0076).
 */
const encoders: Record<ContentEncoding, () => Transform> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

/** Compresses what is made while it is asked for, unless it is compressed already. */
export function compress(): Middleware {
  return async (c, next) => {
    await next();
    if (!isCompressible(c)) return;
    c.res.headers.set('Vary', withEncoding(c.res.headers.get('vary')));
    const encoding = encodingFor(c.req.header('accept-encoding'), contentEncodings);
    // To ask an answer for its body makes a stream of it: only where that is wanted.
    const body = encoding && c.res.body;
    if (!body) return;
    c.res = new Response(through(body, encoders[encoding]()), c.res);
    c.res.headers.delete('Content-Length');
    c.res.headers.set('Content-Encoding', encoding);
    const etag = c.res.headers.get('ETag');
    if (etag && !etag.startsWith('W/')) c.res.headers.set('ETag', `W/${etag}`);
  };
}

function isCompressible({ req, res: { status, headers } }: AppContext): boolean {
  if (req.method === 'HEAD' || status === 206 || headers.has('content-encoding')) return false;
  if (headers.get('cache-control')?.includes('no-transform')) return false;
  if (Number(headers.get('content-length') ?? fewBytes) < fewBytes) return false;
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '');
}

const withEncoding = (vary: string | null) =>
  vary?.toLowerCase().includes('accept-encoding')
    ? vary
    : [vary, 'Accept-Encoding'].filter(Boolean).join(', ');

function through(body: ReadableStream, encoder: Transform): ReadableStream {
  // A visitor who leaves ends both; there is nobody to tell.
  pipeline(Readable.fromWeb(body as never), encoder, () => undefined);
  return Readable.toWeb(encoder) as ReadableStream;
}
