/** Pages of the program that every site answers, whatever its data: what leads away from one of them would never be used. */
export const fixedPaths: readonly string[] = [
  ...['/tours', '/hotels', '/cruises', '/excursion-tours', '/services', '/avia'],
  ...['/search/tours', '/search/hotels', '/search/resorts', '/search/cruises', '/search/excursion-tours'],
  ...['/search/services', '/search/avia', '/search/hot-tours', '/search/lato', '/search/zima'],
  ...['/geo', '/directions', '/countries', '/news', '/services/currencies'],
  ...['/sitemap/countries', '/sitemap/hotels', '/sitemap/tours', '/contacts', '/contacts/hot-line'],
  ...['/contacts/regional-offices', '/contacts/sales-offices', '/auth', '/auth/forgot-password', '/logout'],
  ...['/data-sources', '/personal-data', '/cookies', '/call-back'],
];
