import type { APIRequestContext, Page } from '@playwright/test';
import { variantIds, variants } from '#sites/variants.ts';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';

const parts = ['header', '#burger', 'footer', 'main'];

/** Where the links of these parts of a page lead, each once, in the order of the page. */
const linksOf = (page: Page, part: string) =>
  page
    .locator(`${part} a[href]`)
    .evaluateAll((links) => [
      ...new Set((links as HTMLAnchorElement[]).map(({ href }) => href.replace(/#.*$/, ''))),
    ]);

function isOurs(address: string) {
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith('http') && (hostname === 'localhost' || hostname.endsWith('.localhost'));
}

/** Asks by the host's name: only browsers resolve names below `localhost`. */
async function follow(request: APIRequestContext, address: string): Promise<string | undefined> {
  const { host, port, pathname, search } = new URL(address);
  const answer = await request.get(`http://localhost:${port}${pathname}${search}`, {
    headers: { host },
    maxRedirects: 0,
  });
  const next = answer.headers().location;
  if (answer.status() >= 300 && answer.status() < 400 && next)
    return follow(request, new URL(next, address).href);
  if (answer.status() >= 400) return `${address} answers ${answer.status()}`;
  const text = await answer.text();
  if (answer.headers()['content-type']?.startsWith('text/vcard') && text.startsWith('BEGIN:VCARD')) return;
  return /<main[^>]*>[\s\S]*<h1/.test(text) ? undefined : `${address} has nothing to read`;
}

for (const variant of variantIds)
  test(`every link of the home page of the ${variant} site leads to a page, and axe finds nothing on it`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    const { hostLabel } = variants[variant];
    await page.goto(site(hostLabel ? `${hostLabel}.localhost` : 'localhost'));
    await expect(page.locator('main h1')).toBeVisible();
    await hydrated(page);
    for (const steps of await page.locator('main ol').all())
      await expect(steps).toHaveCSS('list-style-type', 'none'); // they bring numbers of their own
    await expectNoAxeFindings(page);
    const found = new Set<string>();
    for (const part of parts) for (const address of await linksOf(page, part)) found.add(address);
    const ours = [...found].filter(isOurs);
    expect(ours.length).toBeGreaterThan(4);
    const broken: string[] = [];
    for (const address of ours) {
      const fault = await follow(page.request, address);
      if (fault) broken.push(fault);
    }
    expect(broken).toEqual([]);
  });
