import { expect, test } from 'vitest';
import type { Locale } from '#sites/locales.ts';
import { foreignIn } from './foreign-text.ts';

test.for<[string, Locale, string | undefined]>([
  ['All prices are with the flight and a transfer to your hotel', 'en', undefined],
  ['All prices are with the flight and a transfer to your hotel', 'pl', 'en'],
  ['Все цены с перелётом и трансфером для двоих', 'ru', undefined],
  ['Турция', 'pl', 'cyrillic'],
  ['Все цены с перелётом и трансфером из аэропорта', 'kk', 'ru'],
  ['Marenza Palms Resort and Spa', 'ru', undefined],
  ['Ceny są dla dwóch osób oraz nie są ostateczne', 'pl', undefined],
  ['Ceny są dla dwóch osób oraz nie są ostateczne', 'cs', 'pl'],
  ['Na jedné straně věže, na druhé klidné moře', 'cs', undefined],
  ['Parduoti ar perduoti tiems, kas viešbučio neparduoda.', 'lt', undefined],
  ['Hinnad on kahele ja sisaldavad ka lendu', 'en', 'et'],
  ['сoм', 'en', undefined],
  ['3.0336 руб. BYN', 'en', undefined],
])('%s on a page in %s is %s', ([text, locale, expected]) => {
  expect(foreignIn(text, locale)).toBe(expected);
});
