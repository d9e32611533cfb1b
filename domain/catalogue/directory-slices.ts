import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Directory } from './directory.ts';

/** Some entries of one map of the directory, as JSON in UTF-8. */
export type DirectorySlice = { field: keyof Directory; entries: Uint8Array };

/** Reading one takes a few milliseconds, so that a thread which reads them can do other things in between. */
const entriesOfSlice = 1_000;

/** Cuts maps of the directory into slices that another thread reads one at a time. */
export function sliceDirectory(directory: Partial<Directory>): DirectorySlice[] {
  const fields = Object.entries(directory) as [keyof Directory, ReadonlyMap<number | string, unknown>][];
  return fields.flatMap(([field, map]) => {
    const entries = [...map];
    const count = Math.max(1, Math.ceil(entries.length / entriesOfSlice));
    return Array.from({ length: count }, (_, i) => ({
      field,
      entries: Buffer.from(JSON.stringify(entries.slice(i * entriesOfSlice, (i + 1) * entriesOfSlice))),
    }));
  });
}

/** Puts the maps together again, one slice a turn of the event loop. */
export async function joinDirectory(slices: readonly DirectorySlice[]): Promise<Partial<Directory>> {
  const maps = new Map<keyof Directory, Map<number | string, unknown>>();
  for (const { field, entries } of slices) {
    const map = maps.get(field) ?? new Map();
    maps.set(field, map);
    for (const [key, value] of JSON.parse(Buffer.from(entries).toString())) map.set(key, value);
    await nextTurn();
  }
  return Object.fromEntries(maps) as Partial<Directory>; // the fields are those of the directory that was cut
}

/** The slices of a whole directory after some of its fields were read again. */
export function replaceFields(old: DirectorySlice[], fresh: DirectorySlice[]): DirectorySlice[] {
  const fields = new Set(fresh.map((slice) => slice.field));
  return [...old.filter((slice) => !fields.has(slice.field)), ...fresh];
}
