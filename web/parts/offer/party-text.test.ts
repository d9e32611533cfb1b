import { expect, test } from 'vitest';
import type { Locale } from '#sites/locales.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { partyCounts, partyFor, partyText } from './party-text.ts';

const t = (locale: Locale) => testTranslator(locale).t;

test('children younger than two are infants where the ages are known', () => {
  expect(partyText(t('en'), 2, 1, [0])).toBe('2 adults, 1 infant');
  expect(partyText(t('en'), 2, 3, [1, 2, 6])).toBe('2 adults, 2 children (2, 6), 1 infant');
  expect(partyText(t('en'), 2, 1)).toBe('2 adults, 1 child');
  expect(partyCounts(t('en'), 2, [1, 2, 6])).toBe('2 adults, 2 children, 1 infant');
  expect(partyCounts(t('ru'), 1, [0, 0])).toBe('1 взрослый, 2 младенца');
});

test('a price is for a party in the case that the language needs', () => {
  expect(partyFor(t('ru'), 2, 0)).toBe('двоих взрослых');
  expect(partyFor(t('ru'), 2, 1)).toBe('двоих взрослых и ребёнка');
  expect(partyFor(t('pl'), 1, 0)).toBe('1 osobę dorosłą');
  expect(partyFor(t('en'), 2, 2)).toBe('2 adults and 2 children');
});
