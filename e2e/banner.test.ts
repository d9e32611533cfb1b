import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';
import { sign } from './frame.ts';
import { renderOthers } from './other-sites.ts';

/** The strip over the header, in any language. */
const strip = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.locator('form[action$="/banners"]') });
const close = (page: Page) => strip(page).getByRole('button', { name: 'Close' });

type Advertisement = { id: number; text: string; link: string };

/** The banners that the site has today, as the API tells them. */
async function advertised(page: Page, site: (host?: string, path?: string) => string) {
  const answer = await page.request.get(site('localhost', '/b2c/advertisements?type=HEADER_POPUP'));
  return (await answer.json()) as Advertisement[];
}

const wordsOf = ({ text }: Advertisement) => text.replace(/<[^>]+>/g, '');

/** What the browser keeps of the banners; undefined where it keeps nothing. */
async function kept(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'SHOW_HEADER_BANNER');
  return (
    cookie && {
      ids: decodeURIComponent(cookie.value),
      days: Math.round((cookie.expires - Date.now() / 1000) / 86_400),
    }
  );
}

/** A page whose scripts are at work, and every report that it sends. */
async function open(page: Page, address: string) {
  const reports: (string | null)[] = [];
  await page.addInitScript(() => {
    addEventListener('click', () => Object.assign(window, { clickedAt: performance.now() }), true);
  });
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/banners')) return;
    reports.push(new URLSearchParams(request.postData() ?? '').get('click'));
  });
  await page.goto(address);
  await hydrated(page);
  return reports;
}

/** Another page, without loading anew. */
async function goTo(page: Page, path: string) {
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(),
    path,
  );
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** From now on chance is what it is told to be. */
const setChance = (page: Page, chance: number) =>
  page.evaluate((value) => {
    Math.random = () => value;
  }, chance);

test('a strip of 54 pixels lies over the header with a banner of the site, and nothing moves when scripts come [S-2.5-01] [S-2.5-02]', async ({
  page,
  site,
}) => {
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  const words = (await advertised(page, site)).map(wordsOf);
  expect(words).toHaveLength(2);
  await open(page, site('localhost', '/data-sources'));
  const box = await strip(page).boundingBox();
  expect([box?.y, box?.height]).toEqual([0, 54]);
  const logo = await sign(page).boundingBox();
  expect(logo?.y).toBeGreaterThanOrEqual(54);
  expect(words).toContain(await strip(page).getByRole('link').textContent());
  const shift = await page.evaluate(
    () =>
      new Promise<number>((settle) => {
        new PerformanceObserver((list) =>
          settle(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => settle(0), 300);
      }),
  );
  expect(shift).toBeLessThan(0.02);
  expect(broken).toEqual([]);
  await expectNoAxeFindings(page);
});

test('on every path chance chooses among the banners that are not seen, until there is none [S-2.5-03] [S-2.5-04] [S-4.4-01]', async ({
  page,
  site,
  context,
}) => {
  const [first, second] = await advertised(page, site);
  await open(page, site('localhost', '/data-sources'));
  await setChance(page, 0);
  await goTo(page, '/sitemap/countries');
  await expect(strip(page)).toContainText(wordsOf(first!));
  await setChance(page, 0.99);
  await goTo(page, '/data-sources');
  await expect(strip(page)).toContainText(wordsOf(second!));
  await setChance(page, 0);
  await goTo(page, '/sitemap/countries');
  await expect(strip(page)).toContainText(wordsOf(first!));

  await close(page).click();
  await expect(strip(page)).toHaveCount(0);
  await goTo(page, '/data-sources');
  await expect(strip(page)).toContainText(wordsOf(second!));
  await close(page).click();
  await expect(strip(page)).toHaveCount(0);
  expect((await kept(context))?.ids).toBe(`${first!.id} ${second!.id}`);
  await goTo(page, '/sitemap/countries');
  await expect(strip(page)).toHaveCount(0);
  await page.reload();
  await expect(sign(page)).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('closing collapses the strip; half a second later its banner is seen for a day, and nothing is reported [S-2.5-07] [S-2.5-08] [S-2.5-09] [S-4.4-02]', async ({
  page,
  site,
  context,
}) => {
  const reports = await open(page, site('localhost', '/data-sources'));
  const keptAfter = page.evaluate(
    () =>
      new Promise<number>((settle) => {
        const look = () => {
          if (!document.cookie.includes('SHOW_HEADER_BANNER')) return setTimeout(look, 5);
          return settle(performance.now() - (window as unknown as { clickedAt: number }).clickedAt);
        };
        look();
      }),
  );
  await close(page).click();
  await expect.poll(async () => (await strip(page).boundingBox())?.height ?? 0).toBe(0);
  expect(await keptAfter).toBeGreaterThanOrEqual(499);
  await expect(strip(page)).toHaveCount(0);
  expect((await kept(context))?.days).toBe(1);
  await expect(page.locator('#content')).toBeFocused();
  expect(reports).toEqual([]);
});

test('a banner that is followed is seen and reported, a tenth of a second after the click [S-2.5-05] [S-2.5-06] [S-4.4-03]', async ({
  page,
  site,
  context,
}) => {
  const [first] = await advertised(page, site);
  const reports = await open(page, site('localhost', '/data-sources'));
  await setChance(page, 0);
  await goTo(page, '/sitemap/countries');
  await expect(strip(page)).toContainText(wordsOf(first!));
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (...sent) => {
      if (String(sent[0]).endsWith('/banners')) {
        const { clickedAt } = window as unknown as { clickedAt: number };
        Object.assign(window, { reportedAfter: performance.now() - clickedAt });
      }
      return send(...sent);
    };
  });
  const answered = page.waitForResponse((response) => response.url().endsWith('/banners'));
  await strip(page).getByRole('link').click();
  expect((await answered).status()).toBe(204);
  await expect(page).toHaveURL(/\/search\/tours/);
  expect(reports).toEqual([String(first!.id)]);
  const after = await page.evaluate(() => (window as unknown as { reportedAfter: number }).reportedAfter);
  expect(after).toBeGreaterThanOrEqual(99);
  expect((await kept(context))?.ids).toBe(String(first!.id));
  await expect(strip(page)).not.toContainText(wordsOf(first!));
});

test('a click on a banner is taken, and something that is no banner is refused', async ({ page, site }) => {
  const ask = (form: Record<string, string>) =>
    page.request.post(site('localhost', '/banners'), {
      form,
      headers: { origin: site().replace(/\/$/, '') },
      maxRedirects: 0,
    });
  const [first] = await advertised(page, site);
  expect((await ask({ click: String(first!.id) })).status()).toBe(204);
  expect((await ask({ close: 'x' })).status()).toBe(400);
  const closed = await ask({ close: '7', from: '//elsewhere.example' });
  expect([closed.status(), closed.headers().location]).toEqual([302, '/']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner can be followed, and closed by its form', async ({ page, site, context }) => {
    const links = (await advertised(page, site)).map(({ link }) => link.replace(/^\/?/, '/'));
    await page.goto(site('localhost', '/data-sources?a=1'));
    expect(links).toContain(await strip(page).getByRole('link').getAttribute('href'));
    const words = await strip(page).getByRole('link').textContent();
    await close(page).click();
    await expect(page).toHaveURL(site('localhost', '/data-sources?a=1'));
    await expect(strip(page)).not.toContainText(words ?? '');
    expect((await kept(context))?.days).toBe(1);
    await close(page).click();
    await expect(strip(page)).toHaveCount(0);
  });
});

test.describe('of every site', () => {
  test.use({ javaScriptEnabled: false, bypassCSP: true });

  test('the strip is neither higher nor wider in any language at 320 pixels', async ({
    page,
    request,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const markets = ['', 'ru.', 'pl.', 'cz.', 'sk.', 'hu.', 'ee.', 'lt.', 'lv.', 'tr.', 'az.', 'kz.', 'uz.'];
    const hosts = markets.flatMap((market) => [`${market}localhost`, `agent.${market}localhost`]);
    const part = {
      path: '/data-sources',
      element: 'aside:has(form[action$="/banners"])',
      sent: /<aside\b[^>]*>(?:(?!<\/aside>)[\s\S])*action="[^"]*\/banners"[\s\S]*?<\/aside>/,
    };
    await page.goto(site('localhost', part.path));
    await renderOthers(page, request, part, hosts, async (host) => {
      expect(await strip(page).boundingBox(), host).toEqual({ x: 0, y: 0, width: 320, height: 54 });
      const hidden = await strip(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hidden, host).toBe(0);
    });
  });
});
