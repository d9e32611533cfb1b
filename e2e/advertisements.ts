import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type Slide = {
  id: number;
  text: string;
  subText: string;
  link: string;
  buttonText: string;
  markers: string[];
};

/** The slides of a type, as the API tells them. */
export async function advertised(page: Page, address: string) {
  const answer = await page.request.get(address);
  return (await answer.json()) as Slide[];
}

/** Every event of the page so far that is about a slider. */
export const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((event) => event as { eventName?: string; eventLabel?: string; SectionPage?: string })
      .filter(({ eventName }) => eventName?.includes('_slider-click'))
      .map(({ eventName, eventLabel, SectionPage }) => ({ eventName, eventLabel, SectionPage })),
  );

/** Reads on until something holds. */
export async function readUntil(page: Page, holds: () => Promise<boolean>, what = 'what is read for') {
  const reads = async () => {
    if (await holds()) return true;
    await readOn(page);
    return false;
  };
  await expect.poll(reads, { timeout: 30_000, intervals: [50], message: what }).toBe(true);
}

/** Reads on, by the wheel as visitors do; from the end once more, for a page that is still coming has become longer. */
async function readOn(page: Page) {
  const isEnd = await page.evaluate(() => {
    const isThere = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    if (isThere) scrollTo({ top: 0, behavior: 'instant' });
    return isThere;
  });
  if (!isEnd) await page.mouse.wheel(0, 500);
}
