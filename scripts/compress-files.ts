import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Below that an answer fits into one packet anyway. */
const fewestBytes = 500;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays beside each text file of a folder what a server sends of it: as small as Brotli and gzip can make it. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < fewestBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const made = { '.br': brotli(content, { params }), '.gz': zip(content, { level: 9 }) };
  for (const [suffix, smaller] of Object.entries(made)) await writeFile(path + suffix, await smaller);
}
