import type { AnswerOf } from '#calls/call.ts';
import { accountData, clientData } from '#calls/data-exports.ts';
import { findBookingsOf } from '#domain/bookings/find-booking.ts';
import { clientDataOf } from '#domain/clients/client-data.ts';
import { letterLines } from '#domain/feedback/letter-lines.ts';
import type { ShownOffer } from '#domain/offers/kept-offer.ts';
import type { TripSnapshot } from '#domain/offers/trip-snapshot.ts';
import { accountDataOf } from '#domain/travellers/account-data.ts';
import { minorPerUnit } from '#lib/money.ts';
import { plainDate } from '#lib/plain-date.ts';
import type { Locale } from '#sites/locales.ts';
import type { Site } from '#sites/site.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { asTraveller } from './as-person.ts';
import { bookingValue } from './booking-answer.ts';
import { clientAnswer } from './clients.ts';
import type { SellingDependencies } from './core-context.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** What is stored about a person, for them to have: about clients of an agency, and about travellers. */
export function registerDataExports(
  api: Api,
  { db, claimSecret }: Pick<SellingDependencies, 'claimSecret'> & Pick<SignInDependencies, 'db'>,
): void {
  registerCall(api, clientData, async ({ query, caller, lang, site }) => {
    const found = await clientDataOf(db, asManager(caller), query.client);
    if (!found) return { ok: false, reason: 'not-found' };
    return { ok: true, value: clientDataAnswer(found, { site, locale: lang }) };
  });
  registerCall(api, accountData, async (request) => {
    const { caller, lang, site } = request;
    const { personId } = asTraveller(caller);
    const found = await accountDataOf(db, personId);
    if (!found) return { ok: false, reason: 'login-required' };
    const bookings = await findBookingsOf(db, personId, { claimSecret, now: request.now });
    return {
      ok: true,
      value: { ...accountAnswer(found, { site, locale: lang }), bookings: bookings.map(withoutLink) },
    };
  });
}

/** The secret of its link would open the booking to everybody who is given the file. */
function withoutLink(held: Parameters<typeof bookingValue>[0]) {
  const { link: _, ...value } = bookingValue(held);
  return value;
}

type Language = { site: Site; locale: Locale };
type ClientData = NonNullable<Awaited<ReturnType<typeof clientDataOf>>>;
type AccountData = NonNullable<Awaited<ReturnType<typeof accountDataOf>>>;

function clientDataAnswer(found: ClientData, language: Language): AnswerOf<typeof clientData> {
  const text = textsIn(language.locale, language.site);
  return {
    ...clientAnswer(found.client),
    madeAt: found.client.made_at.toISOString(),
    quotes: found.quotes.map(({ quote, events }) => ({
      inc: quote.inc,
      title: quote.title,
      client: quote.client,
      clientLang: quote.locale,
      words: quote.words,
      madeAt: quote.made_at.toISOString(),
      sentAt: quote.sent_at?.toISOString() ?? null,
      validUntil: quote.valid_until,
      outcome: quote.outcome,
      outcomeReason: quote.outcome_reason,
      settledAt: quote.settled_at?.toISOString() ?? null,
      offers: found.offers
        .filter(({ quote_inc }) => quote_inc === quote.inc)
        .map((offer) => ({
          ...tripAnswer(offer.shown, text),
          total: (offer.total_minor + offer.markup_minor) / minorPerUnit,
          currency: quote.currency,
          words: offer.words,
        })),
      events: events.map(({ kind, words, contact, at }) => ({ kind, words, contact, at: at.toISOString() })),
    })),
    requests: found.requests.map((request) => ({
      ...requestAnswer(request, language),
      state: request.state,
      events: found.events
        .filter(({ request_id }) => request_id === request.id)
        .map(({ at, manager_inc, state, words, is_shared }) => ({
          at: at.toISOString(),
          by: manager_inc === null ? ('operator' as const) : ('agency' as const),
          state,
          words,
          isPrivate: !is_shared,
        })),
    })),
  };
}

function accountAnswer(
  found: AccountData,
  language: Language,
): Omit<AnswerOf<typeof accountData>, 'bookings'> {
  const { account, requests, travellers, sessions, lists, history } = found;
  return {
    account: {
      traveller: account.id,
      name: account.name,
      email: account.email,
      phone: account.own_phone ?? '',
      workPhones: account.phones,
      born: account.born,
      isMale: account.is_male,
      accountLang: account.locale,
      state: account.state,
      createdAt: account.created_at.toISOString(),
      consentedAt: account.consented_at?.toISOString() ?? null,
      secondFactorSince: account.confirmed_at?.toISOString() ?? null,
    },
    requests: requests.map((request) => requestAnswer(request, language)),
    travellers: travellers.map(({ name, born }) => ({ name, born })),
    sessions: sessions.map((session) => ({
      device: session.device,
      address: session.address,
      market: session.site_id,
      since: session.created_at.toISOString(),
      lastSeen: session.last_seen_at.toISOString(),
      secondFactorAt: session.second_factor_at?.toISOString() ?? null,
    })),
    lists: lists.map(({ name, hotels, trips }) => ({
      name,
      hotels,
      trips: trips as Record<string, string>, // as they were inserted
    })),
    history: history.map(({ at, deed, address }) => ({ at: at.toISOString(), change: deed, address })),
  };
}

type Request = {
  id: number;
  sent_at: Date;
  name: string;
  phone: string;
  email: string;
  comment: string;
  trip: TripSnapshot | null;
  shown: ShownOffer;
  total_minor: number;
  currency: string;
};

function requestAnswer(request: Request, language: Language) {
  return {
    request: request.id,
    sentAt: request.sent_at.toISOString(),
    name: request.name,
    phone: request.phone,
    email: request.email,
    lines: request.trip ? letterLines(request.trip, language) : [],
    letter: request.comment,
    ...tripAnswer(request.shown, textsIn(language.locale, language.site)),
    total: request.total_minor / minorPerUnit,
    currency: request.currency,
  };
}

function tripAnswer({ hotel, departsOn, nights, adults, childAges }: ShownOffer, text: Texts) {
  return {
    hotelName: text(hotel),
    departsOn: plainDate(departsOn),
    nights,
    adult: adults,
    ages: childAges,
  };
}
