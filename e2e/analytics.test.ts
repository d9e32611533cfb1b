import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { favouriteButton } from './keep.ts';
import { pictureLinks } from './results-page.ts';

type Site = (host?: string, path?: string) => string;

/** Puts the hotel of a page among the favourites, and tells what entered the data layer. */
async function keepHotel(page: Page, site: Site, host: string) {
  await page.goto(site(host, '/search/hot-tours'));
  await pictureLinks(page.getByRole('main')).first().click();
  const favourite = favouriteButton(page.getByRole('main'), host.startsWith('ru.') ? 'ru' : 'en');
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  return page.evaluate(() => window.dataLayer);
}

test('[S-1-48] [S-3.19-01] [S-3.19-02] [S-2.1-52] what a visitor does enters the data layer with all its fields, and the label of its page', async ({
  page,
  site,
}) => {
  const inc = expect.stringMatching(/^\d+$/);
  expect(await keepHotel(page, site, 'localhost')).toEqual([
    {
      event: 'vnt',
      SectionPage: 'tour',
      eventCategory: 'favorites',
      eventAction: 'add',
      eventLabel: inc,
      eventName: expect.stringMatching(/^favorites-add-\d+$/),
    },
  ]);
});

test('events are called by the kind of their page, which stands in its path behind the language [W-2.1-12] [W-2.2-07]', async ({
  page,
  site,
}) => {
  for (const [path, label] of [
    ['/search/hotels', 'hotel'],
    ['/ru/search/hotels', 'hotel'],
    ['/search/resorts?STATEINC=3', 'resort'],
    ['/search/excursion-tours', 'ettour'],
  ] as const) {
    await page.goto(site('localhost', path));
    await hydrated(page);
    await favouriteButton(page.getByRole('main'), path.startsWith('/ru') ? 'ru' : 'en')
      .first()
      .click();
    const last = () => page.evaluate(() => window.dataLayer?.at(-1));
    await expect.poll(last, path).toMatchObject({ SectionPage: label, eventCategory: 'favorites' });
  }
});

test('[S-3.19-03] on the agents’ site the agent who is logged in is part of the event', async ({
  page,
  context,
  site,
}) => {
  const value = encodeURIComponent(
    JSON.stringify({ depositAccess: false, isAdmin: false, partPassInc: 4711 }),
  );
  for (const host of ['agent.localhost', 'localhost'])
    await context.addCookies([{ name: 'userInfo', value, url: site(host) }]);
  expect(await keepHotel(page, site, 'agent.localhost')).toEqual([
    expect.objectContaining({ partPassInc: 4711 }),
  ]);
  expect(await keepHotel(page, site, 'localhost')).toEqual([
    expect.not.objectContaining({ partPassInc: expect.anything() }),
  ]);
});

test('nothing of a visitor who was not asked yet, or has refused, enters the data layer', async ({
  page,
  context,
  site,
}) => {
  expect(await keepHotel(page, site, 'ru.localhost')).toBeUndefined();
  await favouriteButton(page.getByRole('main'), 'ru').click();
  await context.addCookies([
    { name: 'SHOW_MODAL_COOKIES', value: 'false', url: site('ru.localhost') },
    { name: 'analytics', value: '0', url: site('ru.localhost') },
  ]);
  expect(await keepHotel(page, site, 'ru.localhost')).toBeUndefined();
});
