import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#sites/locales.ts';
import { expect, hydrated } from './fixtures.ts';
import { wordsOf } from './words.ts';

/** The cards of a list of offices. */
export const offices = (scope: Page | Locator) => scope.getByRole('article');

/** When an office is open, in its card, its balloon or on its page. */
export const hoursOf = (scope: Page | Locator, lang: Locale = 'ru') =>
  scope
    .locator('dl > div')
    .filter({ hasText: wordsOf(lang)('officeList.card.hours') })
    .getByRole('definition');

export const phoneOf = (scope: Page | Locator) => scope.locator('a[href^="tel:"]').first();

export const mailOf = (scope: Page | Locator) => scope.locator('a[href^="mailto:"]').first();

/** The cards that stand for those that come: nobody hears of them. */
export const skeletonOf = (scope: Page | Locator) =>
  scope.getByRole('status').getByRole('listitem', { includeHidden: true });

/** Our own map, which keys move. */
export const map = (page: Page) => page.getByRole('application');

/** Placemarks and clusters of them. */
export const marks = (page: Page) => map(page).locator('button:has(svg, [aria-hidden])');

export const placemarks = (page: Page) => marks(page).and(page.locator('[data-office]'));

export const clusters = (page: Page) => marks(page).and(page.locator(':not([data-office])'));

/** What a pressed placemark tells. */
export const balloon = (page: Page) => map(page).getByRole('dialog');

/** How many offices the map shows, alone and in clusters. */
export async function countOnMap(page: Page): Promise<number> {
  const single = await placemarks(page).count();
  const many = await clusters(page).locator('[aria-hidden]').allTextContents();
  return many.reduce((sum, count) => sum + Number(count), single);
}

type Site = (host?: string, path?: string) => string;
export type Told = {
  inc: number;
  city: string;
  name: string;
  faddress: string;
  workTimes: unknown[];
  notavail_wheretobuy: boolean;
};

export const officesPath = '/contacts/sales-offices';
export const cityField = (page: Page) => page.getByRole('combobox', { name: 'Город' });

/** Offices as the API tells them to a site: what the page has to show. */
export async function told(page: Page, site: Site, host: string, query = ''): Promise<Told[]> {
  const answer = await page.request.get(site('localhost', `/core/Partners?lang=ru&${query}`), {
    headers: { host: new URL(site(host)).host },
  });
  return answer.json();
}

export const inCity = async (page: Page, site: Site, name: string) =>
  (await told(page, site, 'ru.localhost')).filter((office) => office.city === name);

export async function openOffices(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** Without the question for consent, which lies over the page. */
export async function refuseCookies(page: Page) {
  await page.getByRole('button', { name: 'Отклонить' }).click();
}

/** The list or the map: the words of its radio are pressed. */
export const chooseView = (page: Page, view: 'Список' | 'Карта') =>
  page.getByRole('search').getByText(view).click();

export async function chooseCity(page: Page, typed: string, name: string) {
  await cityField(page).fill(typed);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(cityField(page)).toHaveValue(name);
}
