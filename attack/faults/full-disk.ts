import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small file system in memory with a copy of a data folder on it. */
export type SmallDisk = { dataDir: string; fill: () => () => void; unmount: () => void };

const megabyte = 2 ** 20;
/** What the server may still write before the disk is full. */
const spareMegabytes = 120;

/**
 * Mounts it, or says why not: only root may, and twice its size has to be free in memory. Nothing but the copy can be
 * filled: the file system ends at its size.
 */
export async function openSmallDisk(dataDir: string): Promise<SmallDisk | { why: string }> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { why: 'only root on Linux may mount one' };
  const used = Number(execFileSync('du', ['-sm', dataDir], { encoding: 'utf8' }).split('\t')[0]);
  const size = used + spareMegabytes;
  if (freemem() < 2 * size * megabyte) return { why: `${2 * size} MB of memory are not free` };
  const disk = await mkdtemp(join(tmpdir(), 'solstice-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'solstice-attack', disk], {
      stdio: 'pipe',
    });
  } catch {
    rmSync(disk, { recursive: true });
    return { why: 'mounting is not allowed here' };
  }
  const copy = join(disk, 'data');
  mkdirSync(copy);
  execFileSync('cp', ['-a', `${dataDir}/.`, copy]);
  return {
    dataDir: copy,
    fill: () => fill(join(disk, 'ballast')),
    unmount: () => {
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    },
  };
}

/** Writes until nothing fits any more; what it returns takes that away again. */
function fill(ballast: string): () => void {
  const file = openSync(ballast, 'w');
  for (const size of [megabyte, 4_096, 1]) {
    const block = Buffer.alloc(size);
    try {
      for (;;) if (writeSync(file, block) < size) break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  return () => rmSync(ballast);
}
