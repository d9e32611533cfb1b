import { expect, test } from 'vitest';
import { embeddedAddress } from './embedded-address.ts';

const template = 'https://maps.example/?at={latitude},{longitude}&z={zoom}';
const at = (latitude: number, longitude: number) => ({ coordinates: [latitude, longitude] as const });

test('one office is shown as near as is usual [S-9-04]', () => {
  expect(embeddedAddress(template, [at(28.6, 77.2)])).toBe('https://maps.example/?at=28.6,77.2&z=12');
});

test('a hotel is shown from afar [W-2.11-38]', () => {
  expect(embeddedAddress(template, [at(28.6, 77.2)], 8)).toBe('https://maps.example/?at=28.6,77.2&z=8');
});

test('several offices are shown from their middle, as near as they can be seen together', () => {
  expect(embeddedAddress(template, [at(10, 70), at(30, 90)])).toBe('https://maps.example/?at=20,80&z=4');
  expect(embeddedAddress(template, [at(28.6, 77.2), at(28.6, 77.2)])).toBe(
    'https://maps.example/?at=28.6,77.2&z=17',
  );
});

test('no office is the whole world', () => {
  expect(embeddedAddress(template, [])).toMatch(/&z=1$/);
});
