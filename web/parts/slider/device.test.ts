import { expect, test } from 'vitest';
import { type Device, mayAutoplay } from './device.ts';

const able: Device = { memory: 8, cores: 8, savesData: false, connection: '4g', wantsLessMotion: false };

test.each<[string, Partial<Device>, boolean]>([
  ['can do much', {}, true],
  ['tells nothing of itself', { memory: undefined, cores: undefined, connection: undefined }, true],
  ['has little memory', { memory: 2 }, false],
  ['has few cores', { cores: 2 }, false],
  ['is to save data', { savesData: true }, false],
  ['is on a slow line', { connection: '3g' }, false],
  ['is to show less motion', { wantsLessMotion: true }, false],
])('on a device that %s a video begins by itself: %#', (_, more, plays) => {
  expect(mayAutoplay({ ...able, ...more })).toBe(plays);
});
