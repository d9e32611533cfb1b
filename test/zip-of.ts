import { crc32, deflateRawSync } from 'node:zlib';

type ZipOptions = {
  /** Stored (0) or deflated (8). */
  method?: number;
  /** Sizes, offsets and the number of entries stand in the records of ZIP64. */
  zip64?: boolean;
  /** The general purpose bits, such as 1 for encrypted. */
  flags?: number;
  /** What the headers declare instead of the size of the content. */
  declaredSize?: number;
};

const signature = (ending: string) => Buffer.from(`PK${ending}`, 'latin1');
const u16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer);
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
const u64 = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer);

/** A ZIP archive with a file for each entry, as an archiver writes it (little-endian machines only). */
export function zipOf(entries: Record<string, string | Buffer>, options: ZipOptions = {}): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const { local, entry } = recordsOf(name, Buffer.from(content), offset, options);
    locals.push(local);
    directory.push(entry);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = options.zip64
    ? zip64End(directory.length, listed.length, offset)
    : endRecord(directory.length, listed.length, offset);
  return Buffer.concat([...locals, listed, end]);
}

function recordsOf(name: string, plain: Buffer, offset: number, options: ZipOptions) {
  const { method = 0, zip64 = false, flags = 0, declaredSize = plain.length } = options;
  const packed = method === 8 ? deflateRawSync(plain) : plain;
  const own = Buffer.from(name);
  const large = zip64 ? Buffer.concat([u64(declaredSize), u64(packed.length), u64(offset)]) : Buffer.alloc(0);
  const extra = zip64 ? Buffer.concat([u16(1), u16(large.length), large]) : large;
  const head = [u16(45), u16(flags), u16(method), u32(0), u32(crc32(plain))];
  const sizes = [u32(packed.length), u32(declaredSize)];
  const hidden = u32(0xffffffff);
  return {
    local: Buffer.concat([signature('\x03\x04'), ...head, ...sizes, u16(own.length), u16(0), own, packed]),
    entry: Buffer.concat([
      signature('\x01\x02'),
      u16(45),
      ...head,
      ...(zip64 ? [hidden, hidden] : sizes),
      u16(own.length),
      u16(extra.length),
      Buffer.alloc(10),
      zip64 ? hidden : u32(offset),
      own,
      extra,
    ]),
  };
}

const endRecord = (count: number, size: number, offset: number) =>
  Buffer.concat([
    signature('\x05\x06'),
    u32(0),
    u16(Math.min(count, 0xffff)),
    u16(Math.min(count, 0xffff)),
    u32(size),
    u32(offset),
    u16(0),
  ]);

const zip64End = (count: number, size: number, offset: number) =>
  Buffer.concat([
    ...[signature('\x06\x06'), u64(44), u16(45), u16(45), u32(0), u32(0)],
    ...[u64(count), u64(count), u64(size), u64(offset)],
    ...[signature('\x06\x07'), u32(0), u64(offset + size), u32(1)],
    endRecord(0xffff, 0xffffffff, 0xffffffff),
  ]);
