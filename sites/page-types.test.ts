import { expect, test } from 'vitest';
import { labelOf, type PageType, pageTypeOf, pageTypes, paths } from './page-types.ts';

const site = { agentMode: false, brand: { salesOfficeSlug: 'our-office' } };
const agents = { ...site, agentMode: true };

const demanded =
  '/ /ads/ /actions/ /booking/ /compare/ /contacts/ /contacts/sales-offices /cooperation/ /countries/ /country-priority/ /cruises/ /avia/ /liner/ /excursion-tours/ /excursions/ /excursion/ /favorites /winners /question /help/ /help/search/ /help/service/ /help/service/info-new-web /hotels/ /hotelgroup/ /hotel/ /news/ /404 /orders/ /resorts/ /tours/ /info/ /search/ /settings/ /settings/mycompany /services/ /services/moneytransfer /services/currencies /calendar/ /about';

test('every route constant of the specification is there', () => {
  const known: string[] = Object.values(paths);
  expect(demanded.split(' ').filter((path) => !known.includes(path))).toEqual([]);
});

test('the page types are spelt as the product spells them', () => {
  expect(Object.keys(pageTypes)).toEqual(
    'pageAuth pageForgotPassword pageResetPassword pageCountryHotels pageCountryTours pageCountryExcursionTours pageCountryResorts pageCountryExcursions pageExcursionDetail pageExcursionsRegion pageResortDetail pageExcursionTourDetail pageTourDetail pageHotelDetail pageCruiseDetail pageTours pageCruises pageHotels pageSearchCountryHotels pageSearchCountryTours pageSearchCountryResorts pageSearchCountryExcursionTours pageSearchCruises pageSearchHotTours pageSearchSummer pageSearchWinter pageContacts pageFTAOffice'.split(
      ' ',
    ),
  );
});

test('[S-2.1-52] events call pages by five labels', () => {
  const labels = (Object.keys(pageTypes) as PageType[]).map(labelOf).filter(Boolean);
  expect([...new Set(labels)].sort()).toEqual(['cruise', 'ettour', 'hotel', 'resort', 'tour']);
  expect(labelOf('pageExcursionTourDetail')).toBe('ettour');
  expect(labelOf('pageContacts')).toBeUndefined();
});

test.each<[string, PageType | undefined]>([
  ['/', undefined],
  ['/tours/turkey', 'pageCountryTours'],
  ['/kazan/tours/turkey', 'pageCountryTours'],
  ['/tours/turkey/marenza-palms/', 'pageTourDetail'],
  ['/Hotels/Turkey/marenza-palms', 'pageHotelDetail'],
  ['/cruise/aurora', 'pageCruiseDetail'],
  ['/search/tours', 'pageSearchCountryTours'],
  ['/search/lato', 'pageSearchSummer'],
  ['/search/zima', 'pageSearchWinter'],
  ['/auth', 'pageAuth'],
  ['/auth/forgot-password', 'pageForgotPassword'],
  ['/auth/reset-password/a-token', 'pageResetPassword'],
  ['/contacts/sales-offices', 'pageContacts'],
  ['/ads/our-office', 'pageFTAOffice'],
  ['/ads/summer', undefined],
])('the page at %s is %s', (path, type) => {
  expect(pageTypeOf(path, site)).toBe(type);
});

test('agents have searches of their own', () => {
  expect(pageTypeOf('/search/tours', agents)).toBe('pageTours');
  expect(pageTypeOf('/tours', agents)).toBe('pageTours');
  expect(pageTypeOf('/tours', site)).toBeUndefined();
});
