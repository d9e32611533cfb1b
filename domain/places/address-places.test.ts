import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAddressPlaces } from './address-places.server.ts';
import { makeDatabase } from './mmdb-maker.test-data.ts';

const folder = await mkdtemp(join(tmpdir(), 'solstice-places-'));

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const countries = await openAddressPlaces();

test('the country database knows addresses of both kinds, and IPv4 ones that are written as IPv6', () => {
  for (const address of ['77.88.8.8', '2a02:6b8::1', '::ffff:77.88.8.8']) {
    expect(countries.placeOf(address)).toEqual({ iso2: 'ru', position: undefined });
  }
  expect(countries.placeOf('212.77.98.9')?.iso2).toBe('pl');
});

test('private and unreadable addresses are nowhere', () => {
  for (const address of ['127.0.0.1', '192.168.1.4', '::1', 'fd00::1', 'unknown', '', '300.1.2.3']) {
    expect(countries.placeOf(address)).toBeUndefined();
  }
});

test('a city database answers first, in either layout; whatever it does not know is asked of the country database', async () => {
  const path = await fileOf(
    'city.mmdb',
    makeDatabase({
      '198.51.100.1': { country: { iso_code: 'RU' }, location: { latitude: 59.94, longitude: 30.31 } },
      '198.51.100.2': { country_code: 'PL', latitude: 50.06, longitude: 19.94 },
      '198.51.100.3': { country_code: 'PL' },
    }),
  );
  const { placeOf } = await openAddressPlaces(path);
  expect(placeOf('198.51.100.1')).toEqual({ iso2: 'ru', position: { latitude: 59.94, longitude: 30.31 } });
  expect(placeOf('198.51.100.2')).toEqual({ iso2: 'pl', position: { latitude: 50.06, longitude: 19.94 } });
  expect(placeOf('198.51.100.3')).toEqual({ iso2: 'pl', position: undefined });
  expect(placeOf('77.88.8.8')?.iso2).toBe('ru');
});

test('a file that is no such database stops the start, and is named', async () => {
  const path = await fileOf('notes.txt', Buffer.from('not a database'));
  await expect(openAddressPlaces(path)).rejects.toThrow(`${path} is no database of addresses`);
  await expect(openAddressPlaces(join(folder, 'missing.mmdb'))).rejects.toThrow('missing.mmdb');
});
