import type { Locator } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { wordsOf } from './words.ts';

/** Puts a hotel, whatever its name, into the list of comparison or takes it out. */
export const compareButton = (scope: Locator, lang?: Locale) => toggle(scope, 'lists.toggle.compare', lang);

export const favouriteButton = (scope: Locator, lang?: Locale) =>
  toggle(scope, 'lists.toggle.favourite', lang);

function toggle(
  scope: Locator,
  key: 'lists.toggle.compare' | 'lists.toggle.favourite',
  lang: Locale = 'en',
): Locator {
  const [before, after] = wordsOf(lang)(key, { name: '|' }).split('|');
  return scope.getByRole('button', { name: new RegExp(`^${before}.+${after}`) });
}
