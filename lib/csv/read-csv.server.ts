import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type CsvRow, csvRows, type Unreadable } from './csv-rows.ts';

/**
 * Reads a CSV file in UTF-8, plain or gzip, block by block, so that memory does not depend on its size. What is not
 * valid UTF-8 becomes U+FFFD. When the file cannot be read on, the last thing yielded says why.
 */
export async function* readCsv(path: string): AsyncGenerator<(CsvRow | Unreadable)[]> {
  const { take } = csvRows();
  const decoder = new TextDecoder('utf-8');
  try {
    let isFirst = true;
    for await (const bytes of blocksOf(path)) {
      if (isFirst && isUtf16(bytes)) {
        yield [{ line: 1, unreadable: 'the file is UTF-16: save it as UTF-8' }];
        return;
      }
      isFirst = false;
      const rows = take(decoder.decode(bytes, { stream: true }), false);
      yield rows;
      if (isUnreadable(rows)) return;
    }
    yield take(decoder.decode(), true);
  } catch (error) {
    yield [{ line: 1, unreadable: reasonOf(error) }];
  }
}

const isUnreadable = (rows: readonly (CsvRow | Unreadable)[]) => 'unreadable' in (rows.at(-1) ?? {});

function blocksOf(path: string): AsyncIterable<Buffer> {
  const file = createReadStream(path, { highWaterMark: 262_144 });
  if (!path.endsWith('.gz')) return file;
  const gunzip = createGunzip({ chunkSize: 262_144 });
  file.on('error', (error) => gunzip.destroy(error));
  return file.pipe(gunzip);
}

const isUtf16 = (block: Buffer) => ['fffe', 'feff'].includes(block.subarray(0, 2).toString('hex'));

function reasonOf(error: unknown) {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code.startsWith('Z_')) return 'not a whole gzip file';
  if (code === 'EACCES') return 'the file may not be read';
  throw error;
}
