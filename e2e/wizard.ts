import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const wizard = (page: Page) => page.getByRole('search');

/** What submits the search, in any language. */
export const searchButton = (page: Page) => wizard(page).locator('button[type=submit]');

/** A field of the wizard by its English label. */
export const fieldOf = (page: Page, label: 'From' | 'Where' | 'Dates' | 'Nights' | 'Travellers') =>
  wizard(page).getByRole('button', { name: new RegExp(`^${label}\\b`) });

/** What is searched for, in words; it opens the wizard above results. */
export const searchInWords = (page: Page) => page.locator('details:has(search) > summary');

/** Scripts have taken over, also where the form is folded away, once the form carries its canonical fields. */
export const wizardHydrated = (page: Page) =>
  expect(page.locator('search input[name="ADULT"]')).toBeAttached();
