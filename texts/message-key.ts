/** Written by `npm run texts:types`, one line an area of messages: not by hand. */
import type account from './messages/en/account.json';
import type agencyForm from './messages/en/agencyForm.json';
import type agentMarkup from './messages/en/agentMarkup.json';
import type agentMenu from './messages/en/agentMenu.json';
import type agentPrices from './messages/en/agentPrices.json';
import type agentSettings from './messages/en/agentSettings.json';
import type callBack from './messages/en/callBack.json';
import type cards from './messages/en/cards.json';
import type careers from './messages/en/careers.json';
import type chat from './messages/en/chat.json';
import type clients from './messages/en/clients.json';
import type common from './messages/en/common.json';
import type companyProfile from './messages/en/companyProfile.json';
import type compare from './messages/en/compare.json';
import type consent from './messages/en/consent.json';
import type cookies from './messages/en/cookies.json';
import type country from './messages/en/country.json';
import type currency from './messages/en/currency.json';
import type dates from './messages/en/dates.json';
import type detail from './messages/en/detail.json';
import type directions from './messages/en/directions.json';
import type editorial from './messages/en/editorial.json';
import type errors from './messages/en/errors.json';
import type excursionTour from './messages/en/excursionTour.json';
import type failurePage from './messages/en/failurePage.json';
import type failures from './messages/en/failures.json';
import type family from './messages/en/family.json';
import type fields from './messages/en/fields.json';
import type flights from './messages/en/flights.json';
import type footer from './messages/en/footer.json';
import type form from './messages/en/form.json';
import type header from './messages/en/header.json';
import type helpSearch from './messages/en/helpSearch.json';
import type home from './messages/en/home.json';
import type hotelMap from './messages/en/hotelMap.json';
import type leavingSoon from './messages/en/leavingSoon.json';
import type letter from './messages/en/letter.json';
import type lists from './messages/en/lists.json';
import type lookups from './messages/en/lookups.json';
import type mail from './messages/en/mail.json';
import type modalHeaderGEO from './messages/en/modalHeaderGEO.json';
import type moneyTransfer from './messages/en/moneyTransfer.json';
import type news from './messages/en/news.json';
import type notifications from './messages/en/notifications.json';
import type offer from './messages/en/offer.json';
import type officeList from './messages/en/officeList.json';
import type offices from './messages/en/offices.json';
import type outings from './messages/en/outings.json';
import type over from './messages/en/over.json';
import type pages from './messages/en/pages.json';
import type people from './messages/en/people.json';
import type personalData from './messages/en/personalData.json';
import type photos from './messages/en/photos.json';
import type places from './messages/en/places.json';
import type print from './messages/en/print.json';
import type profile from './messages/en/profile.json';
import type projects from './messages/en/projects.json';
import type quote from './messages/en/quote.json';
import type quotes from './messages/en/quotes.json';
import type rates from './messages/en/rates.json';
import type recent from './messages/en/recent.json';
import type request from './messages/en/request.json';
import type requests from './messages/en/requests.json';
import type results from './messages/en/results.json';
import type richText from './messages/en/richText.json';
import type room from './messages/en/room.json';
import type season from './messages/en/season.json';
import type security from './messages/en/security.json';
import type services from './messages/en/services.json';
import type settings from './messages/en/settings.json';
import type share from './messages/en/share.json';
import type shell from './messages/en/shell.json';
import type signIn from './messages/en/signIn.json';
import type survey from './messages/en/survey.json';
import type traveller from './messages/en/traveller.json';
import type user from './messages/en/user.json';
import type validations from './messages/en/validations.json';
import type voyage from './messages/en/voyage.json';
import type wizard from './messages/en/wizard.json';
import type work from './messages/en/work.json';
import type workCalendar from './messages/en/workCalendar.json';
import type workReport from './messages/en/workReport.json';

/** The key of a text: English is the catalogue that the others are measured by. */
export type MessageKey =
  | keyof typeof account
  | keyof typeof agencyForm
  | keyof typeof agentMarkup
  | keyof typeof agentMenu
  | keyof typeof agentPrices
  | keyof typeof agentSettings
  | keyof typeof callBack
  | keyof typeof cards
  | keyof typeof careers
  | keyof typeof chat
  | keyof typeof clients
  | keyof typeof common
  | keyof typeof companyProfile
  | keyof typeof compare
  | keyof typeof consent
  | keyof typeof cookies
  | keyof typeof country
  | keyof typeof currency
  | keyof typeof dates
  | keyof typeof detail
  | keyof typeof directions
  | keyof typeof editorial
  | keyof typeof errors
  | keyof typeof excursionTour
  | keyof typeof failurePage
  | keyof typeof failures
  | keyof typeof family
  | keyof typeof fields
  | keyof typeof flights
  | keyof typeof footer
  | keyof typeof form
  | keyof typeof header
  | keyof typeof helpSearch
  | keyof typeof home
  | keyof typeof hotelMap
  | keyof typeof leavingSoon
  | keyof typeof letter
  | keyof typeof lists
  | keyof typeof lookups
  | keyof typeof mail
  | keyof typeof modalHeaderGEO
  | keyof typeof moneyTransfer
  | keyof typeof news
  | keyof typeof notifications
  | keyof typeof offer
  | keyof typeof officeList
  | keyof typeof offices
  | keyof typeof outings
  | keyof typeof over
  | keyof typeof pages
  | keyof typeof people
  | keyof typeof personalData
  | keyof typeof photos
  | keyof typeof places
  | keyof typeof print
  | keyof typeof profile
  | keyof typeof projects
  | keyof typeof quote
  | keyof typeof quotes
  | keyof typeof rates
  | keyof typeof recent
  | keyof typeof request
  | keyof typeof requests
  | keyof typeof results
  | keyof typeof richText
  | keyof typeof room
  | keyof typeof season
  | keyof typeof security
  | keyof typeof services
  | keyof typeof settings
  | keyof typeof share
  | keyof typeof shell
  | keyof typeof signIn
  | keyof typeof survey
  | keyof typeof traveller
  | keyof typeof user
  | keyof typeof validations
  | keyof typeof voyage
  | keyof typeof wizard
  | keyof typeof work
  | keyof typeof workCalendar
  | keyof typeof workReport;
