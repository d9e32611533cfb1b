import { expect, test } from 'vitest';
import { zipOf } from '#test/zip-of.ts';
import { readZip, ZipError } from './read-zip.server.ts';

const limits = { entries: 3, bytes: 1_000 };
const files = { 'a.csv': 'Date,USD\n', 'ключ/b.txt': 'b'.repeat(900) };

test.each([{ method: 0 }, { method: 8 }, { method: 0, zip64: true }, { method: 8, zip64: true }])(
  'an archive is read: %j',
  async (options) => {
    const entries = await readZip(zipOf(files, { ...options, flags: 0x800 }), limits);
    const read = await Promise.all(entries.map(async ({ name, read }) => [name, `${await read()}`]));
    expect(Object.fromEntries(read)).toEqual(files);
    expect(entries.map(({ size }) => size)).toEqual([9, 900]);
  },
);

const many = { a: '', b: '', c: '', d: '' };
const cut = (bytes: Buffer, at: number) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);

test.each<[string, Buffer, RegExp]>([
  ['nothing', Buffer.alloc(0), /cannot be read/],
  ['no archive', Buffer.from('Date,USD\n2026-11-25,1.16\n'), /not a zip file/],
  ['an archive that is cut off', zipOf(files).subarray(0, -30), /truncated/],
  ['an archive that lacks a byte of its directory', cut(zipOf(files), 1_000), /cannot be read/],
  ['more entries than are read', zipOf(many), /names 4 entries: at most 3/],
  ['more entries than are read, by ZIP64', zipOf(many, { zip64: true }), /names 4 entries: at most 3/],
  ['an encrypted entry', zipOf(files, { flags: 1, declaredSize: 1 }), /cannot be read/],
  ['an entry that is encrypted and packed', zipOf(files, { flags: 1, method: 8 }), /a\.csv is encrypted/],
  ['strong encryption', zipOf(files, { flags: 0x41 }), /strong encryption/],
  ['a path out of the folder', zipOf({ '../a.csv': '' }), /invalid relative path/],
  ['a path from the root', zipOf({ '/etc/passwd': '' }), /absolute path/],
  ['a path of another system', zipOf({ '..\\a.csv': '' }), /invalid relative path/],
])('an archive is refused: %s', async (_, bytes, message) => {
  const refused = readZip(bytes, limits);
  await expect(refused).rejects.toThrow(ZipError);
  await expect(refused).rejects.toThrow(message);
});

const large = 'x'.repeat(1_000_000);
const damagedContent = zipOf({ 'a.csv': 'Date,USD\n' });
damagedContent.write('X', damagedContent.indexOf('Date'));
const damagedPack = zipOf({ 'a.csv': 'Date,USD\n' }, { method: 8 });
damagedPack.fill(0xff, 35, 40);

test.each<[string, Buffer, RegExp]>([
  ['is too large', zipOf({ 'a.csv': large }, { method: 8 }), /unpacks to 1000000 bytes: at most 1000/],
  ['is too large by ZIP64', zipOf({ a: large }, { method: 8, zip64: true }), /unpacks to 1000000 bytes/],
  ['declares less than it holds', zipOf({ a: large }, { method: 8, declaredSize: 10 }), /too many bytes/],
  ['declares more than it holds', zipOf({ a: 'abc' }, { method: 8, declaredSize: 10 }), /not enough bytes/],
  ['is packed otherwise', zipOf({ a: 'abc' }, { method: 12 }), /unsupported compression method: 12/],
  ['was changed', damagedContent, /a\.csv is damaged/],
  ['is no deflate', damagedPack, /cannot be read/],
])('an entry is refused that %s', async (_, bytes, message) => {
  const [entry] = await readZip(bytes, limits);
  const refused = entry!.read();
  await expect(refused).rejects.toThrow(ZipError);
  await expect(refused).rejects.toThrow(message);
});
