import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { wordsOf } from './words.ts';

export const header = (page: Page) => page.getByRole('banner');

export const mainLinks = (page: Page, lang: Locale = 'en') =>
  page.getByRole('navigation', { name: wordsOf(lang)('shell.header.navigation') });

/** The small links over the header. */
export const miniHeader = (page: Page) => page.getByRole('navigation', { name: 'More links' });

/** The sign of the brand where it leads home. */
export const homeLink = (page: Page, lang: Locale = 'en') =>
  header(page).getByRole('link', { name: wordsOf(lang)('shell.header.home', { brand: '' }) });

/** The sign itself, whether it leads anywhere or not. */
export const sign = (page: Page) => header(page).locator('img[src^="/brand/"]');

export const cityLink = (page: Page, lang: Locale = 'en') =>
  header(page).getByRole('link', { name: wordsOf(lang)('shell.header.city') });

export const currencyButton = (page: Page, lang: Locale = 'en') =>
  header(page).getByRole('button', { name: wordsOf(lang)('currency.choice.current') });

/** Opens a modal of the header. */
export const opener = (scope: Locator, modal: 'language' | 'user' | 'burger') =>
  scope.locator(`[data-opens="${modal}"]`);

export const burger = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

export const foot = (page: Page) => page.getByRole('contentinfo');

/** Asks whether the city that was found is the visitor's. */
export const cityQuestion = (page: Page, lang: Locale = 'en') =>
  page.getByRole('region', { name: wordsOf(lang)('shell.header.city') });

/** A message over the page. */
export const toast = (page: Page) => page.locator('[popover][role=status]');

/** Whatever lies over the page. */
export const opened = (page: Page) => page.locator('dialog[open], :popover-open');

/** The question for a consent to cookies. */
export const consentQuestion = (page: Page, lang: Locale = 'ru') =>
  page.getByRole('region', { name: wordsOf(lang)('shell.lists.cookieSettings') });

/** Grey shapes in the place of what comes, which say that it is loading. */
export const skeleton = (scope: Page | Locator) => scope.getByRole('status').filter({ hasText: 'Loading' });

/** The lists of a skeleton, which nobody hears of. */
export const skeletonLists = (scope: Page | Locator) =>
  skeleton(scope).getByRole('list', { includeHidden: true });
