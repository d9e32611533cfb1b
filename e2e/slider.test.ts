import type { Page } from '@playwright/test';
import { advertised, eventsOf, readUntil } from './advertisements.ts';
import { expect, expectNoAxeFindingsInBothSchemes, hydrated, test } from './fixtures.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'Offers' });
const slides = (page: Page) => slider(page).getByRole('listitem');
/** An advertisement of the page, in a slider or alone. */
const shown = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** Every report of a click that the page sends. */
function reportsOf(page: Page) {
  const reports: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/banners'))
      reports.push(new URLSearchParams(request.postData() ?? '').get('click'));
  });
  return reports;
}

test('a button has the colour of its editor, and words that can be read on it; a link may open a window of its own [S-3.10-04] [W-2.10-03] [W-2.10-04] [W-2.10-05]', async ({
  page,
  site,
}) => {
  await page.goto(site());
  const first = slides(page).first().getByRole('link');
  await expect(first).toHaveCSS('background-color', 'rgb(11, 110, 79)');
  await expect(first).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(slides(page).first().getByRole('link')).not.toHaveAttribute('target');
  const [ad] = await advertised(page, site('localhost', '/b2c/slider?type=mainads'));
  const band = shown(page, ad!.text).getByRole('link');
  await readUntil(page, async () => (await band.count()) === 1);
  await expect(band).toHaveAttribute('target', '_blank');
  await expect(band).toHaveAttribute('rel', 'noopener');
  await expect(band).toHaveAccessibleName(/new tab/);
});

test('slides are turned by arrows, dots and keys, and it is said which one is shown', async ({
  page,
  site,
}) => {
  await page.goto(site());
  await hydrated(page);
  const all = slides(page);
  const count = await all.count();
  await slider(page).getByRole('button', { name: 'Next' }).click();
  await expect(all.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(slider(page).getByRole('status')).toHaveText(`Slide 2 of ${count}`);
  await slider(page)
    .getByRole('button', { name: `Slide ${count} of ${count}` })
    .click();
  await expect(all.last()).toBeInViewport({ ratio: 0.9 });
  await expect(slider(page).getByRole('button', { name: `Slide ${count} of ${count}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('ArrowRight');
  await expect(all.first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(all.last()).toBeInViewport({ ratio: 0.9 });
  await expect(slider(page).getByRole('button', { name: 'Stop turning' }), 'for less motion').toHaveCount(0);
  await expectNoAxeFindingsInBothSchemes(page);
});

test.describe('for those who like motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('slides turn by themselves, until they are told to stop', async ({ page, site }) => {
    await page.goto(site());
    await hydrated(page);
    const stop = slider(page).getByRole('button', { name: 'Stop turning' });
    await expect(stop).toBeVisible();
    await slider(page).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9, timeout: 20_000 });
    await stop.click();
    await expect(stop).toHaveCount(0);
  });

  for (const [what, cores, plays] of [
    ['plays by itself', 8, true],
    ['waits to be asked on a device of low capacity', 2, false],
  ] as const)
    test(`a video ${what} [W-2.10-01] [W-2.10-10]`, async ({ page, site }) => {
      await page.addInitScript((hardwareConcurrency) => {
        Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => hardwareConcurrency });
        Object.defineProperty(navigator, 'deviceMemory', { get: () => 8 });
        Object.defineProperty(navigator, 'connection', { get: () => undefined });
      }, cores);
      await page.goto(site());
      const video = slider(page).locator('video');
      await expect(video).toHaveJSProperty('paused', !plays);
      const button = slider(page).getByRole('button', { name: plays ? 'Stop the video' : 'Play the video' });
      await button.click();
      await expect(video).toHaveJSProperty('paused', plays);
    });
});

test('who follows a slide is reported, and told to the data layer with the label of the page', async ({
  page,
  site,
}) => {
  const reports = reportsOf(page);
  const [first] = await advertised(page, site('localhost', '/b2c/slider?type=searchtour'));
  await page.goto(site('localhost', '/tours/'));
  await hydrated(page);
  await shown(page, first!.text).getByRole('link').click();
  await expect(page).toHaveURL(/hot-tours/);
  expect(await eventsOf(page)).toEqual([
    {
      eventName: expect.stringMatching(new RegExp(`^searchtour_slider-click-${first!.id}`)),
      eventLabel: `${first!.id}`,
      SectionPage: expect.any(String),
    },
  ]);
  expect(reports).toEqual([`${first!.id}`]);
});

// Those that are in the page as it is sent are read from there.
test('sliders that come when they are read to are on their pages [S-3.10-04] [W-2.10-05]', async ({
  page,
  site,
}) => {
  for (const [type, path] of [
    ['searchtour', '/search/tours'],
    ['searchhotel', '/search/hotels'],
    ['searchcruise', '/search/cruises'],
    ['blog', '/news/'],
  ] as const) {
    const [ad] = await advertised(page, site('localhost', `/b2c/slider?type=${type}`));
    await page.goto(site('localhost', path));
    await hydrated(page);
    await readUntil(page, async () => (await shown(page, ad!.text).count()) === 1, `${type} on ${path}`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the slides are a row that scrolls, and nothing that would do nothing', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site());
    const last = slides(page).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.8 });
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await slides(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/search\/tours/);
  });
});
