import { matchPath } from 'react-router';
import { type KindLabel, travelKinds } from '#lib/travel-kind.ts';
import type { PagePattern } from '#web/context/page-path.ts';

/** What events call pages: by the kind of travel, or by what they are about ([W]§2.2). */
export type AnalyticsLabel = KindLabel | 'resort';

const { tour, hotel, cruise, excursion } = travelKinds;

type PageTypeRule = {
  /** As `routes.ts` has it, without a locale. Several where a page has several addresses. */
  at: readonly PagePattern[];
  /** Only agents have it there; everybody else has another page. */
  forAgents?: true;
  label?: AnalyticsLabel;
};

/**
 * The types of pages, spelt as the product spells them; those that there are as yet. The first that fits an address is
 * its type.
 */
export const pageTypes = {
  pageAuth: { at: ['/auth'] },
  pageForgotPassword: { at: ['/auth/forgot-password'] },
  pageResetPassword: { at: ['/auth/reset-password/:token?'] },
  pageCountryHotels: { at: ['/hotels/:countrySlug'], label: hotel.label },
  pageCountryTours: {
    at: ['/tours/:countrySlug', '/:citySlug/tours/:countrySlug', '/countries/:countrySlug'],
    label: tour.label,
  },
  pageCountryExcursionTours: { at: ['/excursion-tours/:countrySlug'], label: excursion.label },
  pageCountryResorts: { at: ['/resorts/:countrySlug?'], label: 'resort' },
  pageCountryExcursions: { at: ['/excursions/:countrySlug'] },
  pageExcursionsRegion: { at: ['/excursions/:countrySlug/:regionSlug'] },
  pageExcursionDetail: { at: ['/excursion/:countrySlug/:excursionSlug?'] },
  pageResortDetail: { at: ['/resorts/:countrySlug/:resortSlug'], label: 'resort' },
  pageExcursionTourDetail: { at: ['/excursion-tours/:country/:tourSlug'], label: excursion.label },
  pageTourDetail: { at: ['/tours/:country/:hotel'], label: tour.label },
  pageHotelDetail: { at: ['/hotels/:country/:hotel'], label: hotel.label },
  pageCruiseDetail: { at: ['/cruise/:hotel'], label: cruise.label },
  pageTours: { at: ['/search/tours'], forAgents: true, label: tour.label },
  pageHotels: { at: ['/search/hotels'], forAgents: true, label: hotel.label },
  pageCruises: { at: ['/search/cruises'], forAgents: true, label: cruise.label },
  pageSearchCountryHotels: { at: ['/search/hotels'], label: hotel.label },
  pageSearchCountryTours: { at: ['/search/tours'], label: tour.label },
  pageSearchCountryResorts: { at: ['/search/resorts'], label: 'resort' },
  pageSearchCountryExcursionTours: { at: ['/search/excursion-tours'], label: excursion.label },
  pageSearchCruises: { at: ['/search/cruises'], label: cruise.label },
  pageSearchHotTours: { at: ['/search/hot-tours'], label: tour.label },
  pageSearchSummer: { at: ['/search/lato'], label: tour.label },
  pageSearchWinter: { at: ['/search/zima'], label: tour.label },
} as const satisfies Record<string, PageTypeRule>;

export type PageType = keyof typeof pageTypes;

/** The type of the page at a path (without a locale), where it has one. */
export function pageTypeOf(path: string, { agentMode }: { agentMode: boolean }): PageType | undefined {
  const rules: [string, PageTypeRule][] = Object.entries(pageTypes);
  const found = rules.find(
    ([, { at, forAgents }]) =>
      (!forAgents || agentMode) && at.some((pattern) => matchPath(pattern, path) !== null),
  );
  return found?.[0] as PageType | undefined; // the table's own keys
}

/** What events call a page of a type. */
export const labelOf = (type: PageType): AnalyticsLabel | undefined =>
  (pageTypes[type] as PageTypeRule).label;
