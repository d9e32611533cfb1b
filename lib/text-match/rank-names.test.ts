import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchNames } from './match-names.ts';
import { indexNames } from './name-index.ts';
import { closeness, rankNames } from './rank-names.ts';

const places = indexNames([
  { item: 'Turkey', names: ['Турция'], others: ['Türkiye', 'Turkey'] },
  { item: 'Austria', names: ['Австрия'], others: ['Austria', 'Avusturya'] },
  { item: 'San Marino', names: ['Сан-Марино'], others: ['San Marino'] },
]);

test.each([
  ['турция', [['Turkey', 'whole']]],
  ['turciya', [['Turkey', 'whole']]],
  ['austria', [['Austria', 'whole']]],
  [
    'тур',
    [
      ['Turkey', 'start'],
      ['Austria', 'insideOther'],
    ],
  ],
  ['nehw', [['Turkey', 'start']]],
  ['марин', [['San Marino', 'word']]],
  ['turk', [['Turkey', 'other']]],
  ['mari', [['San Marino', 'word']]],
  ['сан-мар', [['San Marino', 'start']]],
  ['встр', [['Austria', 'inside']]],
  ['фвстр', []],
  ['!?', []],
] as const)('%j is as near as %j', (text, expected) => {
  const ranked = rankNames([places], text).map(({ item, closeness: near }) => [item, near]);
  expect(ranked).toEqual(expected.map(([item, near]) => [item, closeness[near]]));
});

test('of several lists none is read as typed on the wrong keyboard if another has the text', () => {
  const hotels = indexNames([{ item: 'Neha', names: ['Neha Palace'] }]);
  expect(rankNames([places, hotels], 'neh').map(({ item }) => item)).toEqual(['Neha']); // else `тур`
});

const letter = fc.constantFrom(...'abcdeабвгд');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 4 });
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

test('ranking finds what matching finds, in the same order; nothing is nearer than what begins a name [W-5-31]', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), word, (names, text) => {
      const index = indexNames(names.map((one) => ({ item: one, names: [one] })));
      const ranked = rankNames([index], text);
      expect(ranked.map(({ item }) => item)).toEqual(matchNames(index, text));
      const begun = ranked.filter(({ closeness: near }) => near <= closeness.start);
      const atStart = matchNames(index, text, { at: 'start' });
      if (begun.length > 0) expect(begun.map(({ item }) => item)).toEqual(atStart);
      for (const one of names) expect(rankNames([index], one)).toContainEqual({ item: one, closeness: 0 });
    }),
  );
});
