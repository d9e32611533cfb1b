import { expect, test } from 'vitest';
import { heightsAt, keepHeights } from './card-heights.ts';

const card = (height: number, borders: number) =>
  ({
    getBoundingClientRect: () => ({ height }),
    offsetHeight: Math.round(height),
    clientHeight: Math.round(height) - borders,
  }) as HTMLElement;

test('the heights of cards are kept as they are within their borders', () => {
  keepHeights('/a', [card(509.6, 0), card(370.5, 2)]);
  expect(heightsAt('/a')).toEqual([509.6, 368.5]);
  expect(heightsAt('/b')).toBe(undefined);
});

test('those of the twelve lists that were left last are kept', () => {
  for (let list = 0; list < 13; list++) keepHeights(`/${list}`, [card(list, 0)]);
  expect([heightsAt('/0'), heightsAt('/1'), heightsAt('/12')]).toEqual([undefined, [1], [12]]);
});
