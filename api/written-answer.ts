import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '#lib/content-encoding.ts';
import { entityTagOf } from '#lib/entity-tag.server.ts';

/** An answer that anybody is given alike, as it is sent. */
export type WrittenAnswer = {
  tag: string;
  plain: Bytes;
  /** Compressed when the first asks for it so, and kept. */
  packed: (encoding: ContentEncoding) => Promise<Bytes>;
};

type Bytes = Uint8Array<ArrayBuffer>;

/** Fewer gain nothing. */
export const fewBytes = 1_024;

const written = new WeakMap<object, WrittenAnswer>();

/** How an answer is sent, which is made once, and known as long as somebody holds the answer. */
export function writtenOnce(value: object): WrittenAnswer {
  const known = written.get(value);
  if (known) return known;
  const text = JSON.stringify(value);
  const plain = new Uint8Array(Buffer.from(text));
  const packed = new Map<ContentEncoding, Promise<Bytes>>();
  const made: WrittenAnswer = {
    tag: entityTagOf(text),
    plain,
    packed: (encoding) => {
      const begun = packed.get(encoding) ?? packers[encoding](plain);
      packed.set(encoding, begun);
      return begun;
    },
  };
  written.set(value, made);
  return made;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** In a thread of Node's own; qualities by decision 0076. */
const packers: Record<ContentEncoding, (plain: Bytes) => Promise<Bytes>> = {
  br: async (plain) =>
    new Uint8Array(
      await asBrotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
        },
      }),
    ),
  gzip: async (plain) => new Uint8Array(await asGzip(plain)),
};
