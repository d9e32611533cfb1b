import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, inkOn } from './button-ink.ts';

test('whatever colour an editor gives a button, its words can be read on it', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (of) => contrastOf(inkOn(of), of) >= 4.5),
    { numRuns: 2000 },
  );
});

test('words are ink on light colours and white on dark ones; black where neither can be read', () => {
  expect(inkOn('#ffd166')).toBe('#101d3f');
  expect(inkOn('#0b6e4f')).toBe('#ffffff');
  expect(inkOn('#808080')).toBe('#000000');
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
});
