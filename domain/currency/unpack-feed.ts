import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readZip } from '#lib/read-zip.server.ts';

/** Far more than the longest history of a bank; what unpacks to more is no file of rates. */
const mostBytes = 64_000_000;
/** A bank sends one table, perhaps with a description. */
const limits = { entries: 5_000, bytes: mostBytes };

const gunzipAsync = promisify(gunzip);

/** The text of a file that may be packed: by gzip, or as the first table in a zip archive. */
export async function unpackFeed(bytes: Buffer): Promise<string> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return (await gunzipAsync(bytes, { maxOutputLength: mostBytes })).toString('utf8');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return (await tableIn(bytes)).toString('utf8');
  return bytes.toString('utf8');
}

async function tableIn(archive: Buffer): Promise<Buffer> {
  const entry = (await readZip(archive, limits)).find(({ name }) => /\.(csv|txt|xml)$/i.test(name));
  if (!entry) throw new Error('The archive holds no file of rates: .csv, .txt or .xml');
  return entry.read();
}
