import type { Locator } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { wordsOf } from './words.ts';

/** Puts a hotel, whatever its name, into the list of comparison or takes it out. */
export const compareButton = (scope: Locator, lang?: Locale) => toggle(scope, 'common.keep.compare', lang);

export const favouriteButton = (scope: Locator, lang?: Locale) =>
  toggle(scope, 'common.keep.favourite', lang);

function toggle(
  scope: Locator,
  key: 'common.keep.compare' | 'common.keep.favourite',
  lang: Locale = 'en',
): Locator {
  const [before, after] = wordsOf(lang)(key, { name: '|' }).split('|');
  return scope.getByRole('button', { name: new RegExp(`^${before}.+${after}`) });
}
