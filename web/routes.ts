import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages that editors write, with addresses of their own ([S]§2.1): the last part is the slug of the page. */
const editorsPaths = [
  'about',
  'actions',
  'cooperation',
  'help',
  'help/service',
  'help/service/info-new-web',
  'help/service/kak-oplatit-tur',
  'kalendar-sobytii',
];

/** Under `/info/` such a page leads to its own address, which `:locale?` would else read as a language. */
const editorsSlugs = [
  ...editorsPaths,
  'country-priority',
  'hotelgroup',
  'news',
  'projects',
  'question',
  'search',
  'vacancies',
  'winners',
].map((path) => path.split('/').at(-1));

/** Sections of the site map that are called as pages are: `sitemap` would else be read as the language of `/tours`. */
const sectionsLikePages = ['countries', 'hotels', 'tours'];

/** Types of news that are called as pages are: `news` would else be read as the language of `/tours/turkey`. */
const newsTypesLikePages = [
  ...['countries', 'cruise', 'excursion', 'excursion-tours', 'excursions', 'hotels', 'resorts', 'tours'],
];

/** What other addresses start with: typed alone each leads to what it is about. */
const bareAddresses = [
  ...[
    'booking',
    'cruise',
    'excursion',
    'excursions',
    'hotel',
    'liner',
    'resort',
    'search',
    'sitemap',
    'tour',
  ],
];

/** Every page of the product. A locale that is not the site's main one is the first segment of the path. */
export default [
  route('robots.txt', 'content/site-map/robots.ts'),
  route('sitemap.xml', 'content/site-map/site-map-xml.ts'),
  route('sitemaps/:file', 'content/site-map/site-map-xml.ts', { id: 'content/site-map-file' }),
  route('contact.vcf', 'shop/home/contact-file.ts'),
  route('theme', 'shell/choose-theme.ts'),
  route('net', 'portal/settings/choose-net.ts'),
  route('currency', 'shell/currency/choose-currency.ts'),
  route('banners', 'shell/banner/answer-banner.ts'),
  route('reads', 'content/news/count-read.ts'),
  route('quote-openings', 'shop/quote/tell-opening.ts'),
  route(':locale?', 'shell/locale-guard.ts', [
    layout('shell/shell.tsx', [
      layout('parts/rates/rates-layout.tsx', [
        layout('search/wizard/landing-layout.tsx', [index('shop/home/home.tsx')]),
        route('tours', 'shop/home/tours-page.tsx'),
        route('hotels', 'shop/home/hotels-page.tsx'),
        route('cruises', 'shop/home/cruises-page.tsx'),
        route('excursion-tours', 'shop/home/excursion-tours-page.tsx'),
        route('services', 'shop/home/services-page.tsx'),
        route('avia', 'shop/home/flights-page.tsx'),
        layout('search/wizard/flight-bar-layout.tsx', [
          route('search/avia', 'shop/results/flights/flights.tsx'),
        ]),
        layout('search/wizard/search-bar-layout.tsx', [
          ...prefix('search', [
            route('tours', 'shop/results/tours.tsx'),
            route('hotels', 'shop/results/hotels.tsx'),
          ]),
        ]),
        layout('search/wizard/resort-bar-layout.tsx', [
          route('search/resorts', 'shop/results/resorts.tsx'),
          route('resorts/:countrySlug/:resortSlug', 'shop/results/resorts.tsx', { id: 'shop/resort' }),
        ]),
        layout('search/wizard/cruise-bar-layout.tsx', [
          route('search/cruises', 'shop/results/cruises.tsx'),
          route('cruises/:country/:cruiseSlug', 'shop/hotel/voyage/voyage.tsx'),
        ]),
        layout('search/wizard/excursion-bar-layout.tsx', [
          route('search/excursion-tours', 'shop/results/excursion-tours.tsx'),
        ]),
        layout('search/wizard/service-bar-layout.tsx', [
          route('search/services', 'shop/results/services/services.tsx'),
        ]),
        route('tours/:country/:hotel', 'shop/hotel/tour.tsx', [index('shop/request/tour-request.tsx')]),
        route('hotels/:country/:hotel', 'shop/hotel/hotel.tsx', [index('shop/request/hotel-request.tsx')]),
        route('cruise/:hotel', 'shop/hotel/cruise.tsx', [
          index('shop/request/tour-request.tsx', { id: 'shop/cruise-request' }),
        ]),
        route('liner/:hotel', 'shop/hotel/liner.ts'),
        ...['tour', 'hotel', 'cruise'].map((kind) =>
          route(`booking/${kind}`, 'shop/hotel/open-offer.ts', { id: `shop/open-${kind}` }),
        ),
        route('excursion-tours/:country/:tourSlug', 'shop/hotel/excursion-tour/excursion-tour.tsx', [
          index('shop/request/tour-request.tsx', { id: 'shop/excursion-request' }),
        ]),
        layout('search/wizard/offers-bar-layout.tsx', [
          route('search/hot-tours', 'shop/results/hot-tours-page.tsx'),
          route('search/lato', 'shop/results/season-page.tsx', { id: 'shop/summer' }),
          route('search/zima', 'shop/results/season-page.tsx', { id: 'shop/winter' }),
        ]),
        route('tours/:countrySlug', 'content/countries/country-tours.ts'),
        route('hotels/:countrySlug', 'content/countries/country-hotels.ts'),
        route('excursion-tours/:countrySlug', 'content/countries/country-excursion-tours.ts'),
        route(':citySlug/tours/:countrySlug', 'content/countries/country-tours.ts', {
          id: 'content/city-country-tours',
        }),
        route('geo', 'shell/places/geo-page.tsx'),
        route('directions', 'shell/directions/directions-page.tsx'),
        route('countries', 'content/countries/countries-page.tsx'),
        layout('content/countries/country-bar-layout.tsx', [
          route('countries/:countrySlug', 'content/countries/country-page.tsx'),
          route('resorts/:countrySlug?', 'content/countries/resorts-page.tsx'),
          route('excursions/:countrySlug', 'content/excursions/excursions-page.tsx'),
          route('excursions/:countrySlug/:regionSlug', 'content/excursions/excursions-page.tsx', {
            id: 'content/excursions-region',
          }),
          route('excursion/:countrySlug/:excursionSlug?', 'content/excursions/excursion-page.tsx'),
        ]),
        ...bareAddresses.map((path) =>
          route(path, 'shell/bare-address.ts', { id: `shell/bare-address/${path}` }),
        ),
        route('sitemap/:section', 'content/site-map/site-map.tsx'),
        ...sectionsLikePages.map((section) =>
          route(`sitemap/${section}`, 'content/site-map/site-map.tsx', { id: `content/site-map/${section}` }),
        ),
        route('info/*', 'content/pages/info-page.tsx'),
        ...editorsSlugs.map((slug) =>
          route(`info/${slug}`, 'content/pages/info-page.tsx', { id: `content/info/${slug}` }),
        ),
        layout('search/wizard/promotion-bar-layout.tsx', [
          route('ads/:adsSlug?', 'content/pages/info-page.tsx', { id: 'content/ads' }),
          route('hotelgroup/:hotelGroupSlug?', 'content/pages/info-page.tsx', { id: 'content/hotel-group' }),
        ]),
        ...editorsPaths.map((path) => route(path, 'content/pages/info-page.tsx', { id: `content/${path}` })),
        route('help/search', 'content/pages/help-search-page.tsx'),
        route('projects', 'content/projects/projects-page.tsx'),
        route('cooperation/apply', 'content/agencies/agency-page.tsx'),
        route('question', 'content/surveys/question-page.tsx'),
        route('question/:token', 'content/surveys/survey-page.tsx'),
        route('winners', 'content/surveys/winners-page.tsx'),
        route('vacancies', 'content/careers/vacancies-page.tsx'),
        route('vacancies/:vacancySlug', 'content/careers/vacancy-page.tsx'),
        route('news', 'content/news/news-page.tsx'),
        route('news/:newsType/:newsSlug', 'content/news/news-item-page.tsx'),
        ...newsTypesLikePages.map((type) =>
          route(`news/${type}/:newsSlug`, 'content/news/news-item-page.tsx', { id: `content/news/${type}` }),
        ),
        route('country-priority', 'content/countries/country-priority.tsx'),
        route('services/currencies', 'content/rates/rates-page.tsx'),
        ...prefix('auth', [
          index('portal/sign-in/sign-in-page.tsx'),
          route('agency', 'portal/sign-in/agency-page.tsx'),
          route('invitation/:token', 'portal/sign-in/invitation-page.tsx'),
          route('new-account', 'portal/sign-in/new-account-page.tsx'),
          route('forgot-password', 'portal/sign-in/forgot-password-page.tsx'),
          route('reset-password/:token?', 'portal/sign-in/reset-password-page.tsx'),
        ]),
        route('logout', 'portal/sign-in/log-out.ts'),
        route('account', 'portal/traveller/own-account-page.tsx'),
        route('account/travellers/:savedTraveller', 'portal/traveller/saved-traveller-page.tsx'),
        route('account/profile', 'portal/traveller/profile-page.tsx'),
        route('account/security', 'portal/traveller/account-security-page.tsx'),
        route('account/delete', 'portal/traveller/delete-account-page.tsx'),
        ...prefix('settings', [
          index('portal/settings/profile-page.tsx'),
          route('mycompany', 'portal/settings/company-page.tsx'),
          route('sessions', 'portal/settings/sessions-page.tsx'),
          route('security', 'portal/settings/security-page.tsx'),
          route('prices', 'portal/settings/prices-page.tsx'),
        ]),
        route('orders', 'portal/requests/requests-page.tsx'),
        route('orders/reports', 'portal/reports/report-page.tsx'),
        route('orders/:requestNumber', 'portal/requests/request-page.tsx'),
        route('notifications', 'portal/notifications/notifications-page.tsx'),
        route('calendar', 'portal/calendar/calendar-page.tsx'),
        route('clients', 'portal/clients/clients-page.tsx'),
        route('clients/:clientInc', 'portal/clients/client-page.tsx'),
        route('quotes', 'portal/quotes/quotes-page.tsx'),
        route('quotes/add', 'portal/quotes/add-page.tsx'),
        route('quotes/:quoteInc', 'portal/quotes/quote-page.tsx'),
        route('albums', 'portal/photos/albums-page.tsx'),
        route('albums/:countrySlug/:hotelSlug', 'portal/photos/album-page.tsx'),
        route('albums/:countrySlug/:hotelSlug/:number', 'portal/photos/picture-page.tsx'),
        route('services/moneytransfer', 'portal/sign-in/money-transfer-page.tsx'),
        route('contacts', 'content/offices/contacts-page.tsx'),
        route('contacts/hot-line', 'content/offices/hot-line-page.tsx'),
        route('contacts/regional-offices', 'content/offices/regional-offices-page.tsx'),
        route('contacts/sales-offices', 'content/offices/sales-offices-page.tsx'),
        route('contacts/sales-offices/:inc', 'content/offices/office-page.tsx'),
        route('data-sources', 'content/legal/data-sources.tsx'),
        route('personal-data', 'content/legal/personal-data.tsx'),
        route('cookies', 'shell/consent/cookies-page.tsx'),
        route('call-back', 'parts/call-back/call-back-page.tsx'),
        route('compare', 'shop/lists/compare-page.tsx'),
        route('favorites', 'shop/lists/favourites-page.tsx'),
      ]),
    ]),
    route('quote/:token', 'shop/quote/client-quote-page.tsx'),
    route('quote/:token/question', 'shop/quote/client-quote-page.tsx', { id: 'shop/quote-question' }),
    route('calendar/days.ics', 'portal/calendar/days-ics.ts'),
    route('orders/reports.csv', 'portal/reports/report-csv.ts'),
    route('orders/requests.csv', 'portal/requests/requests-csv.ts'),
    route('news/rss.xml', 'content/news/rss.ts'),
    route('analytics/exclude', 'content/legal/exclude-visitor.ts'),
    route('outlines/:file', 'shop/hotel/map/outline.ts'),
    route('outlines/countries/:file', 'content/countries/country-outline.ts'),
    ...['tours/:country', 'hotels/:country', 'cruise'].map((page) =>
      route(`print/${page}/:file`, 'shop/hotel/print/print-loader.ts', { id: `shop/print/${page}` }),
    ),
    route('clients/:clientInc/data.json', 'portal/clients/client-data.ts'),
    route('account/data.json', 'portal/traveller/account-data.ts'),
    route('print/quote/:file', 'shop/quote/print-quote.ts'),
    ...prefix('shared', [
      route('tours/:country/:file', 'shop/hotel/found/shared-tour-route.ts'),
      route('cruise/:file', 'shop/hotel/found/shared-tour-route.ts', { id: 'shop/shared-cruise' }),
      route('hotels/:country/:file', 'shop/hotel/found/shared-hotel-route.ts'),
      route('cruises/:country/:file', 'shop/hotel/found/shared-voyage-route.ts'),
      route('excursion-tours/:country/:file', 'shop/hotel/found/shared-excursion-route.ts'),
    ]),
    ...prefix('lookup', [
      route('countries', 'search/lookups/lookup-countries.ts'),
      route('country-wizard', 'search/lookups/lookup-country-wizard.ts'),
      route('airlines', 'search/lookups/lookup-airlines.ts'),
      route('services', 'search/lookups/lookup-services.ts'),
      route('suggestion', 'search/lookups/lookup-suggestion.ts'),
      route('nights', 'search/lookups/lookup-nights.ts'),
      route('calendar', 'search/lookups/lookup-calendar.ts'),
      route('stays', 'search/lookups/lookup-stays.ts'),
      route('map', 'search/lookups/lookup-map.ts'),
      route('hotel-map', 'shop/hotel/map/lookup-hotel-map.ts'),
      route('room-images', 'shop/hotel/lookup-room-images.ts'),
      route('hotel-images', 'shop/hotel/lookup-hotel-images.ts'),
      route('climate', 'shop/hotel/family/climate-resource.ts'),
      route('year-prices', 'content/countries/year-prices-resource.ts'),
      route('country-offers', 'content/countries/country-offers-resource.ts'),
      route('offer-receipt', 'shop/hotel/receipt-resource.ts'),
      route('flight-receipt', 'shop/results/flights/flight-receipt-resource.ts'),
      route('counts', 'search/lookups/lookup-counts.ts'),
      route('flights', 'search/lookups/lookup-flights.ts'),
      route('hotel-offers', 'shop/hotel/hotel-offers-resource.ts'),
      route('quote-choices', 'portal/quotes/quote-choices-resource.ts'),
      route('kept-hotels', 'shop/lists/kept-hotels.ts'),
      route('rates', 'parts/rates/rates-resource.ts'),
      route('receipt-example', 'shop/home/receipt-example-resource.ts'),
      route('offices', 'parts/offices/offices-resource.ts'),
      route('slides', 'parts/slider/slides-resource.ts'),
      route('burger', 'shell/modals/burger-resource.ts'),
    ]),
  ]),
  route('*', 'shell/errors/not-found.ts'),
] satisfies RouteConfig;
