/** A value as databases of addresses hold it. */
type Value = string | number | Record<string, unknown>;

const kinds = { string: 2, double: 3, map: 7 } as const;
const recordBytes = 3;

/**
 * The bytes of a small database of IPv4 addresses (MaxMind DB 2.0), a record for each `address`: a search tree of
 * bits, sixteen zeros, the records, and a description of itself.
 */
export function makeDatabase(records: Record<string, Value>): Buffer {
  const tree: [number, number][] = [[0, 0]];
  const places: Buffer[] = [];
  let offset = 16;
  const leaves: { node: number; side: 0 | 1; offset: number }[] = [];
  for (const [address, value] of Object.entries(records)) {
    const bits = bitsOf(address);
    let node = 0;
    for (const side of bits.slice(0, -1)) {
      tree[node]![side] ||= tree.push([0, 0]) - 1;
      node = tree[node]![side];
    }
    leaves.push({ node, side: bits.at(-1)!, offset });
    places.push(encode(value));
    offset += places.at(-1)!.length;
  }
  for (const row of tree) for (const side of [0, 1] as const) row[side] ||= tree.length; // nothing known
  for (const leaf of leaves) tree[leaf.node]![leaf.side] = tree.length + leaf.offset;
  const nodes = tree.flat().map((record) => bytesOf(record, recordBytes));
  return Buffer.concat([...nodes, Buffer.alloc(16), ...places, description(tree.length)]);
}

const bitsOf = (address: string) =>
  address
    .split('.')
    .flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map((bit) => (bit === '1' ? 1 : 0)));

function description(nodeCount: number): Buffer {
  const entries: Record<string, Buffer> = {
    binary_format_major_version: whole(5, 2),
    binary_format_minor_version: whole(5, 0),
    build_epoch: whole(6, 1_780_000_000),
    database_type: encode('test'),
    description: encode({}),
    ip_version: whole(5, 4),
    languages: Buffer.from([0, 4]), // an empty array
    node_count: whole(6, nodeCount),
    record_size: whole(5, recordBytes * 8),
  };
  const body = Object.entries(entries).flatMap(([key, value]) => [encode(key), value]);
  const marker = Buffer.from([0xab, 0xcd, 0xef, ...Buffer.from('MaxMind.com')]);
  return Buffer.concat([marker, control(kinds.map, Object.keys(entries).length), ...body]);
}

function encode(value: unknown): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control(kinds.string, text.length), text]);
  }
  if (typeof value === 'number') {
    const number = Buffer.alloc(8);
    number.writeDoubleBE(value);
    return Buffer.concat([control(kinds.double, 8), number]);
  }
  const entries = Object.entries(value as object);
  return Buffer.concat([
    control(kinds.map, entries.length),
    ...entries.flatMap(([key, inner]) => [encode(key), encode(inner)]),
  ]);
}

/** Kind in three bits, size in five: sizes below 29 are all that is needed here. */
const control = (kind: number, size: number) => Buffer.from([(kind << 5) | size]);

const whole = (kind: 5 | 6, value: number) =>
  Buffer.concat([control(kind, 4 - 2 * (6 - kind)), bytesOf(value, kind === 5 ? 2 : 4)]);

function bytesOf(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}
