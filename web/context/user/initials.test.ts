import fc from 'fast-check';
import { expect, test } from 'vitest';
import { avatarColour, initials } from './initials.ts';

test.each([
  ['Solstice Riga', 'SR'],
  ['ООО «Солнечный берег»', 'ОС'],
  ['anna', 'A'],
  ['Õie Reisid OÜ', 'ÕR'],
  ['1001 tours', '1T'],
  ['—', ''],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('avatars have seven colours: a name always the same one, and none is left over [S-9-01]', () => {
  const colours = new Set<number>();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(avatarColour(name)).toBe(avatarColour(name));
      colours.add(avatarColour(name));
    }),
    { numRuns: 1_000 },
  );
  expect([...colours].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
