import { expect, test } from 'vitest';
import { mapTiles } from './map-tiles.ts';

const unset = { TILE_URL: undefined, TILE_ATTRIBUTION: '', TILE_TERMS: undefined };
const own = { TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png', TILE_ATTRIBUTION: '© Tiles' };

test('a demo shows the streets of OpenStreetMap, under its name and with the way to its terms', () => {
  expect(mapTiles({ DEMO: true, ...unset })).toEqual({
    address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
    terms: 'https://www.openstreetmap.org/copyright',
  });
});

test('an operator has tiles of its own, or none: nobody is sent to a server that it has not named', () => {
  for (const DEMO of [true, false]) {
    const { address, attribution } = mapTiles({ DEMO, ...unset, ...own }) ?? {};
    expect([address, attribution]).toEqual([own.TILE_URL, own.TILE_ATTRIBUTION]);
    expect(mapTiles({ DEMO, ...unset, TILE_URL: 'off' })).toBe(undefined);
  }
  expect(mapTiles({ DEMO: false, ...unset })).toBe(undefined);
});
