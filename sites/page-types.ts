import { type KindLabel, travelKinds } from '#lib/travel-kind.ts';

/** Paths of the product ([S]§2.1), by what is there. */
export const paths = {
  home: '/',
  ads: '/ads/',
  actions: '/actions/',
  booking: '/booking/',
  compare: '/compare/',
  contacts: '/contacts/',
  salesOffices: '/contacts/sales-offices',
  cooperation: '/cooperation/',
  countries: '/countries/',
  countryPriority: '/country-priority/',
  cruises: '/cruises/',
  avia: '/avia/',
  liner: '/liner/',
  excursionTours: '/excursion-tours/',
  excursions: '/excursions/',
  excursion: '/excursion/',
  favourites: '/favorites',
  winners: '/winners',
  question: '/question',
  help: '/help/',
  helpSearch: '/help/search/',
  helpService: '/help/service/',
  helpNewWeb: '/help/service/info-new-web',
  hotels: '/hotels/',
  hotelGroup: '/hotelgroup/',
  hotel: '/hotel/',
  news: '/news/',
  notFound: '/404',
  orders: '/orders/',
  resorts: '/resorts/',
  tours: '/tours/',
  info: '/info/',
  search: '/search/',
  settings: '/settings/',
  settingsCompany: '/settings/mycompany',
  services: '/services/',
  servicesMoneyTransfer: '/services/moneytransfer',
  servicesCurrencies: '/services/currencies',
  calendar: '/calendar/',
  about: '/about',
  projects: '/projects',
  siteMap: '/sitemap/',
  analyticsExclude: '/analytics/exclude',
  searchSummer: '/search/lato',
  searchWinter: '/search/zima',
  vacancies: '/vacancies',
  /** Of our own choosing: the specification shows none. */
  auth: '/auth',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
} as const;

/** What events call pages: by the kind of travel, or a resort. */
export type AnalyticsLabel = KindLabel | 'resort';

const { tour, hotel, cruise, excursion } = travelKinds;

type PageTypeRule = {
  /** Without a locale; `:name` is one segment. Several where a page has several addresses. */
  at: readonly string[];
  /** Only agents have it there; everybody else has another page, or none. */
  forAgents?: true;
  label?: AnalyticsLabel;
};

/** The types of pages, spelt as the product spells them. The first that fits an address is its type. */
export const pageTypes = {
  pageAuth: { at: ['/auth'] },
  pageForgotPassword: { at: ['/auth/forgot-password'] },
  pageResetPassword: { at: ['/auth/reset-password', '/auth/reset-password/:token'] },
  pageCountryHotels: { at: ['/hotels/:country'], label: hotel.label },
  pageCountryTours: { at: ['/tours/:country', '/:city/tours/:country'], label: tour.label },
  pageCountryExcursionTours: { at: ['/excursion-tours/:country'], label: excursion.label },
  pageCountryResorts: { at: ['/resorts/:country'], label: 'resort' },
  pageCountryExcursions: { at: ['/excursions/:country'] },
  pageExcursionDetail: { at: ['/excursion/:slug'] },
  pageExcursionsRegion: { at: ['/excursions/:country/:region'] },
  pageResortDetail: { at: ['/resorts/:country/:resort'], label: 'resort' },
  pageExcursionTourDetail: { at: ['/excursion-tours/:country/:tour'], label: excursion.label },
  pageTourDetail: { at: ['/tours/:country/:hotel'], label: tour.label },
  pageHotelDetail: { at: ['/hotels/:country/:hotel'], label: hotel.label },
  pageCruiseDetail: {
    at: ['/cruise/:hotel', '/cruises/:country/:hotel', '/liner/:hotel'],
    label: cruise.label,
  },
  pageTours: { at: ['/tours', '/search/tours'], forAgents: true, label: tour.label },
  pageCruises: {
    at: ['/cruises', '/search/cruises'],
    forAgents: true,
    label: cruise.label,
  },
  pageHotels: { at: ['/hotels', '/search/hotels'], forAgents: true, label: hotel.label },
  pageSearchCountryHotels: { at: ['/search/hotels'], label: hotel.label },
  pageSearchCountryTours: { at: ['/search/tours'], label: tour.label },
  pageSearchCountryResorts: { at: ['/search/resorts'], label: 'resort' },
  pageSearchCountryExcursionTours: { at: ['/search/excursion-tours'], label: excursion.label },
  pageSearchCruises: { at: ['/search/cruises'], label: cruise.label },
  pageSearchHotTours: { at: ['/search/hot-tours'], label: tour.label },
  pageSearchSummer: { at: ['/search/lato'], label: tour.label },
  pageSearchWinter: { at: ['/search/zima'], label: tour.label },
  pageContacts: { at: ['/contacts', '/contacts/:part', '/contacts/:part/:office'] },
  pageFTAOffice: { at: ['/ads/:salesOffice', '/hotelgroup/:salesOffice'] },
} as const satisfies Record<string, PageTypeRule>;

export type PageType = keyof typeof pageTypes;

type Place = { agentMode: boolean; brand: { salesOfficeSlug: string } };

/** The type of the page at a path (without a locale), where it has one. */
export function pageTypeOf(path: string, site: Place): PageType | undefined {
  const segments = segmentsOf(path);
  const rules: [string, PageTypeRule][] = Object.entries(pageTypes);
  const found = rules.find(
    ([, { at, forAgents }]) =>
      (!forAgents || site.agentMode) && at.some((pattern) => fits(segments, segmentsOf(pattern), site)),
  );
  return found?.[0] as PageType | undefined; // the table's own keys
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

const fits = (segments: string[], pattern: string[], { brand }: Place) =>
  segments.length === pattern.length &&
  pattern.every((part, index) => {
    if (part === ':salesoffice') return segments[index] === brand.salesOfficeSlug;
    return part.startsWith(':') || part === segments[index];
  });

/** What events call a page of a type. */
export const labelOf = (type: PageType): AnalyticsLabel | undefined =>
  (pageTypes[type] as PageTypeRule).label;
