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

/**
 * The milliseconds from the last press before a lookup until it is asked, both by the clock of the page: to be called
 * before the press. What was asked before it is called may be answered later, and is none of it.
 */
export async function restBefore(page: Page, lookup: string): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const since = performance.now();
        let pressed = since;
        const note = () => {
          pressed = performance.now();
        };
        for (const event of ['click', 'keydown']) addEventListener(event, note, { capture: true });
        new PerformanceObserver((list) => {
          const asked = list
            .getEntries()
            .find(({ name, startTime }) => startTime >= since && new URL(name).pathname.includes(path));
          if (asked) resolve(asked.startTime - pressed);
        }).observe({ type: 'resource' });
      }),
    lookup,
  );
}
