import type { Page } from '@playwright/test';

/** A search of tours that has something for every filter; its days are apart. */
export const search = '/search/tours?STATEINC=3&TOWNFROM=50&NIGHTMIN=7&NIGHTMAX=10&ADULT=2&CHILD=0';
export const days = 'CHECKIN_BEG=20270601&CHECKIN_END=20270610';

/** What the address of a page says of a filter. */
export const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** How many hotels the results say there are. */
export const found = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0]);
