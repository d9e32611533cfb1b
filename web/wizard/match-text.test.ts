import { expect, test } from 'vitest';
import { matchesText } from './match-text.ts';

test.each([
  ['tur', 'Türkiye'],
  ['TÜR', 'Turkey'],
  ['эмират', 'Объединённые Арабские Эмираты'],
  ['объединенные', 'Объединённые Арабские Эмираты'],
  ['rbgh', 'Кипр'],
  ['упнзе', 'Egypt'],
  ['майорка', 'Mayorka'],
  ['krakow', 'Kraków'],
  ['', 'Anything'],
  ['йошкар', 'Йошкар-Ола'],
])('%j finds %j [W-5-29] [W-5-30]', (typed, name) => {
  expect(matchesText(typed, name)).toBe(true);
});

test.each([
  ['spain', 'Türkiye'],
  ['йй', 'Кипр'],
])('%j does not find %j', (typed, name) => {
  expect(matchesText(typed, name)).toBe(false);
});
