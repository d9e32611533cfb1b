import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';

type Fixtures = {
  /**
   * Address on a site of the running server: `site('pl.localhost', '/search/tours')`. Chromium resolves every name
   * below `localhost` itself.
   */
  site: (host?: string, path?: string) => string;
};

/** The journeys' `test`, which knows where the server is. */
export const test = base.extend<Fixtures>({
  site: async ({ browserName: _ }, use) => {
    const port = process.env.E2E_PORT;
    await use((host = 'localhost', path = '/') => new URL(path, `http://${host}:${port}`).href);
  },
});

export { expect };

/** Scripts have taken over: what is pressed now is theirs, and no longer the document's. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Goes there, and waits until what the page asks for by itself has come and its scripts are idle. */
export async function gotoAndSettle(page: Page, address: string) {
  const onTheirWay = new Set<Request>();
  // A stream of events goes on as long as the page is open.
  const asks = (request: Request) => request.resourceType() !== 'eventsource' && onTheirWay.add(request);
  const has = (request: Request) => onTheirWay.delete(request);
  page.on('request', asks).on('requestfinished', has).on('requestfailed', has);
  await page.goto(address);
  await hydrated(page);
  await expect(async () => {
    await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
    expect([...onTheirWay].map((request) => request.url())).toEqual([]);
  }).toPass();
  page.off('request', asks).off('requestfinished', has).off('requestfailed', has);
}

/** Where mail lands; `OPERATOR_TOKEN` opens it, which a server that is already running has to share. */
export const outboxPath = () => `/dev/outbox?token=${process.env.OPERATOR_TOKEN}`;

/** Fails with the rules that the page breaks, and where; all of axe's rules, or those that are named. */
export async function expectNoAxeFindings(page: Page, rules?: string[]) {
  const builder = await axeOf(page);
  await expectNone(rules ? builder.withRules(rules) : builder);
}

/** The same of a part of a page alone, which takes a tenth of the time. */
export async function expectNoAxeFindingsIn(page: Page, part: string) {
  await expectNone((await axeOf(page)).include(part));
}

/**
 * Examines the page itself: the usual way opens a second window for its sums, which costs each journey a page. What passes
 * is read by nobody, and naming each place of it is a third of the time. The builder would bring axe twice for each
 * examination; a document needs it once.
 */
async function axeOf(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return new AxeBuilder({ page, axeSource: 'true' })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
}

async function expectNone(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
  );
  expect(findings).toEqual([]);
}

/** The rules whose answer depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The same in the light and in the dark scheme, of one page that was loaded once. */
export async function expectNoAxeFindingsInBothSchemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeFindings(page, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
}
