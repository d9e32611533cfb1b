import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFiles } from '../scripts/compress-files.ts';

test('what is text and worth it lies beside itself, smaller, and reads the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const content = 'export const price = 1;\n'.repeat(100);
  await writeFile(join(folder, 'part.js'), content);
  await writeFile(join(folder, 'line.js'), 'export {};');
  await writeFile(join(folder, 'letters.woff2'), content);
  await compressFiles(folder);
  expect((await readdir(folder)).sort()).toEqual(
    ['letters.woff2', 'line.js', 'part.js', 'part.js.br', 'part.js.gz'].sort(),
  );
  const read = (name: string) => readFile(join(folder, name));
  expect(brotliDecompressSync(await read('part.js.br')).toString()).toBe(content);
  expect(gunzipSync(await read('part.js.gz')).toString()).toBe(content);
});
