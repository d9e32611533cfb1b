import { Hono } from 'hono';
import { createLiveContent } from '#domain/content/live-content.ts';
import type { LeadLimits } from '#domain/feedback/odd-leads.ts';
import type { SendFeedbackContext } from '#domain/feedback/send-feedback.ts';
import { createCacheBudget } from '#lib/lru-cache.ts';
import { registerAgencies } from './agencies.ts';
import { registerAgencyApplications } from './agency-applications.ts';
import { registerAgentCalendar } from './agent-calendar.ts';
import { registerAgentMarkups } from './agent-markups.ts';
import { registerAgentPrices } from './agent-prices.ts';
import { registerAgentReport } from './agent-report.ts';
import { registerAgentRequests } from './agent-requests.ts';
import { registerAgentToday } from './agent-today.ts';
import type { Api, ApiEnv, UnknownNames } from './api-env.ts';
import { type BookingDependencies, registerBookings } from './bookings.ts';
import { registerCareers } from './careers.ts';
import { registerClientQuote } from './client-quote.ts';
import { registerClients } from './clients.ts';
import { registerColleagues } from './colleagues.ts';
import { registerCompanyProfile } from './company-profile.ts';
import { registerConfirmEmail } from './confirm-email.ts';
import { registerContent } from './content.ts';
import { registerClimate } from './core-climate.ts';
import type { SellingDependencies } from './core-context.ts';
import { registerCruiseProgram } from './core-cruise.ts';
import { registerHotel, registerHotelCards } from './core-hotel.ts';
import { registerHotelFacts } from './core-hotel-facts.ts';
import { registerLookups } from './core-lookups.ts';
import { registerOffers } from './core-offers.ts';
import { registerSearch } from './core-search.ts';
import { registerSearchCounts } from './core-search-counts.ts';
import { registerSearchMap } from './core-search-map.ts';
import { registerTickets } from './core-tickets.ts';
import { registerCurrency } from './currency.ts';
import { registerCurrentUser } from './current-user.ts';
import { registerDataExports } from './data-exports.ts';
import { registerExcursionTour } from './excursion-tour.ts';
import { closeApi } from './fallback.ts';
import { registerFeedback } from './feedback.ts';
import { type PlaceDependencies, registerGeo } from './geo.ts';
import { guardLeads } from './guard-lead.ts';
import { registerInvitation } from './invitation.ts';
import { registerLinks } from './links.ts';
import { registerManagerProfile } from './manager-profile.ts';
import { registerNotifications } from './notifications.ts';
import { registerNotify } from './notify.ts';
import { registerOffices } from './offices.ts';
import { registerOwnAgencies } from './own-agencies.ts';
import { registerPhotoArchive } from './photo-archive.ts';
import { answerError } from './problem.ts';
import { registerQuotes } from './quotes.ts';
import { registerRequestViews } from './request-views.ts';
import { registerSecondFactor } from './second-factor.ts';
import { registerServices } from './services.ts';
import { registerSessions } from './sessions.ts';
import { registerSignIn, type SignInDependencies } from './sign-in.ts';
import { registerSignInHandoff } from './sign-in-handoff.ts';
import { registerStateFlag } from './state-flag.ts';
import { registerSurveys } from './surveys.ts';
import { registerTravellerAccount } from './traveller-account.ts';
import { registerTravellerThings } from './traveller-things.ts';

export type ApiDependencies = Pick<SendFeedbackContext, 'db' | 'boss' | 'sites'> &
  SellingDependencies &
  PlaceDependencies &
  SignInDependencies &
  BookingDependencies & {
    /** For reads that may be a second old; `db` where it is missing. */
    reads?: SendFeedbackContext['db'];
    /** Checks every answer against its schema: for development and tests. */
    checkAnswers: boolean;
    unknownNames: UnknownNames;
    /** How many requests of a kind are odd. */
    leadLimits: LeadLimits;
  };

/** A page of 20 hotels is some 5,000 parts. */
const mostParts = 1_000_000;

/** All calls of the API. */
export function createApi(dependencies: ApiDependencies): Api {
  const { checkAnswers, unknownNames } = dependencies;
  // What things are and look like may be a second old; what they cost, what is cached with it, and what is sent, may not.
  const reading = { ...dependencies, db: dependencies.reads ?? dependencies.db };
  const content = createLiveContent(reading);
  const api: Api = {
    routes: new Hono<ApiEnv>(),
    calls: [],
    answerers: new Map(),
    checkAnswers,
    unknownNames,
    outcomeCache: createCacheBudget(mostParts),
    moments: async (log) => [dependencies.catalogue.current(), await content.current(log)],
  };
  const guard = guardLeads(dependencies);
  api.routes.onError(answerError);
  registerSearch(api, dependencies);
  registerSearchMap(api, dependencies);
  registerSearchCounts(api, dependencies);
  registerStateFlag(api, reading);
  registerLookups(api, reading);
  registerHotel(api, dependencies);
  registerHotelCards(api, dependencies);
  registerHotelFacts(api, dependencies);
  registerCruiseProgram(api, dependencies);
  registerClimate(api, dependencies);
  registerOffers(api, dependencies);
  registerTickets(api, dependencies);
  registerBookings(api, dependencies);
  registerExcursionTour(api, dependencies);
  registerCurrency(api, dependencies);
  registerServices(api, dependencies);
  registerGeo(api, dependencies);
  registerContent(api, { ...reading, content });
  registerOffices(api, { content });
  registerPhotoArchive(api, reading);
  registerFeedback(api, { ...dependencies, guard });
  registerCareers(api, { ...dependencies, guard });
  registerAgencyApplications(api, { ...dependencies, guard });
  registerAgencies(api, dependencies);
  registerSurveys(api, dependencies);
  registerLinks(api, dependencies);
  registerSignIn(api, dependencies);
  registerSignInHandoff(api, dependencies);
  registerSecondFactor(api, dependencies);
  registerSessions(api, dependencies);
  registerOwnAgencies(api, dependencies);
  registerColleagues(api, dependencies);
  registerInvitation(api, dependencies);
  registerConfirmEmail(api, dependencies);
  registerTravellerAccount(api, dependencies);
  registerTravellerThings(api, dependencies);
  registerCurrentUser(api, dependencies);
  registerNotify(api, dependencies);
  registerNotifications(api, dependencies);
  registerAgentPrices(api, dependencies);
  registerAgentMarkups(api, dependencies);
  registerCompanyProfile(api, dependencies);
  registerManagerProfile(api, { ...dependencies, content });
  registerAgentRequests(api, dependencies);
  registerRequestViews(api, dependencies);
  registerAgentCalendar(api, dependencies);
  registerAgentToday(api, dependencies);
  registerAgentReport(api, dependencies);
  registerClients(api, dependencies);
  registerDataExports(api, dependencies);
  registerQuotes(api, dependencies);
  registerClientQuote(api, { ...dependencies, guard });
  closeApi(api.routes);
  return api;
}
