import type { Locator, Page } from '@playwright/test';
import { sections, tooltip, video } from '#web/parts/rich-text/prepared.test-data.ts';
import { expect, expectNoAxeFindings, hydrated, test } from './fixtures.ts';

const lines = Array.from({ length: 30 }, (_, line) => `<p>Line ${line}</p>`).join('');

/** What is folded: the element that the text of a part lies in. */
const textBox = (part: Locator) => part.locator('> div > div > div').first().boundingBox();

/** An information page whose first text is this one, as the server sends it. */
async function openSent(page: Page, address: string, text: string) {
  await page.route('**/info/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const [before, after] = (await answer.text()).split(/<ol><li>Choose a town.*?<\/ol>/s);
    return route.fulfill({ response: answer, body: `${before}${text}${after}` });
  });
  await page.goto(address);
  return page.locator('#steps');
}

/** The same with its scripts at work. */
async function openText(page: Page, address: string, text: string) {
  const sent = await openSent(page, address, text);
  await hydrated(page);
  return sent;
}

test('an information page is found by its slug, and none by another', async ({ page, site }) => {
  await page.goto(site('localhost', '/info/how-to-buy'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeFindings(page);
  const answer = await page.goto(site('localhost', '/info/nowhere'));
  expect(answer?.status()).toBe(404);
});

test('an anchor opens the sections around its target and goes there [S-2.15-01] [S-2.15-02]', async ({
  page,
  site,
}) => {
  const text = await openText(page, site('localhost', '/info/how-to-buy'), sections + lines);
  await expect(text.getByText('Ninety days')).toBeHidden();
  await text.getByRole('link', { name: 'To the rules' }).click();
  await expect(page).toHaveURL(/#rules$/);
  await expect(text.getByText('Ninety days')).toBeInViewport();
  await expect(text.locator('details[open]')).toHaveCount(2);
});

test('an address with an anchor arrives at the open target [S-2.15-01] [S-2.15-02]', async ({
  page,
  site,
}) => {
  const text = await openText(page, site('localhost', '/info/how-to-buy#rules'), lines + sections);
  await expect(text.getByText('Ninety days')).toBeInViewport();
});

test('more than 400 px are folded under a button, less are not [S-2.15-03]', async ({ page, site }) => {
  const long = await openText(page, site('localhost', '/info/how-to-buy'), lines);
  expect((await textBox(long))?.height).toBe(400);
  await long.getByRole('button', { name: 'Show more' }).click();
  expect((await textBox(long))?.height).toBeGreaterThan(1000);
  await expect(long.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');

  await page.unrouteAll();
  const short = await openText(page, site('localhost', '/info/how-to-buy'), '<p>Short</p>');
  await expect(short.getByText('Short')).toBeVisible();
  await expect(short.getByRole('button')).toHaveCount(0);
});

test('a video is asked for twice before anything of it is loaded [S-2.15-04]', async ({ page, site }) => {
  const foreign: string[] = [];
  await page.route('https://www.youtube.com/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'The video' });
  });
  const text = await openText(page, site('localhost', '/info/how-to-buy'), video.prepared('video'));
  await expect(text.locator('iframe')).toHaveCount(0);
  await text.getByRole('link', { name: 'The bay' }).click();
  const agree = text.getByRole('button', { name: 'Show the video' });
  await expect(agree).toBeFocused();
  await expectNoAxeFindings(page);
  expect(foreign).toEqual([]);
  await agree.click();
  await expect(text.locator('iframe[title="The bay"]')).toBeVisible();
  await expect.poll(() => foreign).toEqual(['https://www.youtube.com/embed/abc']);
});

test('four videos are compact [S-2.15-05]', async ({ page, site, isMobile }) => {
  const text = await openText(
    page,
    site('localhost', '/info/how-to-buy'),
    video.prepared('video video--compact').repeat(4),
  );
  const [first, second] = await Promise.all(
    [0, 1].map((at) => text.getByRole('link', { name: 'The bay' }).nth(at).boundingBox()),
  );
  if (!isMobile) expect(second?.y).toBe(first?.y);
  expect(first?.width).toBeLessThanOrEqual(272);
});

test('sections open within 200 ms, and at once for those who want less motion [S-2.15-06]', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const text = await openText(page, site('localhost', '/info/how-to-buy'), sections);
  const durations = () =>
    text
      .locator('#outer')
      .evaluate((section) => getComputedStyle(section, '::details-content').transitionDuration);
  expect(new Set((await durations()).split(', '))).toEqual(new Set(['0.2s']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toBe('0s');
});

test('a tooltip shows on focus, is closed by Escape, and stays for 150 ms when it is left [S-2.15-07]', async ({
  page,
  site,
}) => {
  const text = await openText(page, site('localhost', '/info/how-to-buy'), tooltip.prepared);
  const words = text.getByRole('tooltip', { includeHidden: true });
  await expect(words).toBeHidden();
  await text.locator('[aria-describedby]').focus();
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  const delay = await words.evaluate((tip) => {
    tip.parentElement?.blur();
    return getComputedStyle(tip).transitionDelay;
  });
  expect(delay).toBe('0.15s');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all of a text can be read, its sections opened, its videos followed', async ({ page, site }) => {
    const text = await openSent(
      page,
      site('localhost', '/info/how-to-buy'),
      lines + sections + video.prepared('video'),
    );
    expect((await textBox(text))?.height).toBeGreaterThan(1000);
    await text.getByText('Documents').click();
    await expect(text.getByText('Visas')).toBeVisible();
    await expect(text.getByRole('link', { name: 'The bay' })).toHaveAttribute('href', /youtube\.com\/watch/);
  });
});
