import { expect, test } from 'vitest';
import {
  advertisements,
  normaliseAdvertisements,
  slider,
  sliderTypes,
} from '#calls/content-advertisements.ts';
import { openContentApi } from './content-test-api.ts';

const { db, apiOf, get } = await openContentApi();

test('the header banner has the advertisements of today for this site and town [S-3.11-01] [S-7.2-16]', async () => {
  const ids = async (query: string) => (await get(advertisements, query)).map(({ id }) => id);
  const query = 'advertisements?type=HEADER_POPUP&orderby=orderNo';
  expect(await ids(query)).toEqual([8, 7]);
  expect(await ids(`${query}&townFrom=2`)).toEqual([8, 7, 10]);
  expect(await ids('advertisements?type=headerpopup')).toEqual([8, 7]);
  const [, sea] = await get(advertisements, `${query}&locale=ru`);
  expect(sea).toMatchObject({
    advertisementId: 7,
    id: 7,
    altText: 'Море',
    img: '/media/wide.svg',
    imgTablet: '/media/middle.svg',
    imgMobile: '/media/narrow.svg',
    isActive: true,
    link: 'actions',
    newWindow: false,
    orderNo: 2,
    text: 'Раннее <a href="/actions">бронирование</a>',
  });
  expect((await apiOf().ask('/b2c/advertisements?type=FOOTER')).status).toBe(400);
  expect((await apiOf().ask('/b2c/advertisements?type=HEADER_POPUP&orderby=name')).status).toBe(400);
});

test('what the call answers is rendered with underlined anchors and pictures by screen', async () => {
  const [first, second] = normaliseAdvertisements(
    await get(advertisements, 'advertisements?type=HEADER_POPUP'),
  );
  expect(first).toMatchObject({
    id: 8,
    newWindow: true,
    images: [],
    text: expect.not.stringContaining('steal'),
  });
  expect(second).toMatchObject({
    link: '/actions',
    text: 'Early <u>booking</u>',
    images: ['/media/wide.svg', '/media/middle.svg', '/media/narrow.svg'],
  });
});

test('a slider shows what fits the chosen country and the user, with every field of an ad [S-7.2-15] [W-7-53] [W-7-54] [W-2.10-07] [W-3.9-01]', async () => {
  const ids = async (query = '') =>
    (await get(slider, `slider?type=home&$orderby=orderNo${query}`)).map(({ id }) => id);
  expect(await ids()).toEqual([20, 22]);
  expect(await ids('&fieldState=3')).toEqual([20, 21]);
  expect(await ids('&isFTA=true&isLoyal=1')).toEqual([20, 22, 23, 24]);
  expect(await ids('&sliderAdsId=22')).toEqual([22]);
  expect(await ids('&idTestSlider=30')).toEqual([30, 20, 22]);
  expect(await ids('&idTestSlider=20')).toEqual([20, 22]);
  const [summer] = await get(slider, 'slider?type=home&lang=ru');
  expect(
    Object.keys(summer ?? {})
      .sort()
      .join(' '),
  ).toBe(
    'advertisementId altText buttonColor buttonText id img imgMobile imgTablet isActive isFTA isLoyal link markers newWindow orderNo publishEndDate statesList statesListEx subText text townFromsList videoMobileUrl videoTabletUrl videoUrl',
  );
  expect(summer).toMatchObject({
    text: 'Лето',
    markers: ['new', '-10 %'],
    statesList: [],
    townFromsList: [],
  });
});

test('the sliders are those of the specification [S-3.10-04] [W-2.10-05]', async () => {
  expect(sliderTypes).toHaveLength(14);
  for (const type of sliderTypes) await get(slider, `slider?type=${type}`);
  expect(await get(slider, 'slider?type=WITHOUT_FLIGHT')).toEqual([]);
  expect((await apiOf().ask('/b2c/slider?type=sidebar')).status).toBe(400);
});

test('clicks are counted by day and site, and nothing else is kept [S-7.2-17]', async () => {
  const click = (id: string) =>
    apiOf().ask('/b2c/advertisements/click', { method: 'POST', body: new URLSearchParams({ id }) });
  expect((await click('7')).status).toBe(204);
  expect((await click('7')).status).toBe(204);
  const kept = await db.selectFrom('advertisement_click').selectAll().execute();
  expect(kept).toEqual([{ advertisement_id: 7, day: '2026-11-21', site_id: 'b2c-com', clicks: 2 }]);
  const refused = await click('999');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'id' }] });
  expect((await click('seven')).status).toBe(400);
});
