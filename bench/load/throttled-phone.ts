import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test';

/** What one visit of a page was like: milliseconds, and the share of the window that jumped (CLS). */
export type Visit = { largestPaint: number; jumps: number; answerToTap: number };

type Seen = Visit & { longestTask: number };

/** A phone of the lower middle on a slow mobile network: 1.6 Mbit/s, 150 ms there and back, a quarter of this core. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const desktop = { viewport: { width: 1440, height: 900 } };
/** How long a finger or a button is down. */
const pressMs = 80;
/** Longer than any answer to a press takes. */
const answerMs = 400;
/** Long enough after the last file for what comes late to move something. */
const settleMs = 2_000;
/** A quarter of a core that others use, too, may take this long. */
const patienceMs = 120_000;

/** Visits a page for the first time, looks until nothing changes, and opens the menu. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'load', timeout: patienceMs });
    await page.waitForTimeout(settleMs);
    const seen = await page.evaluate(() => ({ ...globalThis.seenByPhone }));
    const { largestPaint, jumps } = seen;
    return { largestPaint, jumps, answerToTap: await tapMenu(page) };
  } finally {
    await context.close();
  }
}

/**
 * Presses as a finger does, which lies on the glass for a moment: Playwright's own press takes no time, and listens in the
 * page, whose answer would wait for that, too. Whoever waits for what comes looks into the page only after the answer.
 */
export async function tap(target: Locator): Promise<void> {
  const page = target.page();
  const at = await middleOf(target);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(pressMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(answerMs);
}

/** Presses as a hand does that has moved the mouse there before. */
export async function click(target: Locator): Promise<void> {
  const page = target.page();
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await page.waitForTimeout(answerMs);
  await page.mouse.click(x, y, { delay: pressMs });
  await page.waitForTimeout(answerMs);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!; // it is in sight
  return { x: x + width / 2, y: y + height / 2 };
}

export type Step = { name: string; take: (page: Page) => Promise<unknown> };
export type Taken = Pick<Seen, 'answerToTap' | 'longestTask' | 'jumps'> & { name: string };

/** Goes through steps with a quarter of a core, on a phone if not told else, and tells what each was like until nothing changed. */
export async function walk(
  browser: Browser,
  address: string,
  steps: readonly Step[],
  device: BrowserContextOptions = phone,
): Promise<Taken[]> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    page.setDefaultTimeout(patienceMs);
    await page.goto(address, { waitUntil: 'load' });
    const taken: Taken[] = [];
    for (const { name, take } of steps) {
      await page.waitForTimeout(settleMs);
      await page.evaluate(() =>
        Object.assign(globalThis.seenByPhone, { answerToTap: 0, longestTask: 0, jumps: 0 }),
      );
      await take(page);
      await page.waitForTimeout(settleMs);
      const { answerToTap, longestTask, jumps } = await page.evaluate(() => globalThis.seenByPhone);
      taken.push({ name, answerToTap, longestTask, jumps });
    }
    return taken;
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** From the tap to the next picture, as the browser itself measures it; under 16 ms it says nothing. */
async function tapMenu(page: Page): Promise<number> {
  await tap(page.locator('header [aria-haspopup="dialog"]:visible').last());
  await page.waitForTimeout(settleMs);
  return page.evaluate(() => globalThis.seenByPhone.answerToTap);
}

declare global {
  var seenByPhone: Seen;
}

/** Runs in the page before anything of it. */
function observe(): void {
  const seen: Seen = { largestPaint: 0, jumps: 0, answerToTap: 0, longestTask: 0 };
  globalThis.seenByPhone = seen;
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.jumps += value;
  });
  each('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
  each('event', (entry) => {
    // What nobody did is no interaction: a pointer that happens to lie over the page while it is first painted.
    const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId) seen.answerToTap = Math.max(seen.answerToTap, duration);
  });
}
