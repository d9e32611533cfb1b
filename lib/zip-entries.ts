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
  const end = endOf(view);
  if (end === undefined) return [];
  const count = Math.min(view.getUint16(end + 10, true), mostEntries);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let nth = 0; nth < count; nth++) {
    if (at + entrySize > view.byteLength || view.getUint32(at, true) !== entrySignature) return [];
    const nameLength = view.getUint16(at + 28, true);
    const name = textIn(bytes, at + entrySize, nameLength);
    entries.push({ name, plain: plainOf(bytes, view, at) });
    at += entrySize + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
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
  const local = view.getUint32(at + 42, true);
  if (method !== 0 || size > longestPlain || local + localSize > view.byteLength) return '';
  if (view.getUint32(local, true) !== localSignature) return '';
  const before = localSize + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return textIn(bytes, local + before, size);
}

const textIn = (bytes: Uint8Array, from: number, length: number) =>
  new TextDecoder().decode(bytes.subarray(from, from + length));
