import { constants, crc32, deflateRawSync } from 'node:zlib';
import { type Own, ownText, type PagePieces } from './page-pieces.ts';

/** Pieces of a page that are compressed each for itself, so that what stands between them can be another. */
export type GzippedPieces = { page: PagePieces; deflated: Uint8Array[] };

/** Compresses the pieces of a page, once for all who will be sent it. */
export const gzipPieces = (page: PagePieces): GzippedPieces => ({
  page,
  deflated: page.map(({ text }) => deflateRawSync(text, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })),
});

/** The file of RFC 1952 of a page: what is its visitor's own stands in it as it is, between the pieces. */
export function joinGzipped({ page, deflated }: GzippedPieces, own: Own): Uint8Array<ArrayBuffer> {
  const blocks: Uint8Array[] = [header];
  let check = 0;
  let length = 0;
  for (const [nth, piece] of page.entries()) {
    const before = ownText(piece, own);
    check = crc32(piece.text, crc32(before, check));
    length += before.length + piece.text.length;
    if (before.length > 0) blocks.push(storedBlock(before));
    blocks.push(deflated[nth]!);
  }
  return Buffer.concat([...blocks, lastBlock, word(check), word(length)]);
}

/** Deflated, without a name or a time, of no system in particular. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Empty, and the last one (RFC 1951, 3.2.6). */
const lastBlock = Buffer.from([3, 0]);

/** A block that is not compressed (RFC 1951, 3.2.4): its length comes first, and once more with every bit turned. */
function storedBlock(bytes: Uint8Array): Uint8Array {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function word(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
