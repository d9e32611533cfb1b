import { expect, test } from 'vitest';
import { labelOf, type PageType, pageTypeOf, pageTypes } from './page-types.ts';

const site = { agentMode: false };
const agents = { agentMode: true };

test('events call pages by the label of their kind', () => {
  const labels = (Object.keys(pageTypes) as PageType[]).map(labelOf).filter(Boolean);
  expect([...new Set(labels)].sort()).toEqual(['cruise', 'ettour', 'hotel', 'resort', 'tour']);
  expect(labelOf('pageExcursionTourDetail')).toBe('ettour');
  expect(labelOf('pageAuth')).toBeUndefined();
});

test.each<[string, PageType | undefined]>([
  ['/', undefined],
  ['/tours/turkey', 'pageCountryTours'],
  ['/kazan/tours/turkey', 'pageCountryTours'],
  ['/tours/turkey/marenza-palms/', 'pageTourDetail'],
  ['/Hotels/Turkey/marenza-palms', 'pageHotelDetail'],
  ['/cruise/aurora', 'pageCruiseDetail'],
  ['/resorts/turkey', 'pageCountryResorts'],
  ['/resorts/turkey/antalya', 'pageResortDetail'],
  ['/search/tours', 'pageSearchCountryTours'],
  ['/search/resorts', 'pageSearchCountryResorts'],
  ['/search/excursion-tours', 'pageSearchCountryExcursionTours'],
  ['/search/cruises', 'pageSearchCruises'],
  ['/search/lato', 'pageSearchSummer'],
  ['/search/zima', 'pageSearchWinter'],
  ['/auth', 'pageAuth'],
  ['/auth/forgot-password', 'pageForgotPassword'],
  ['/auth/reset-password/a-token', 'pageResetPassword'],
  ['/auth/reset-password', 'pageResetPassword'],
  ['/contacts/sales-offices', undefined],
])('the page at %s is %s', (path, type) => {
  expect(pageTypeOf(path, site)).toBe(type);
});

test('agents have searches of their own', () => {
  expect(pageTypeOf('/search/tours', agents)).toBe('pageTours');
  expect(pageTypeOf('/search/tours', site)).toBe('pageSearchCountryTours');
  expect(pageTypeOf('/search/hotels', agents)).toBe('pageHotels');
  expect(pageTypeOf('/search/cruises', agents)).toBe('pageCruises');
});
