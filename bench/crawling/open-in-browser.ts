import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import type { Finding } from './crawl-sites.ts';
import type { Found } from './frontier.ts';

/** What scripts of a page do after it is loaded may fail, too. */
const settledMs = 300;

/** Opens pages in a browser, each in a fresh one of nobody, and tells what its console calls an error. */
export async function openInBrowser(pages: readonly Found[], port: number): Promise<Finding[]> {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const findings: Finding[] = [];
    for (const page of pages) findings.push(...(await errorsOf(browser, page, port)));
    return findings;
  } finally {
    await browser.close();
  }
}

async function errorsOf(browser: Browser, { host, path, from }: Found, port: number): Promise<Finding[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const errors = new Set<string>();
    page.on('pageerror', (error) => errors.add(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.add(message.text());
    });
    await page
      .goto(`http://${host}:${port}${path}`, { waitUntil: 'load' })
      .catch((error: Error) => errors.add(error.message));
    await page.waitForTimeout(settledMs);
    return [...errors].map((detail) => ({ kind: 'console error', address: host + path, detail, from }));
  } finally {
    await context.close();
  }
}

/** So many of them, the same way apart. */
export const sampleOf = <Item>(items: readonly Item[], count: number): Item[] =>
  Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor((index * items.length) / Math.min(count, items.length))]!,
  );
