import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { SnapshotParts, Trade } from '#price-search/snapshot.ts';
import type { CatalogueState } from './catalogue-changes.server.ts';
import type { DirectorySlice } from './directory-slices.ts';

/** Everything that a process holds of one state of the catalogue, as it is kept in a file. */
export type EngineImage = { state: CatalogueState; parts: SnapshotParts; directory: DirectorySlice[] };

/** Why a file is of no use. */
export type Unusable = 'missing' | 'unreadable' | 'damaged' | 'of another program' | 'of another state';

// A file: one line of JSON with its own checksum before it, then the sections one after the other.
type Header = { layout: string; state: CatalogueState; sections: Section[] };
type Section = Key & { length: number; checksum: number };
type Key =
  | { kind: 'hotel'; key: number }
  | { kind: 'route'; key: string }
  | { kind: 'trade' }
  | { kind: 'directory'; field: DirectorySlice['field'] };

/** Replaces the file at once: anyone who reads meanwhile has the old one. */
export async function writeEngineFile(path: string, image: EngineImage): Promise<void> {
  const contents = contentsOf(image);
  const sections = contents.map(({ bytes, ...key }) => ({
    ...key,
    length: bytes.byteLength,
    checksum: crc32(bytes),
  }));
  const header: Header = { layout: await programLayout(), state: image.state, sections };
  const text = JSON.stringify(header);
  await mkdir(dirname(path), { recursive: true });
  // Processes may share the folder.
  const unfinished = `${path}.${process.pid}.part`;
  const file = await open(unfinished, 'w', 0o600); // contracts are nobody else's business
  try {
    await file.writeFile(`${crc32(text)} ${Buffer.byteLength(text)}\n${text}`);
    for (const { bytes } of contents) await file.writeFile(bytes);
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/** Reads the file if it is of this program and this state, byte for byte as it was written. */
export async function readEngineFile(
  path: string,
  state: CatalogueState,
): Promise<{ ok: true; image: EngineImage } | { ok: false; reason: Unusable }> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { ok: false, reason: isMissing ? 'missing' : 'unreadable' };
  }
  try {
    const found = await readHeader(file);
    if (!found) return { ok: false, reason: 'damaged' };
    const { header, end } = found;
    if (header.layout !== (await programLayout())) return { ok: false, reason: 'of another program' };
    if (header.state.version !== state.version || header.state.stamp !== state.stamp)
      return { ok: false, reason: 'of another state' };
    const image = await readSections(file, header, end);
    return image ? { ok: true, image } : { ok: false, reason: 'damaged' };
  } finally {
    await file.close();
  }
}

const contentsOf = ({ parts, directory }: EngineImage): (Key & { bytes: Uint8Array })[] => [
  ...Array.from(parts.hotels, ([key, block]) => ({
    kind: 'hotel' as const,
    key,
    bytes: new Uint8Array(block),
  })),
  ...Array.from(parts.routes, ([key, block]) => ({
    kind: 'route' as const,
    key,
    bytes: new Uint8Array(block),
  })),
  { kind: 'trade', bytes: Buffer.from(JSON.stringify(parts.trade)) },
  ...directory.map(({ field, entries }) => ({ kind: 'directory' as const, field, bytes: entries })),
];

/** The longest first line there may be: a checksum and a length. */
const firstLineBytes = 32;

async function readHeader(file: FileHandle): Promise<{ header: Header; end: number } | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(firstLineBytes), 0, firstLineBytes, 0);
  const [line, checksum, length] = /^(\d+) (\d+)\n/.exec(buffer.toString('latin1', 0, bytesRead)) ?? [];
  if (!line || Number(length) > (await file.stat()).size) return;
  const text = Buffer.alloc(Number(length));
  await file.read(text, 0, text.length, line.length);
  if (crc32(text) !== Number(checksum)) return;
  return { header: JSON.parse(text.toString()), end: line.length + text.length };
}

/** Each block into shared memory of its own; undefined where one is not what was written. */
async function readSections(
  file: FileHandle,
  header: Header,
  from: number,
): Promise<EngineImage | undefined> {
  const hotels = new Map<number, SharedArrayBuffer>();
  const routes = new Map<string, SharedArrayBuffer>();
  const directory: DirectorySlice[] = [];
  let trade: Trade | undefined;
  let at = from;
  for (const section of header.sections) {
    const block = new SharedArrayBuffer(section.length);
    const bytes = new Uint8Array(block);
    const { bytesRead } = await file.read(bytes, 0, section.length, at);
    if (bytesRead !== section.length || crc32(bytes) !== section.checksum) return;
    at += section.length;
    if (section.kind === 'hotel') hotels.set(section.key, block);
    else if (section.kind === 'route') routes.set(section.key, block);
    else if (section.kind === 'trade') trade = JSON.parse(Buffer.from(block).toString());
    else directory.push({ field: section.field, entries: bytes });
  }
  return trade && { state: header.state, parts: { hotels, routes, trade }, directory };
}

/**
 * Names the code that lays out blocks and names: a file that other code has written may mean something else. Nobody has
 * to remember to count a format up.
 */
async function programLayout(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [import.meta.dirname, join(import.meta.dirname, '..', '..', 'price-search')]) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test'));
    for (const name of names.sort()) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}
