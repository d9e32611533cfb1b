/** A request line of a client, and the line in plain words that has to be answered alike; without one, by rows at all. */
export type ClientRequest = { sent: string; same?: string };

const week = 'CHECKIN_BEG=20270605&CHECKIN_END=20270612&NIGHTMIN=7&NIGHTMAX=7';
const party = 'ADULT=2&CHILD=0&AGES=';
const plain = `/core/search?TOWNFROM=2&STATEINC=3&${week}`;
const lookup = 'townFrom=2&state=3';
const nights = '/core/search/Nights?townFrom=2&state=3&checkInBeg=2027-06-05';
const room = `/core/room-prices?HOTEL_INC=1&TOWNFROM=2&${week}`;

/** What a page of such a client sends in one go: all that it knows, most of it empty. */
const everything =
  `SEARCH_MODE=b2c&TOWNFROM=2&STATEINC=3&${week}&${party}&REGIONTO=&TOWNTO=&TOUR=&TOURTYPE=-1&PROGRAMGROUP=&STARLIST=` +
  '&MEALLIST=&HOTELLIST=&HOTELATTR=&UFILTER=&COSTMIN=&COSTMAX=&FREIGHT=&COMFORTABLE_SEATS=&MOMENT_CONFIRM=&ACTIONS=' +
  '&WITHOUT_PROMO=&CHARTER=&REGULAR=&SORT_TYPE=0&THE_BEST_AT_TOP=&HAS_EXCURSION=&CHAIN=&onSale=&TAB_ACTIVE=&classId=' +
  '&PARTITION_PRICE=224&PRICE_PAGE=1&RECONPAGE=25&xdebug=1&utm_source=newsletter&utm_campaign=june&gclid=a.b-c&_=1764';

const searches: ClientRequest[] = [
  { sent: `/core/search?SEARCH_TYPE=PACKET_TOUR&${everything}`, same: `${plain}&SORT_TYPE=0` },
  { sent: `/core/search?SEARCH_TYPE=tour&CURRENCY=&${everything}`, same: `${plain}&SORT_TYPE=0` },
  { sent: `/CORE/Search?searchtype=TOURS&lang=&mockVariant=&${everything}`, same: `${plain}&SORT_TYPE=0` },
  // Not given
  { sent: `${plain}&COSTMIN=&COSTMAX=`, same: plain },
  { sent: `${plain}&REGIONTO=&TOWNTO=&Town=`, same: plain },
  { sent: `${plain}&CHARTER=&REGULAR=&isCharter=&FREIGHT=`, same: plain },
  { sent: `${plain}&SEARCH_TYPE=&PTYPE=&searchType=&CLAIM=`, same: plain },
  { sent: `${plain}&ADULT=&CHILD=&AGES=&AdultCount=`, same: plain },
  // All
  { sent: `${plain}&TOURTYPE=-1`, same: plain },
  { sent: `${plain}&STARLIST=-1&MEALLIST=-1&REGIONTO=-1&TOUR=-1&PROGRAMGROUP=-1`, same: plain },
  { sent: `${plain}&TOWNTO=-2147483647&HOTELLIST=-1`, same: plain },
  // Currencies: the operator's own number, that of ISO 4217, codes in any case
  { sent: `${plain}&CURRENCY=2`, same: `${plain}&CURRENCY=EUR` },
  { sent: `${plain}&CURRENCY=978`, same: `${plain}&CURRENCY=EUR` },
  { sent: `${plain}&CURRENCY=1`, same: `${plain}&CURRENCY=RUB` },
  { sent: `${plain}&currency=rub`, same: `${plain}&CURRENCY=643` },
  { sent: `${plain}&Currency=Pln`, same: `${plain}&CURRENCY=PLN` },
  // Grades of one wish
  ...[1, 2, 3, 4, 5, 6].map((grade) => ({
    sent: `${plain}&FILTER=${grade}`,
    same: `${plain}&MOMENT_CONFIRM=True`,
  })),
  { sent: `${plain}&FILTER=0`, same: plain },
  // Lists of one value, and partners' numbers
  {
    sent: `${plain}&STARLIST=5&MEALLIST=2&HOTELLIST=1`,
    same: `${plain}&STARLIST=5,&MEALLIST=2,2&HOTELLIST=1,1`,
  },
  { sent: `${plain}&HOTELLIST=-77,1`, same: `${plain}&HOTELLIST=1` },
  // Pages
  { sent: `${plain}&SORT_TYPE=0&PARTITION_PRICE=400`, same: `${plain}&SORT_TYPE=0` },
  {
    sent: `${plain}&SORT_TYPE=0&PARTITION_PRICE=224&RECONPAGE=1&PRICE_PAGE=2`,
    same: `${plain}&SORT_TYPE=0&topCount=1&PRICE_PAGE=2`,
  },
  // Kinds of travel
  { sent: `${plain}&SEARCH_TYPE=PACKET_EXCURSION`, same: `${plain}&SEARCH_TYPE=excursion-tours` },
  {
    sent: `${plain}&SEARCH_TYPE=hotel`,
    same: `/core/search?SEARCH_TYPE=hotel&TOWNFROM=1&STATEINC=3&${week}`,
  },
  {
    sent: `${plain}&SEARCH_TYPE=PACKET_ONLY_HOTELS`,
    same: `/core/search?SEARCH_TYPE=hotel&STATEINC=3&${week}`,
  },
  {
    sent: '/core/search?SEARCH_TYPE=cruise&TOWNFROM=2&STATEINC=&CHECKIN_BEG=20270605&CHECKIN_END=20270605&ADULT=2',
  },
  {
    sent:
      '/core/search?SEARCH_TYPE=avia&airFrom=35673&airTo=14213&CHECKIN_BEG=20270605&CHECKIN_END=20270612' +
      '&isCharter=1&direction=there-and-back&ADULT=2&CHILD=&AGES=&CURRENCY=',
  },
  {
    sent:
      '/core/search?SEARCH_TYPE=services&ServiceType=69&StateFrom=428&State=3&Town=-2147483647&dateFrom=20270601' +
      '&dateTo=20270630&AdultCount=2&ChildCount=0&ChildAgeList=&Individual=false&Currency=',
  },
  // A season at once
  {
    sent: '/core/search?TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270930&NIGHTMIN=7&NIGHTMAX=14',
  },
];

const lookups: ClientRequest[] = [
  {
    sent: '/core/search/TownFroms?SEARCH_MODE=b2c&SEARCH_TYPE=PACKET_TOUR&stateFrom=&lang=',
    same: '/core/search/TownFroms?searchType=tour',
  },
  { sent: '/core/search/TownFroms?searchType=avia&mockVariant=1&xdebug=1' },
  {
    sent: '/core/search/States?townFrom=2&SEARCH_TYPE=tours&topCount=5&tourType=-1&CURRENCY=',
    same: '/core/search/States?townFrom=2&searchType=tour',
  },
  {
    sent: '/core/search/GetLastMinStates?SEARCH_TYPE=hot-tours&townFrom=2&stateInc=&CURRENCY=2',
    same: '/core/search/GetLastMinStates?townFrom=2&CURRENCY=EUR',
  },
  {
    sent: `/core/search/Currencies?SEARCH_TYPE=resorts&${lookup}&tour=&market=com`,
    same: '/core/search/Currencies',
  },
  {
    sent: '/core/search/Hotels?townFrom=2&state=3&searchType=tour&tour=&tourType=-1&region=&town=&stateFrom=51&b2bMode=',
    same: `/core/search/Hotels?${lookup}&SEARCH_TYPE=tours`,
  },
  {
    sent: '/core/search/Hotels?townFrom=2&state=3&SEARCH_TYPE=without-flight',
    same: '/core/search/Hotels?townFrom=1&state=3&searchType=hotel',
  },
  {
    sent: `${nights}&checkInEnd=2027-06-12&ptype=tour&SEARCH_TYPE=tour&tourType=-1&tour=&touristCount=2`,
    same: `${nights}&checkInEnd=2027-06-12`,
  },
  { sent: `${nights}&checkInEnd=2027-09-30&touristCount=16` },
  { sent: `/core/search/Stars?SEARCH_TYPE=tour&${lookup}`, same: `/core/search/Stars?${lookup}` },
  {
    sent: `/core/search/Programs?SEARCH_TYPE=lato&${lookup}&programgroup=-1&tour=&town=`,
    same: `/core/search/Programs?${lookup}`,
  },
  {
    sent: '/core/search/Programs?searchType=hotel&townFrom=1&stateInc=3&state=',
    same: '/core/search/Programs?SEARCH_TYPE=hotels&townFrom=1&state=3',
  },
  {
    sent: `/core/search/UFilterList?SEARCH_TYPE=zima&ptype=tour&${lookup}&tour=&tourType=`,
    same: `/core/search/UFilterList?${lookup}`,
  },
  {
    sent: `/core/search/Tours?SEARCH_TYPE=PACKET_EXCURSION&${lookup}`,
    same: `/core/search/Tours?searchType=excursion&${lookup}`,
  },
  {
    sent: `/core/search/PriceRange?SEARCH_TYPE=tour&${lookup}&${week}&CURRENCY=978`,
    same: `/core/search/PriceRange?${lookup}&${week}&CURRENCY=eur`,
  },
  {
    sent: '/core/search/Liners?SEARCH_TYPE=cruises&townFrom=2&state=',
    same: '/core/search/Liners?townFrom=2',
  },
  { sent: `/core/search/Calendar?SEARCH_TYPE=tour&${lookup}&from=20270601&to=20270630&${party}&CURRENCY=` },
  {
    sent: '/core/search/Suggestion?townFrom=2&searchType=tour&query=side',
    same: '/core/search/Suggestion?townFrom=2&query=side',
  },
];

const others: ClientRequest[] = [
  {
    sent:
      `${room}&SEARCH_MODE=b2c&SEARCH_TYPE=PACKET_TOUR&STATE=3&${party}&CURRENCY=2&STARLIST=&MEALLIST=&TOURTYPE=-1&TOUR=` +
      '&COSTMIN=&COSTMAX=&FILTER=&PARTITION_PRICE=400&RECONPAGE=&PRICE_PAGE=&SORT_TYPE=0&CHARTER=True&REGULAR=True&xdebug=1',
    same: `${room}&SEARCH_TYPE=tour&CURRENCY=EUR`,
  },
  {
    sent: `${room}&PARTITION_PRICE=224&RECONPAGE=2&PRICE_PAGE=2`,
    same: `${room}&PARTITION_PRICE=2&PRICE_PAGE=2`,
  },
  {
    sent: `${room}&searchType=hotel`,
    same: `/core/room-prices?HOTEL_INC=1&TOWNFROM=1&SEARCH_TYPE=hotels&${week}`,
  },
  { sent: '/core/hotel?hotel=-8&lang=&mockVariant=', same: '/core/hotel?hotel=-8' },
  { sent: '/core/hotel-images?hotels=1&utm_source=x', same: '/core/hotel-images?hotels=1' },
  { sent: '/core/room-details?rooms=10,&xdebug=1', same: '/core/room-details?rooms=10' },
  {
    sent: '/core/Ticket/Sources?lang=&outgoing=true&withCharter=1&withRegular=',
    same: '/core/Ticket/Sources?outgoing=1',
  },
  {
    sent: '/core/Ticket/Targets?lang=&source=35673&withCharter=&withRegular=',
    same: '/core/Ticket/Targets?source=35673',
  },
  {
    sent: '/core/Ticket/All?targetId=14213&fields=ADULTS,CHILDS,CLASSES&_=1',
    same: '/core/Ticket/All?targetId=14213&fields=',
  },
  {
    sent: '/core/Ticket/Checkins?freightBack=&lang=&source=35673&target=14213',
    same: '/core/Ticket/Checkins?source=35673&target=14213',
  },
  {
    sent: '/core/Ticket/Checkouts?freightBack=True&lang=&source=35673&target=14213',
    same: '/core/Ticket/Checkouts?freightBack=1&source=35673&target=14213',
  },
  {
    sent: '/core/cruise-program?slug=round-the-aegean&lang=&mockVariant=',
    same: '/core/cruise-program?slug=round-the-aegean',
  },
  { sent: '/b2c/ExcursionTour?slug=nile&lang=&mockVariant=2', same: '/b2c/ExcursionTour?slug=nile' },
  { sent: '/api/Services/Type?lang=', same: '/api/Services/Type' },
  {
    sent: '/api/Services/StateFrom?lang=&serviceType=69&xdebug=',
    same: '/api/Services/StateFrom?serviceType=69',
  },
  {
    sent: '/api/Services/States?lang=&serviceType=69&stateFrom=428',
    same: '/api/Services/States?serviceType=69&stateFrom=428',
  },
  {
    sent: '/api/Services/Towns?lang=&serviceType=69&stateFrom=428&state=3&town=',
    same: '/api/Services/Towns?serviceType=69&stateFrom=428&state=3',
  },
  {
    sent: '/core/Partners?lang=&state=RU&notavail_wheretobuy=false&mockVariant=&$filter=townInc eq 1000',
    same: '/core/Partners?state=ru&$filter=townInc eq 1000',
  },
  { sent: '/core/Partners?state=ru&notavail_wheretobuy=&$filter=&$top=100', same: '/core/Partners?state=ru' },
  {
    sent: '/core/PartnerLocations?lang=&$filter=townInc eq 1000&xapi=prod',
    same: '/core/PartnerLocations?$filter=townInc eq 1000',
  },
  { sent: '/b2c/countries?lang=&currency=2&townFrom=', same: '/b2c/countries?currency=eur' },
  { sent: '/b2c/countries?lang=&currency=&townFrom=2&page=', same: '/b2c/countries?townFrom=2' },
  { sent: '/b2c/CountriesSimple?market=COM&attributes=&fromSubDomain=&lang=', same: '/b2c/CountriesSimple' },
  {
    sent: '/b2c/CountriesAttributes?market=com&lang=&mockVariant=&townFrom=2',
    same: '/b2c/CountriesAttributes',
  },
  { sent: '/b2c/CountriesFooter?currency=&townFrom=2&lang=', same: '/b2c/CountriesFooter?townFrom=2' },
  { sent: '/b2c/cities?lang=&properties=&sbProcess=', same: '/b2c/cities' },
  {
    sent: '/b2c/GetCurrencyRates?CURRENCY=978&CURRENCYBASE=&DATEBEG=&DATEEND=&lang=&page=&pagesize=',
    same: '/b2c/GetCurrencyRates?CURRENCY=eur',
  },
];

/** Lines as clients of this family of APIs send them, unchanged. */
export const clientRequests: readonly ClientRequest[] = [...searches, ...lookups, ...others];
