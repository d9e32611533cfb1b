import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Finished pictures on disk under the hash of what they show. */
export type ImageCache = {
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
};

/**
 * Opens the cache in a folder of its own, kept under `mostBytes` by dropping the pictures written longest ago.
 * A reader never sees half a picture: files are written aside and renamed. Several servers may share the folder.
 */
export async function openImageCache(folder: string, mostBytes: number): Promise<ImageCache> {
  await mkdir(folder, { recursive: true });
  let bytesKept = total(await listFiles(folder));
  let trimming: Promise<void> | undefined;

  async function trim() {
    const files = (await listFiles(folder)).toSorted((a, b) => a.writtenAt - b.writtenAt);
    bytesKept = total(files);
    // A tenth more than needed, so that a full cache is not trimmed at every picture.
    for (const { path, size } of files) {
      if (bytesKept <= mostBytes * 0.9) break;
      await rm(path, { force: true });
      bytesKept -= size;
    }
  }

  return {
    read: async (key) => {
      try {
        return new Uint8Array(await readFile(join(folder, key)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: async (key, bytes) => {
      const aside = join(folder, `${key}.${randomUUID()}.part`);
      try {
        await writeFile(aside, bytes);
        await rename(aside, join(folder, key));
      } catch (error) {
        // Half a picture on a full disk would take the room that the next one needs.
        await rm(aside, { force: true });
        throw error;
      }
      bytesKept += bytes.length;
      if (bytesKept <= mostBytes) return;
      trimming ??= trim().finally(() => {
        trimming = undefined;
      });
      await trimming;
    },
  };
}

type CachedFile = { path: string; size: number; writtenAt: number };

async function listFiles(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => fileAt(join(folder, name))));
  return files.filter((file) => file !== undefined);
}

/** Another server may have dropped the file meanwhile. */
async function fileAt(path: string): Promise<CachedFile | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path, size, writtenAt: mtimeMs };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const total = (files: readonly CachedFile[]) => files.reduce((sum, { size }) => sum + size, 0);

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
