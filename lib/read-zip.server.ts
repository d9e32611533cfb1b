import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** A file of an archive; `size` is in bytes after unpacking, as the archive declares it. */
export type ZipEntry = { name: string; size: number; read: () => Promise<Buffer> };

/** Why an archive is refused: it is no ZIP, is damaged, encrypted or beyond a limit. */
export class ZipError extends Error {}

/** Entries that an archive may name, and bytes to which one of them may unpack. */
export type ZipLimits = { entries: number; bytes: number };

/**
 * The entries that the central directory of an archive names, ZIP64 too; nothing is unpacked before `read`.
 * Throws a `ZipError` for every archive that it refuses: one entry that cannot be trusted refuses all of them.
 */
export async function readZip(bytes: Uint8Array, limits: ZipLimits): Promise<ZipEntry[]> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ZipEntry[] = [];
  try {
    const zip = await fromBufferPromise(archive, { lazyEntries: true });
    if (zip.entryCount > limits.entries)
      throw new ZipError(`The archive names ${zip.entryCount} entries: at most ${limits.entries} are read`);
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new ZipError(`${entry.fileName} is encrypted`);
      entries.push({
        name: entry.fileName,
        size: entry.uncompressedSize,
        read: () => unpack(zip, entry, limits.bytes),
      });
    }
  } catch (error) {
    throw asZipError(error);
  }
  return entries;
}

/** yauzl ends the stream with an error once it holds more bytes than are declared, so the declared size bounds memory. */
async function unpack(zip: ZipFile, entry: Entry, mostBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > mostBytes)
    throw new ZipError(
      `${entry.fileName} unpacks to ${entry.uncompressedSize} bytes: at most ${mostBytes} are read`,
    );
  try {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new ZipError(`${entry.fileName} is damaged`);
    return content;
  } catch (error) {
    throw asZipError(error);
  }
}

const asZipError = (error: unknown): ZipError =>
  error instanceof ZipError
    ? error
    : new ZipError(`The archive cannot be read: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
