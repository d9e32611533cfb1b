import { expect, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import type { MessageKey } from './message-key.ts';
import { testTranslator } from './test-translator.ts';
import { allTexts } from './texts.ts';
import { createTranslator } from './translator.ts';

test.each([
  ['ru', 1, '1 ночь'],
  ['ru', 3, '3 ночи'],
  ['ru', 11, '11 ночей'],
  ['ru', 21, '21 ночь'],
  ['pl', 2, '2 noce'],
  ['pl', 12, '12 nocy'],
  ['en', 1, '1 night'],
  ['en', 7, '7 nights'],
] as const)('[W-9-53] in %s %i is %s', (locale, count, text) => {
  expect(testTranslator(locale).t('common.count.nights', { count })).toBe(text);
});

test('a counted number is written as the language writes numbers', () => {
  expect(testTranslator('en').t('shell.count.hotels', { count: 1284 })).toBe('1,284 hotels');
  expect(testTranslator('ru').t('shell.count.hotels', { count: 1284 })).toBe('1\u00a0284 отеля');
  expect(testTranslator('pl').t('shell.count.hotels', { count: 1284 })).toBe('1284 hotele');
});

test('a placeholder takes texts as they are and numbers in the marks of the language', () => {
  const { t } = testTranslator('en');
  expect(t('common.price.from', { price: '€1,104' })).toBe('from €1,104');
  expect(t('results.filters.upTo', { price: 12345 })).toBe('up to 12,345');
  expect(t('footer.copyright', { from: '1996', to: '2026', brand: 'Solstice Travel' })).toBe(
    '© 1996 — 2026 Solstice Travel.',
  );
});

test('a plural may hold other placeholders', () => {
  expect(testTranslator('en').t('results.list.showMore', { count: 3, total: 6 })).toBe('Show 3 more of 6');
});

test('translators of two languages do not disturb each other', () => {
  const [english, russian] = [testTranslator('en'), testTranslator('ru')];
  expect(english.t('home.hero.title')).toBe('Follow the sun.');
  expect(russian.t('home.hero.title')).toBe('Летим за солнцем.');
  expect(english.t('home.hero.title')).toBe('Follow the sun.');
});

test('a key without a text throws, and so does a text that is not ICU', () => {
  const { t } = createTranslator('en', allTexts({}));
  expect(() => t('home.hero.title')).toThrow('No text for home.hero.title in en');
  expect(() => compileMessages({ broken: '{count, plural, one {#}' })).toThrow('The message broken');
  expect(() => compileMessages({ dated: '{when, date}' })).toThrow('format the value before');
});

test('a text never runs what a value holds', () => {
  const { t } = testTranslator('en');
  expect(t('common.price.from', { price: '{count, plural, other {#}}' })).toBe(
    'from {count, plural, other {#}}',
  );
});

test('keys are typed', () => {
  const key: MessageKey = 'home.hero.title';
  // @ts-expect-error: no such text
  const wrong: MessageKey = 'home.hero.subtitle';
  expect(key).not.toBe(wrong);
});
