import { gunzipSync, inflateRawSync } from 'node:zlib';
import { packedEntries } from '#lib/zip-entries.ts';

/** Far more than the longest history of a bank; what unpacks to more is no file of rates. */
const mostBytes = 64_000_000;

/** The text of a file that may be packed: by gzip, or as the first table in a zip archive. */
export function unpackFeed(bytes: Buffer): string {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return gunzipSync(bytes, { maxOutputLength: mostBytes }).toString('utf8');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return tableIn(bytes).toString('utf8');
  return bytes.toString('utf8');
}

function tableIn(archive: Buffer): Buffer {
  const entry = packedEntries(archive).find(({ name }) => /\.(csv|txt|xml)$/i.test(name));
  if (!entry) throw new Error('The archive holds no file of rates: .csv, .txt or .xml');
  if (entry.method === 0) return Buffer.from(entry.packed);
  if (entry.method === 8) return inflateRawSync(entry.packed, { maxOutputLength: mostBytes });
  throw new Error(`${entry.name} is packed in a way that cannot be read`);
}
