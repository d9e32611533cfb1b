import type { Manager, Principal } from '#lib/principal.ts';
import { smallQuoteToken } from './small-quote.ts';

const trip = 'TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&NIGHTMIN=7&NIGHTMAX=7';

/** A manager of the small agencies, in a session that there is not. */
const manager = (managerId = 1): Manager => ({
  ...{ kind: 'manager', personId: managerId, agencyId: 1, managerId, isAdministrator: false, sessionId: 1 },
});

/** A traveller, who is one of their people. */
const traveller: Principal = { kind: 'traveller', personId: 1, sessionId: 1 };

/** An administrator of them. */
const administrator: Principal = { ...manager(), isAdministrator: true };

type Case = {
  /** Who asks; else a program of the operator's. */
  caller?: Principal;
  /** Parameters of a query that is answered. */
  query: string;
  body?: string;
  /** Parameters of one that is refused, or has no answer; of a call without parameters the language is. */
  refused?: string;
};

/** Of each call of the API, by its name, a question that has an answer and one that has none. */
export const callCases: Record<string, Case> = {
  advertisements: { query: 'type=HEADER_POPUP', refused: 'type=' },
  slider: { query: 'type=home', refused: 'type=sidebar' },
  advertisementClick: { query: '', body: 'id=7', refused: 'id=x' },
  cities: { query: '' },
  applyAsAgency: {
    query: '',
    body: 'company=A&registrationNumber=1&city=A&person=A&email=a&website=x&requestKey=2f6e3b1c-8f0e-4d0c-9a51-0f3b6e1d7c11',
    refused: 'company=A',
  },
  openSurveys: { query: '' },
  takeSurvey: { query: '', body: 'slug=journey', refused: 'slug=nowhere' },
  inviteToSurvey: { query: '', body: 'slug=journey&count=1', refused: 'slug=journey' },
  survey: { query: `token=${'A'.repeat(22)}`, refused: 'token=short' },
  answerSurvey: {
    query: '',
    body: `token=${'A'.repeat(22)}&answers=%7B%221%22%3A%220%22%2C%222%22%3A%225%22%7D`,
    refused: 'answers=none',
  },
  winners: { query: '' },
  vacancies: { query: 'city=riga', refused: `city=${'x'.repeat(200)}` },
  vacancy: { query: 'slug=guide', refused: 'slug=nowhere' },
  applyForVacancy: {
    query: '',
    body: 'slug=guide&name=Anna&phone=&email=&fileName=a&file=a&website=x&requestKey=2f6e3b1c-8f0e-4d0c-9a51-0f3b6e1d7c11',
    refused: 'slug=guide',
  },
  cookieSettings: { query: '' },
  countries: { query: '' },
  countriesSimple: { query: '' },
  countriesAttributes: { query: '' },
  footerCountries: { query: '' },
  country: { query: 'page=turkey', refused: 'page=' },
  menu: { query: 'menuType=MiniHeader', refused: 'menuType=none' },
  moved: { query: 'address=/old-page', refused: 'address=/nowhere' },
  searchPages: { query: 'text=visa', refused: 'text=' },
  page: { query: 'page=help', refused: 'page=nowhere' },
  pageMarkets: { query: 'path=/tours/turkey/marenza-palms', refused: 'path=/nowhere' },
  hotelChain: { query: 'chain=marenza', refused: 'chain=x' },
  pages: { query: 'entity=news', refused: 'take=1000' },
  newsList: { query: 'newsType=tours', refused: 'take=1000' },
  newsDetail: { query: 'newsType=tours&slug=summer', refused: 'newsType=tours&slug=nowhere' },
  newsRead: { query: '', body: 'id=1', refused: 'id=x' },
  settings: { query: 'group=social' },
  photoCountries: { query: '' },
  photoAlbums: { caller: manager(), query: 'text=turkey', refused: 'take=1000' },
  photoAlbum: {
    caller: manager(),
    query: 'country=turkey&hotel=marenza-palms',
    refused: 'country=turkey&hotel=nowhere',
  },
  agentPrices: { caller: manager(), query: '', body: 'claims=of-nobody', refused: 'claims=' },
  ownCommission: { caller: manager(), query: '' },
  giveCommissionPlan: {
    ...{ caller: { kind: 'operator' }, query: '' },
    ...{ body: 'agency=1&plan=', refused: 'agency=1&plan=424242' },
  },
  agentMarkups: { caller: manager(), query: '' },
  saveAgentMarkup: {
    ...{ caller: administrator, query: '', body: 'of=agency&kind=percent&percent=3,5' },
    refused: 'of=agency&kind=percent&percent=51',
  },
  cruiseProgram: { query: 'slug=round-the-aegean', refused: 'slug=nowhere' },
  cruisePrograms: { query: 'hotel=90', refused: 'hotel=x' },
  regionClimate: { query: 'region=31', refused: 'region=x' },
  currencyRates: { query: 'CURRENCY=EUR', refused: 'CURRENCY=,' },
  currencyHistory: {
    query: 'currency=EUR&dateBeg=20261101&dateEnd=20261121',
    refused: 'currency=EUR&dateBeg=20261101&dateEnd=20261121&sortField=x',
  },
  excursionTour: { query: 'slug=seven-hills', refused: 'slug=nowhere' },
  feedback: {
    query: '',
    body: 'comment=&name=Anna&phone=1&website=x&requestKey=2f6e3b1c-8f0e-4d0c-9a51-0f3b6e1d7c11',
    refused: 'name=Anna',
  },
  feedbackForm: { query: '' },
  signIn: {
    query: '',
    body: 'email=Anna.Hill@shore.example&password=correct horse battery',
    refused: 'email=paul@shore.example&password=wrong',
  },
  signOut: { caller: manager(), query: '' },
  ownAgencies: { caller: manager(), query: '' },
  changeAgency: { caller: manager(), query: '', body: 'manager=1', refused: 'manager=x' },
  agencyApplications: { caller: { kind: 'operator' }, query: '', refused: 'state=lost' },
  approveApplication: {
    ...{ caller: { kind: 'operator' }, query: '' },
    ...{ body: 'application=1', refused: 'application=424242' },
  },
  refuseApplication: {
    ...{ caller: { kind: 'operator' }, query: '' },
    ...{ body: 'application=1', refused: 'application=424242' },
  },
  agencies: { caller: { kind: 'operator' }, query: '' },
  inviteAdministrator: {
    ...{ caller: { kind: 'operator' }, query: '' },
    ...{ body: 'agency=1&email=new@shore.example', refused: 'agency=1&email=new' },
  },
  suspendAgency: { caller: { kind: 'operator' }, query: '', body: 'agency=3', refused: 'agency=424242' },
  activateAgency: { caller: { kind: 'operator' }, query: '', body: 'agency=1', refused: 'agency=424242' },
  companyPeople: { caller: administrator, query: '' },
  companyProfile: { caller: manager(), query: '' },
  saveCompanyProfile: {
    ...{ caller: administrator, query: '' },
    body: 'lname=Shore&director=&ownership=&taxation=&partner_town_state=&language=&address=Riga&faddress=',
    refused: 'lname=Shore',
  },
  inviteColleague: {
    caller: administrator,
    query: '',
    body: 'agency=1&email=new@shore.example&book=1',
    refused: 'agency=1&email=new',
  },
  withdrawInvitation: { caller: administrator, query: '', body: 'invitation=1', refused: 'invitation=x' },
  changeRights: { caller: administrator, query: '', body: 'manager=2&book=1', refused: 'manager=2&book=yes' },
  suspendManager: { caller: administrator, query: '', body: 'manager=2', refused: 'manager=1' },
  activateManager: { caller: administrator, query: '', body: 'manager=2', refused: 'manager=x' },
  invitation: { query: `token=${'i'.repeat(43)}`, refused: `token=${'x'.repeat(43)}` },
  acceptInvitation: {
    query: '',
    body: `token=${'i'.repeat(43)}&name=Nina&password=Seven Swans a-Swimming`,
    refused: `token=${'i'.repeat(43)}&name=Nina&password=short`,
  },
  currentUser: { caller: manager(), query: '' },
  ownRequests: { caller: traveller, query: '' },
  savedTravellers: { caller: traveller, query: '' },
  saveTraveller: {
    ...{ caller: traveller, query: '', body: 'name=Emil Berg&born=2019-09-02' },
    refused: 'name=Emil Berg&born=2119-09-02',
  },
  forgetTraveller: { caller: traveller, query: '', body: 'savedTraveller=1', refused: 'savedTraveller=x' },
  createAccount: {
    query: '',
    body: 'name=Olivia&email=olivia@traveller.example&consent=1',
    refused: 'name=Olivia&email=olivia&consent=1',
  },
  ownAccount: { caller: traveller, query: '' },
  saveOwnAccount: {
    ...{ caller: traveller, query: '', body: 'name=Olivia Berg&phone=%2B37120000001' },
    refused: 'name=Olivia Berg&phone=1',
  },
  deleteAccount: {
    ...{ caller: traveller, query: '', body: 'password=correct horse battery' },
    refused: 'password=wrong',
  },
  demoPeople: { query: '' },
  changePassword: {
    ...{ caller: traveller, query: '', body: 'current=correct+horse+battery&password=correct+horse+battery' },
    refused: 'current=wrong&password=short',
  },
  signInWithCode: { query: '', body: `ticket=${'t'.repeat(43)}&code=123456`, refused: 'code=' },
  secondFactor: { caller: manager(), query: '' },
  beginSecondFactor: { caller: manager(), query: '' },
  confirmSecondFactor: { caller: manager(), query: '', body: 'code=123456', refused: 'code=' },
  renewRecoveryCodes: { caller: manager(), query: '', body: 'code=123456', refused: 'code=' },
  endSecondFactor: { caller: manager(), query: '', body: 'code=123456', refused: 'code=' },
  ownSessions: { caller: manager(), query: '' },
  endOwnSession: { caller: manager(), query: '', body: 'id=1', refused: 'id=x' },
  endOtherOwnSessions: { caller: manager(), query: '' },
  managerProfile: { caller: manager(), query: '' },
  saveManagerProfile: {
    caller: manager(),
    query: '',
    body: 'fullname=Anna&born=&male=&phones=&email=anna@shore.example&alias=ANNA&town=',
    refused: 'fullname=Anna',
  },
  getNotify: { caller: manager(), query: 'key=COMPARE', refused: 'key=other' },
  setNotify: {
    caller: manager(),
    query: '',
    body: 'key=COMPARE&value=1,2',
    refused: 'key=COMPARE&value=one',
  },
  agentRequests: { caller: manager(), query: 'text=marenza', refused: 'state=lost' },
  agentRequest: { caller: manager(), query: 'request=1', refused: 'request=x' },
  changeAgentRequest: {
    ...{ caller: manager(), query: '', body: 'request=1&state=new' },
    refused: 'request=1&state=lost',
  },
  answerAgentRequest: {
    ...{ caller: { kind: 'operator' }, query: '', body: 'request=1&words=They+have+room' },
    refused: 'request=1&state=lost',
  },
  clients: { caller: manager(), query: 'text=vera', refused: 'page=x' },
  client: { caller: manager(), query: 'client=1', refused: 'client=x' },
  saveClient: {
    caller: manager(),
    query: '',
    body: 'client=0&name=Vera&clientLang=en',
    refused: 'client=0&name=&clientLang=en',
  },
  withdrawConsent: { caller: manager(), query: '', body: 'client=1', refused: 'client=x' },
  deleteClient: { caller: manager(), query: '', body: 'client=2', refused: 'client=x' },
  notifications: { caller: manager(), query: 'page=1', refused: 'page=x' },
  newNotifications: { caller: manager(), query: 'after=0', refused: 'after=x' },
  readNotifications: {
    caller: manager(),
    query: '',
    body: 'which=upTo&notification=1',
    refused: 'which=all&notification=1',
  },
  agentReport: {
    ...{ caller: manager(), query: 'by=country&from=20261101&to=20261130' },
    refused: 'by=country&from=20261101&to=20261031',
  },
  agentCalendar: {
    ...{ caller: manager(), query: 'from=20270601&to=20270630' },
    refused: 'from=20270601&to=20270531',
  },
  requestViews: { caller: manager(), query: '' },
  saveRequestView: {
    ...{ caller: manager(), query: '', body: 'name=New&filters=state=new' },
    refused: 'name=New&filters=state=lost',
  },
  deleteRequestView: { caller: manager(), query: '', body: 'view=1', refused: 'view=x' },
  quotes: { caller: manager(), query: '' },
  quote: { caller: manager(), query: 'quote=1', refused: 'quote=x' },
  addToQuote: { caller: manager(), query: '', body: 'claim=none&quote=1', refused: 'claim=none&quote=x' },
  saveQuote: { caller: manager(), query: '', body: 'quote=1&quoteLang=en', refused: 'quote=1&quoteLang=xx' },
  changeQuoteOffer: {
    caller: manager(),
    query: '',
    body: 'quote=1&offer=1&change=up',
    refused: 'quote=1&offer=1&change=away',
  },
  sendQuote: { caller: manager(), query: '', body: 'quote=1', refused: 'quote=x' },
  deleteQuote: { caller: manager(), query: '', body: 'quote=2', refused: 'quote=x' },
  clientQuote: { query: `token=${smallQuoteToken}`, refused: 'token=short' },
  openedQuote: { query: '', body: `token=${smallQuoteToken}`, refused: 'token=short' },
  markQuoteOffer: { query: '', body: `token=${smallQuoteToken}&offer=1&marked=1`, refused: 'token=short' },
  askAboutQuote: {
    query: '',
    body: `token=${smallQuoteToken}&words=a&website=x&requestKey=2f6e3b1c-8f0e-4d0c-9a51-0f3b6e1d7c11`,
    refused: 'token=short',
  },
  forgotPassword: { query: '', body: 'email=paul@shore.example', refused: 'email=' },
  resetPassword: {
    query: '',
    body: `token=${'r'.repeat(43)}&password=Seven Swans a-Swimming`,
    refused: `token=${'r'.repeat(43)}&password=short`,
  },
  geo: { query: '' },
  hotel: { query: 'hotel=1', refused: 'hotel=' },
  hotelCards: { query: 'hotels=1,2,424242', refused: 'hotels=one' },
  hotelFacts: { query: 'hotels=1,2,424242', refused: 'hotels=' },
  hotelImages: { query: 'hotels=1', refused: 'hotels=one' },
  roomDetails: { query: 'rooms=10,900', refused: 'rooms=ten' },
  roomPrices: { query: `HOTEL_INC=1&${trip}`, refused: `HOTEL_INC=1&${trip}&CURRENCY=XXX` },
  offer: { query: 'claim=OF_AN_OFFER', refused: 'claim=eyJhIjoxfQ.AAAAAAAAAAAAAAAAAAAAAA' },
  offerLetter: { query: 'claim=OF_AN_OFFER', refused: 'claim=eyJhIjoxfQ.AAAAAAAAAAAAAAAAAAAAAA' },
  offerFlights: {
    query: 'claim=OF_AN_OFFER',
    refused: 'claim=eyJhIjoxfQ.AAAAAAAAAAAAAAAAAAAAAA',
  },
  shortenLink: {
    query: '',
    body: 'OriginalUrl=http://localhost:3000/ru/tours',
    refused: 'OriginalUrl=nothing',
  },
  nights: {
    query: 'townFrom=2&state=3&checkInBeg=20270605&checkInEnd=20270612',
    refused: 'townFrom=2&state=3&checkInBeg=20270605&checkInEnd=20270101',
  },
  calendar: { query: 'townFrom=2&state=3&from=20270601&to=20270630', refused: 'townFrom=2&state=x' },
  stays: {
    query: 'townFrom=2&state=3&from=20270601&to=20270610',
    refused: 'townFrom=2&state=3&from=20270601&to=20270501',
  },
  searchMap: {
    query: 'TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&BOX=30,36,33,38',
    refused: 'TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&BOX=33,36,30,38',
  },
  searchCounts: {
    query: 'SEARCH_TYPE=tour&TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612',
    refused: 'SEARCH_TYPE=tour&TOWNFROM=2&STATEINC=3&CHECKIN_BEG=20270605&CHECKIN_END=2027',
  },
  currencies: { query: 'townFrom=2&state=3' },
  hotels: { query: 'townFrom=2&state=3', refused: 'townFrom=Riga' },
  stars: { query: 'townFrom=2&state=3', refused: 'townFrom=Riga' },
  programs: { query: 'townFrom=2&state=3', refused: 'townFrom=Riga' },
  uFilterList: { query: 'townFrom=2&state=3', refused: 'townFrom=Riga' },
  carriers: { query: 'townFrom=2&state=3', refused: 'townFrom=Riga&state=3' },
  tours: { query: 'townFrom=2&state=3', refused: 'townFrom=Riga' },
  priceRange: {
    query: 'townFrom=2&state=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612',
    refused: 'townFrom=2&state=3&CHECKIN_BEG=20270605&CHECKIN_END=20270612&ADULT=0',
  },
  liners: { query: 'townFrom=2&state=90', refused: 'townFrom=Riga' },
  townFroms: { query: '', refused: 'state=x' },
  states: { query: 'townFrom=2', refused: 'townFrom=Riga' },
  getLastMinStates: { query: 'townFrom=2', refused: 'townFrom=Riga' },
  suggestion: { query: 'TOWNFROM=2&TERM=an' },
  partnerInfo: { query: 'inc=11&state=ru', refused: 'inc=424242' },
  managerInfo: { query: 'inc=11&state=ru', refused: 'inc=424242' },
  partnerPhones: { query: 'state=ru', refused: 'townInc=x' },
  locations: { query: '' },
  partners: { query: '', refused: '$filter=nonsense' },
  partnerLocations: { query: '$filter=townInc eq 1', refused: '$filter=nonsense' },
  search: { query: trip, refused: `${trip}&CHECKIN_END=20270601` },
  serviceTypes: { query: '' },
  serviceStateFrom: { query: 'serviceType=69', refused: 'serviceType=mobile' },
  serviceStates: { query: 'serviceType=69&stateFrom=428', refused: 'serviceType=69' },
  serviceTowns: { query: 'serviceType=69&stateFrom=428&state=3', refused: 'serviceType=69' },
  siteMap: { query: 'section=countries', refused: 'section=nothing' },
  ticketSources: { query: '', refused: 'outgoing=perhaps' },
  ticketTargets: { query: 'source=1', refused: 'source=x' },
  ticketAll: { query: 'targetId=1', refused: 'targetId=x' },
  ticketCheckins: { query: 'source=1&target=2', refused: 'source=x' },
  ticketCheckouts: { query: 'source=1&target=2', refused: 'source=x' },
};
