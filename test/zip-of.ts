import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive with one file, stored (0) or deflated (8), as an archiver writes it. */
export function zipOf(name: string, content: string, method: 0 | 8): Buffer {
  const plain = Buffer.from(content);
  const packed = method === 8 ? deflateRawSync(plain) : plain;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(crc32(plain), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(plain.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0', 'latin1'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
