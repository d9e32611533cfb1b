import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages that editors write, with addresses of their own ([S]§2.1): the last part is the slug of the page. */
const editorsPaths = [
  'about',
  'actions',
  'cooperation',
  'help',
  'help/search',
  'help/service',
  'help/service/info-new-web',
  'kalendar-sobytii',
  'news',
  'projects',
  'question',
  'vacancies',
  'winners',
];

/** Under `/info/` such a page leads to its own address, which `:locale?` would else read as a language. */
const editorsSlugs = [...editorsPaths, 'country-priority', 'hotelgroup'].map((path) =>
  path.split('/').at(-1),
);

/** The office of an agent, for those who have logged in. */
const agentsPaths = ['orders/*', 'settings/*', 'services', 'services/moneytransfer', 'calendar'];

/** Every page of the product. A locale that is not the site's main one is the first segment of the path. */
export default [
  route('robots.txt', 'content/robots.ts'),
  route('sitemap.xml', 'content/site-map-xml.ts'),
  route('sitemaps/:file', 'content/site-map-xml.ts', { id: 'content/site-map-file' }),
  route('theme', 'shell/choose-theme.ts'),
  route('currency', 'currency/choose-currency.ts'),
  route('banners', 'banner/answer-banner.ts'),
  route(':locale?', 'shell/locale-guard.ts', [
    layout('shell/shell.tsx', [
      layout('currency/currency-layout.tsx', [
        layout('wizard/landing-layout.tsx', [index('home/home.tsx')]),
        layout('wizard/search-bar-layout.tsx', [
          ...prefix('search', [route('tours', 'results/tours.tsx'), route('hotels', 'results/hotels.tsx')]),
        ]),
        route('tours/:country/:hotel', 'detail/tour.tsx', [index('booking/tour-request.tsx')]),
        route('hotels/:country/:hotel', 'detail/hotel.tsx', [index('booking/hotel-request.tsx')]),
        route('cruise/:hotel', 'detail/cruise.tsx', [
          index('booking/tour-request.tsx', { id: 'booking/cruise-request' }),
        ]),
        route('excursion-tours/:country/:tourSlug', 'detail/excursion-tour/excursion-tour.tsx', [
          index('booking/tour-request.tsx', { id: 'booking/excursion-request' }),
        ]),
        route('search/hot-tours', 'home/hot-tours-page.tsx'),
        route('search/lato', 'home/season-page.tsx', { id: 'home/summer' }),
        route('search/zima', 'home/season-page.tsx', { id: 'home/winter' }),
        route('tours/:countrySlug', 'content/country-tours.ts'),
        route(':citySlug/tours/:countrySlug', 'content/country-tours.ts', {
          id: 'content/city-country-tours',
        }),
        route('geo', 'geo/geo-page.tsx'),
        route('directions', 'directions/directions-page.tsx'),
        route('countries/:countrySlug', 'content/country-tours.ts', { id: 'content/country' }),
        route('sitemap/:section', 'content/site-map.tsx'),
        route('info/*', 'content/info-page.tsx'),
        ...editorsSlugs.map((slug) =>
          route(`info/${slug}`, 'content/info-page.tsx', { id: `content/info/${slug}` }),
        ),
        route('ads/:adsSlug?', 'content/info-page.tsx', { id: 'content/ads' }),
        route('hotelgroup/:hotelGroupSlug?', 'content/info-page.tsx', { id: 'content/hotel-group' }),
        ...editorsPaths.map((path) => route(path, 'content/info-page.tsx', { id: `content/${path}` })),
        route('country-priority', 'content/country-priority.tsx'),
        route('services/currencies', 'currency/rates-page.tsx'),
        ...prefix('auth', [
          index('account/auth-page.tsx'),
          route('forgot-password', 'account/auth-page.tsx', { id: 'account/forgot-password' }),
          route('reset-password/:token?', 'account/auth-page.tsx', { id: 'account/reset-password' }),
        ]),
        ...agentsPaths.map((path) =>
          route(path, 'account/for-agents.ts', { id: `account/for-agents/${path}` }),
        ),
        route('contacts', 'offices/contacts-page.tsx'),
        route('contacts/hot-line', 'offices/hot-line-page.tsx'),
        route('contacts/regional-offices', 'offices/regional-offices-page.tsx'),
        route('contacts/sales-offices', 'offices/sales-offices-page.tsx'),
        route('contacts/sales-offices/:inc', 'offices/office-page.tsx'),
        route('data-sources', 'content/data-sources.tsx'),
        route('personal-data', 'content/personal-data.tsx'),
        route('cookies', 'consent/cookies-page.tsx'),
        route('call-back', 'call-back/call-back-page.tsx'),
        route('compare', 'compare/compare-page.tsx'),
        route('favorites', 'compare/favourites-page.tsx'),
      ]),
    ]),
    route('analytics/exclude', 'content/exclude-visitor.ts'),
    route('offer-receipt', 'detail/receipt-resource.ts'),
    ...prefix('lookup', [
      route('countries', 'wizard/lookup-countries.ts'),
      route('suggestion', 'wizard/lookup-suggestion.ts'),
      route('nights', 'wizard/lookup-nights.ts'),
      route('calendar', 'wizard/lookup-calendar.ts'),
      route('kept-hotels', 'compare/kept-hotels.ts'),
      route('rates', 'currency/rates-resource.ts'),
      route('offices', 'offices/offices-resource.ts'),
      route('burger', 'shell/modals/burger-resource.ts'),
    ]),
  ]),
  route('*', 'errors/not-found.ts'),
] satisfies RouteConfig;
