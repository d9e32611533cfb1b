import { expect, test } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import { publicSite } from '#web/context/visit.tsx';
import { pageLabel } from './page-label.ts';
import { labelOf, type PageType, pageTypeOf, pageTypes } from './page-types.ts';

const site = { agentMode: false };
const russian = allSites.find(({ id }) => id === 'b2c-ru')!;
const agents = { agentMode: true };

test('events call pages by the label of their kind', () => {
  const labels = (Object.keys(pageTypes) as PageType[]).map(labelOf).filter(Boolean);
  expect([...new Set(labels)].sort()).toEqual(['cruise', 'ettour', 'hotel', 'resort', 'tour']);
  expect(labelOf('pageExcursionTourDetail')).toBe('ettour');
  expect(labelOf('pageAuth')).toBeUndefined();
});

test.each<[string, PageType | undefined]>([
  ['/', undefined],
  ['/hotels/turkey', 'pageCountryHotels'],
  ['/tours/turkey', 'pageCountryTours'],
  ['/excursion-tours/turkey', 'pageCountryExcursionTours'],
  ['/kazan/tours/turkey', 'pageCountryTours'],
  ['/tours/turkey/marenza-palms/', 'pageTourDetail'],
  ['/Hotels/Turkey/marenza-palms', 'pageHotelDetail'],
  ['/cruise/aurora', 'pageCruiseDetail'],
  ['/excursions/turkey', 'pageCountryExcursions'],
  ['/excursions/turkey/istanbul', 'pageExcursionsRegion'],
  ['/excursion/turkey/aspendos-theatre', 'pageExcursionDetail'],
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

test('every page kind of searches and catalogues has its pages, under its name [W-2.2-01]', () => {
  const details =
    'ExcursionDetail ExcursionsRegion ResortDetail ExcursionTourDetail TourDetail HotelDetail CruiseDetail';
  const names = [
    ...['Hotels', 'Tours', 'ExcursionTours', 'Resorts', 'Excursions'].map((name) => `Country${name}`),
    ...details.split(' '),
    ...['Tours', 'Cruises', 'Hotels'],
    ...['Hotels', 'Tours', 'Resorts', 'ExcursionTours'].map((name) => `SearchCountry${name}`),
    ...['SearchCruises', 'SearchHotTours', 'SearchSummer', 'SearchWinter'],
  ];
  expect(Object.keys(pageTypes)).toEqual(expect.arrayContaining(names.map((name) => `page${name}`)));
});

test('the type of a page is that of its path behind the language [W-2.1-12]', () => {
  for (const language of ['', '/ru', '/en'])
    expect(pageLabel(publicSite(russian), `${language}/search/hotels`), language).toBe('hotel');
  expect(pageLabel(publicSite(russian), '/xx/search/hotels')).toBeUndefined();
});

test('agents have searches of their own', () => {
  expect(pageTypeOf('/search/tours', agents)).toBe('pageTours');
  expect(pageTypeOf('/search/tours', site)).toBe('pageSearchCountryTours');
  expect(pageTypeOf('/search/hotels', agents)).toBe('pageHotels');
  expect(pageTypeOf('/search/cruises', agents)).toBe('pageCruises');
});
