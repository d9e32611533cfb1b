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

/** Words that stand in addresses; a site adds the slug of its own sales office (`brand.salesOfficeSlug`). */
export const slugs = [
  ...['sales-offices', 'hot-line', 'regional-offices', 'tour', 'tours', 'hot-tours', 'lato', 'zima'],
  ...[
    'excursion-tours',
    'excursions',
    'hotel',
    'hotels',
    'avia',
    'resorts',
    'services',
    'without-flight',
    'cruises',
  ],
] as const;

/** What is sold, as queries and events name it. */
export const typeKeys = ['tour', 'hotel', 'avia', 'cruise'] as const;

export type PageGroup = 'auth' | 'country' | 'detail' | 'agentSearch' | 'search';
export type AnalyticsLabel = 'cruise' | 'ettour' | 'hotel' | 'resort' | 'tour';

type PageTypeRule = {
  /** Without a locale; `:name` is one segment. Several where a page has several addresses. */
  at: readonly string[];
  /** Only agents have it there; everybody else has another page, or none. */
  forAgents?: true;
  group?: PageGroup;
  label?: AnalyticsLabel;
};

/** The types of pages, spelt as the product spells them. The first that fits an address is its type. */
export const pageTypes = {
  pageAuth: { at: ['/auth'], group: 'auth' },
  pageForgotPassword: { at: ['/auth/forgot-password'], group: 'auth' },
  pageResetPassword: { at: ['/auth/reset-password', '/auth/reset-password/:token'], group: 'auth' },
  pageCountryHotels: { at: ['/hotels/:country'], group: 'country', label: 'hotel' },
  pageCountryTours: { at: ['/tours/:country', '/:city/tours/:country'], group: 'country', label: 'tour' },
  pageCountryExcursionTours: { at: ['/excursion-tours/:country'], group: 'country', label: 'ettour' },
  pageCountryResorts: { at: ['/resorts/:country'], group: 'country', label: 'resort' },
  pageCountryExcursions: { at: ['/excursions/:country'], group: 'country' },
  pageExcursionDetail: { at: ['/excursion/:slug'], group: 'country' },
  pageExcursionsRegion: { at: ['/excursions/:country/:region'], group: 'country' },
  pageResortDetail: { at: ['/resorts/:country/:resort'], group: 'country', label: 'resort' },
  pageExcursionTourDetail: { at: ['/excursion-tours/:country/:tour'], group: 'detail', label: 'ettour' },
  pageTourDetail: { at: ['/tours/:country/:hotel'], group: 'detail', label: 'tour' },
  pageHotelDetail: { at: ['/hotels/:country/:hotel'], group: 'detail', label: 'hotel' },
  pageCruiseDetail: {
    at: ['/cruise/:hotel', '/cruises/:country/:hotel', '/liner/:hotel'],
    label: 'cruise',
  },
  pageTours: { at: ['/tours', '/search/tours'], forAgents: true, group: 'agentSearch', label: 'tour' },
  pageCruises: {
    at: ['/cruises', '/search/cruises'],
    forAgents: true,
    group: 'agentSearch',
    label: 'cruise',
  },
  pageHotels: { at: ['/hotels', '/search/hotels'], forAgents: true, group: 'agentSearch', label: 'hotel' },
  pageSearchCountryHotels: { at: ['/search/hotels'], group: 'search', label: 'hotel' },
  pageSearchCountryTours: { at: ['/search/tours'], group: 'search', label: 'tour' },
  pageSearchCountryResorts: { at: ['/search/resorts'], group: 'search', label: 'resort' },
  pageSearchCountryExcursionTours: { at: ['/search/excursion-tours'], group: 'search', label: 'ettour' },
  pageSearchCruises: { at: ['/search/cruises'], group: 'search', label: 'cruise' },
  pageSearchHotTours: { at: ['/search/hot-tours'], group: 'search', label: 'tour' },
  pageSearchSummer: { at: ['/search/lato'], group: 'search', label: 'tour' },
  pageSearchWinter: { at: ['/search/zima'], group: 'search', label: 'tour' },
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

/** The pages of a group. */
export const pagesOfGroup = (group: PageGroup): PageType[] => {
  const rules: [string, PageTypeRule][] = Object.entries(pageTypes);
  return rules.flatMap(([type, rule]) => (rule.group === group ? [type as PageType] : []));
};

/** What events call a page of a type. */
export const labelOf = (type: PageType): AnalyticsLabel | undefined =>
  (pageTypes[type] as PageTypeRule).label;
