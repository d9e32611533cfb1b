import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, gotoAndSettle, hydrated, test } from './fixtures.ts';
import { toast } from './frame.ts';

/** The question, in any language. */
const banner = (page: Page) => page.getByRole('region').filter({ has: page.locator('form [name=answer]') });
const tags = 'https://tags.example/tag.js';

/** Cookies that a page keeps beside those of the consent, and that it needs. */
const needed = new Set([
  'SHOW_MODAL_COOKIES',
  'analytics',
  'marketing',
  'locale',
  'theme',
  'geo',
  'currency',
]);

/** A page whose scripts are at work: before that, its forms and links are sent as they are. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** Answers for the tag manager, as a tag manager does: it keeps a cookie, and reads the data layer. */
async function answerTags(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://tags.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie = '_count=1; Path=/'; window.tagsRan = true;",
    });
  });
  return asked;
}

const expectTagsToRun = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagsRan'))).toBe(true);

/** Every address outside the site that a page asks for. */
function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) foreign.push(request.url());
  });
  return foreign;
}

const cookiesOf = async (context: BrowserContext) =>
  new Map((await context.cookies()).map(({ name, value }) => [name, value]));

const storageOf = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: Object.keys(sessionStorage) }));

async function visitPages(page: Page, site: (host: string, path?: string) => string, host: string) {
  for (const path of ['/search/hot-tours', '/personal-data', '/'])
    await gotoAndSettle(page, site(host, path));
}

test('[S-2.13-05] [S-4.5-01] with cookies refused, network and storage have nothing that is not needed', async ({
  page,
  context,
  site,
}) => {
  const asked = await answerTags(page);
  const foreign = foreignRequests(page);
  await open(page, site('ru.localhost'));
  await context.addCookies([{ name: '_count', value: 'old', url: site('ru.localhost') }]);
  await banner(page).getByRole('button', { name: 'Отклонить' }).click();
  await expect(banner(page)).toHaveCount(0);
  await visitPages(page, site, 'ru.localhost');

  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(foreign).toEqual([]);
  const cookies = await cookiesOf(context);
  expect([...cookies.keys()].filter((name) => !needed.has(name))).toEqual([]);
  expect(cookies.get('SHOW_MODAL_COOKIES')).toBe('false');
  expect(cookies.get('analytics')).toBe('0');
  const { local } = await storageOf(page);
  expect(local).toMatchObject({ analytics: '0', marketing: '0' });
  expect(Object.keys(local).sort()).toEqual(['analytics', 'marketing']);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('[S-2.13-03] before an answer nothing is stored, loaded or counted either', async ({
  page,
  context,
  site,
}) => {
  const asked = await answerTags(page);
  const foreign = foreignRequests(page);
  await visitPages(page, site, 'ru.localhost');
  await expect(banner(page)).toBeVisible();
  expect([...asked, ...foreign]).toEqual([]);
  const cookies = [...(await cookiesOf(context)).keys()];
  expect(cookies.filter((name) => !needed.has(name))).toEqual([]);
  expect(cookies).not.toContain('SHOW_MODAL_COOKIES');
  expect((await storageOf(page)).local).toEqual({});
});

test('[S-1-43] [S-2.13-04] [S-4.5-02] accepting closes the question for 400 days, and only then the tag manager comes, with the nonce, and is told whether the market has a retargeting pixel', async ({
  page,
  context,
  site,
}) => {
  const asked = await answerTags(page);
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await open(page, site('ru.localhost'));
  await expectNoAxeFindings(page);
  await banner(page).getByRole('button', { name: 'Принять все' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expectTagsToRun(page);
  expect(asked).toEqual([tags]);
  expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  expect(
    await page.locator('script#tag-manager').evaluate((script) => (script as HTMLElement).nonce),
  ).toMatch(/^\S{20,}$/);
  expect(await page.evaluate(() => window.dataLayer?.[0])).toEqual({
    event: 'consent',
    analytics: 'granted',
    marketing: 'granted',
    retargeting: 'granted',
  });
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'SHOW_MODAL_COOKIES');
  expect(kept).toMatchObject({ value: 'false', sameSite: 'Lax', path: '/' });
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(399 * 86_400);
  await page.reload();
  await expect(banner(page)).toHaveCount(0);

  await open(page, site('pl.localhost'));
  await banner(page).getByRole('button', { name: 'Akceptuję wszystkie' }).click();
  await expectTagsToRun(page);
  expect(await page.evaluate(() => window.dataLayer?.[0])).toMatchObject({
    marketing: 'granted',
    retargeting: 'denied',
  });
});

test('anyone who is excluded from analytics is not counted after a consent', async ({
  page,
  context,
  site,
}) => {
  const asked = await answerTags(page);
  await context.addCookies([
    { name: 'SHOW_MODAL_COOKIES', value: 'false', url: site('ru.localhost') },
    { name: 'analytics_exclude', value: 'true', url: site('ru.localhost') },
  ]);
  await visitPages(page, site, 'ru.localhost');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

const settings = (page: Page) => page.getByRole('dialog', { name: 'Ustawienia cookies' });

test('[S-1-25] [W-1-24] [S-2.13-06] [S-2.13-07] [S-2.13-08] [S-2.13-09] [S-2.13-10] [S-2.13-11] the European way has settings with a tab for each category', async ({
  page,
  site,
}) => {
  await open(page, site('pl.localhost'));
  const opener = banner(page).getByRole('link', { name: 'Ustawienia' });
  await opener.click();
  await expect(settings(page).getByRole('tab')).toHaveText([
    'Zgoda',
    'Niezbędne',
    'Funkcjonalne',
    'Analityczne',
    'Marketingowe',
  ]);
  await expectNoAxeFindings(page);
  await settings(page).getByRole('tab', { name: 'Zgoda' }).focus();
  for (const [name, isFree] of [
    ['Niezbędne', false],
    ['Funkcjonalne', false],
    ['Analityczne', true],
    ['Marketingowe', true],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(settings(page).getByRole('tab', { name })).toBeFocused();
    const toggle = settings(page).getByRole('tabpanel', { name }).getByRole('switch');
    await expect(toggle).toBeEnabled({ enabled: isFree });
    await expect(toggle).toBeChecked({ checked: !isFree }); // nothing is ticked for the visitor
  }
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(banner(page)).toBeVisible();
});

test('[S-2.13-12] [S-2.13-13] [S-2.13-14] saving with analytics and marketing off keeps both refusals and takes the cookie away', async ({
  page,
  context,
  site,
}) => {
  const asked = await answerTags(page);
  const home = site('pl.localhost');
  await open(page, home);
  await context.addCookies([
    { name: '_count', value: 'old', url: home },
    { name: '_count_X', value: 'old', url: home },
  ]);
  await banner(page).getByRole('link', { name: 'Ustawienia' }).click();
  await settings(page).getByRole('button', { name: 'Zapisz mój wybór' }).click();
  await expect(settings(page)).toHaveCount(0);
  await expect(toast(page)).toContainText('Twój wybór został zapisany');
  const cookies = await cookiesOf(context);
  expect(cookies.get('analytics')).toBe('0');
  expect(cookies.get('marketing')).toBe('0');
  expect(cookies.has('_count') || cookies.has('_count_X')).toBe(false);
  expect((await storageOf(page)).local).toMatchObject({ analytics: '0', marketing: '0' });
  expect(asked).toEqual([]);
});

test('on a page whose address is a key no tags run, whichever way it is come to', async ({ page, site }) => {
  await answerTags(page);
  await open(page, site('ru.localhost'));
  await banner(page).getByRole('button', { name: 'Принять все' }).click();
  await expectTagsToRun(page);
  const runs = () => page.evaluate(() => Reflect.get(window, 'tagsRan') ?? false);
  await page.evaluate(() => {
    const { navigate } = Reflect.get(window, '__reactRouterDataRouter') as { navigate: (to: string) => void };
    navigate('/auth/reset-password/a-key');
  });
  await expect(page.getByRole('heading', { name: 'Эта ссылка больше не действует' })).toBeVisible();
  await hydrated(page);
  expect(await runs(), 'gone to from a page with tags').toBe(false);
  await open(page, site('ru.localhost', '/auth/reset-password/a-key'));
  await expect(page.locator('script#tag-manager')).toHaveCount(0);
  expect(await runs(), 'opened by its address').toBe(false);
});

test('a category that is agreed to alone is told to the tags; a change of mind stops them', async ({
  page,
  context,
  site,
}) => {
  const asked = await answerTags(page);
  await open(page, site('pl.localhost'));
  await banner(page).getByRole('link', { name: 'Ustawienia' }).click();
  await settings(page).getByRole('tab', { name: 'Analityczne' }).click();
  await settings(page)
    .getByRole('switch', { name: /Analityczne/ })
    .check();
  await settings(page).getByRole('button', { name: 'Zapisz mój wybór' }).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(await page.evaluate(() => window.dataLayer?.[0])).toMatchObject({
    analytics: 'granted',
    marketing: 'denied',
  });

  await open(page, site('pl.localhost', '/cookies'));
  await expectTagsToRun(page);
  const loaded = page.waitForEvent('load'); // what runs already is stopped by loading the page again
  await page.getByRole('button', { name: 'Odrzucam' }).click();
  await loaded;
  await expect.poll(async () => (await cookiesOf(context)).has('_count')).toBe(false);
  const before = asked.length;
  await visitPages(page, site, 'pl.localhost');
  expect(asked).toHaveLength(before);
});

test('the page of the settings has no axe findings', async ({ page, site }) => {
  await open(page, site('ru.localhost', '/cookies'));
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expectNoAxeFindings(page);
});

test('[S-2.13-01] a site that asks nobody shows no question and loads no tags', async ({ page, site }) => {
  const asked = await answerTags(page);
  await open(page, site());
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form refuses, and its page comes back', async ({ page, context, site }) => {
    await page.goto(site('ru.localhost', '/personal-data'));
    await banner(page).getByRole('button', { name: 'Отклонить' }).click();
    await expect(page).toHaveURL(site('ru.localhost', '/personal-data'));
    await expect(banner(page)).toHaveCount(0);
    const cookies = await cookiesOf(context);
    expect(Object.fromEntries(cookies)).toMatchObject({
      SHOW_MODAL_COOKIES: 'false',
      analytics: '0',
      marketing: '0',
    });
  });

  test('the settings are a page', async ({ page, context, site }) => {
    await page.goto(site('pl.localhost', '/en'));
    await banner(page).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: /Analytics/ }).check();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    const cookies = await cookiesOf(context);
    expect(cookies.get('marketing')).toBe('0');
    expect(cookies.has('analytics')).toBe(false);
    await expect(banner(page)).toHaveCount(0);
  });
});
