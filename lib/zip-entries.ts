/** An entry of an archive; `plain` is what it holds where that is short and not packed. */
export type ZipEntry = { name: string; plain: string };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const entrySize = 46;
const localSize = 30;
const mostEntries = 5_000;
const longestPlain = 200;

/** The entries that the directory of an archive names; none where it is no archive or is damaged. Nothing is unpacked. */
export function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return recordsOf(bytes, view).map(({ name, at }) => ({ name, plain: plainOf(bytes, view, at) }));
}

/** An entry as it is packed: by method 0, as it is, or 8, deflate. */
export type PackedEntry = { name: string; method: number; packed: Uint8Array };

/** The entries of an archive with their packed bytes; one that lies outside of it is left out. */
export function packedEntries(bytes: Uint8Array): PackedEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return recordsOf(bytes, view).flatMap(({ name, at }) => {
    const from = contentAt(view, at);
    const to = from === undefined ? 0 : from + view.getUint32(at + 20, true);
    if (from === undefined || to > bytes.length) return [];
    return [{ name, method: view.getUint16(at + 10, true), packed: bytes.subarray(from, to) }];
  });
}

/** Where the directory describes each entry. */
function recordsOf(bytes: Uint8Array, view: DataView): { name: string; at: number }[] {
  const end = endOf(view);
  if (end === undefined) return [];
  const count = Math.min(view.getUint16(end + 10, true), mostEntries);
  const records: { name: string; at: number }[] = [];
  let at = view.getUint32(end + 16, true);
  for (let nth = 0; nth < count; nth++) {
    if (at + entrySize > view.byteLength || view.getUint32(at, true) !== entrySignature) return [];
    const nameLength = view.getUint16(at + 28, true);
    records.push({ name: textIn(bytes, at + entrySize, nameLength), at });
    at += entrySize + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return records;
}

/** Where the last record begins; a comment of up to 64 kB may follow it. */
function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endSize - 0xffff);
  for (let at = view.byteLength - endSize; at >= first; at--)
    if (view.getUint32(at, true) === endSignature) return at;
  return undefined;
}

function plainOf(bytes: Uint8Array, view: DataView, at: number): string {
  const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 24, true)];
  const from = contentAt(view, at);
  return method !== 0 || size > longestPlain || from === undefined ? '' : textIn(bytes, from, size);
}

/** Where the bytes of an entry begin, after its local header; undefined where that is missing. */
function contentAt(view: DataView, at: number): number | undefined {
  const local = view.getUint32(at + 42, true);
  if (local + localSize > view.byteLength || view.getUint32(local, true) !== localSignature) return undefined;
  return local + localSize + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
}

const textIn = (bytes: Uint8Array, from: number, length: number) =>
  new TextDecoder().decode(bytes.subarray(from, from + length));
