import { expect, test } from 'vitest';
import { pickOutcome, rowsSeen, toggled } from './pick-list-state.ts';

const card = { rowHeight: 44, listHeight: 352, mostRendered: 20 };

const press = (key: string, active: number, count = 30, shiftKey = false) =>
  pickOutcome({ key, shiftKey }, { active, count });

test('arrows move the highlight, and stop at the ends [W-2.9-34]', () => {
  expect(press('ArrowDown', -1)).toEqual({ do: 'move', to: 0 });
  expect(press('ArrowDown', 29)).toEqual({ do: 'move', to: 29 });
  expect(press('ArrowUp', 0)).toEqual({ do: 'move', to: 0 });
  expect(press('PageDown', 2)).toEqual({ do: 'move', to: 8 });
  expect(press('ArrowDown', -1, 0)).toBeUndefined();
});

test('Enter and Space pick what is highlighted, and until something is, Space is a letter [W-2.9-35]', () => {
  expect(press('Enter', 3)).toEqual({ do: 'pick' });
  expect(press(' ', 3)).toEqual({ do: 'pick' });
  expect(press(' ', -1)).toBeUndefined();
  expect(press('Enter', 5, 2)).toBeUndefined();
});

test('Tab closes, and back to the switch above it does not [W-2.9-32]', () => {
  expect(press('Tab', 3)).toEqual({ do: 'close' });
  expect(press('Tab', 3, 30, true)).toBeUndefined();
});

test('a value goes in, and goes out again [W-4-48]', () => {
  expect(toggled(['1'], '2')).toEqual(['1', '2']);
  expect(toggled(['1', '2'], '1')).toEqual(['2']);
});

test('lists that are short enough are rendered whole; of longer ones, what is seen and a few on either side', () => {
  expect(rowsSeen(20, 500, card)).toEqual({ from: 0, to: 20 });
  expect(rowsSeen(21, 0, card)).toEqual({ from: 0, to: 12 });
  expect(rowsSeen(20, 0, { ...card, mostRendered: 5 })).toEqual({ from: 0, to: 12 });
  expect(rowsSeen(1_000, 4_400, card)).toEqual({ from: 96, to: 112 });
  expect(rowsSeen(1_000, 44_000, card)).toEqual({ from: 988, to: 1_000 });
});

test('a list that has become shorter than it was scrolled shows its end', () => {
  const { from, to } = rowsSeen(25, 40_000, card);
  expect(to).toBe(25);
  expect(from).toBeLessThan(25);
});
