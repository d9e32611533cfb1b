import type { AnswerOf } from '#calls/call.ts';
import { offerCall, offerFlights, offerLetter } from '#calls/hotel.ts';
import { type Directory, entry } from '#domain/catalogue/directory.ts';
import { letterLines } from '#domain/feedback/letter-lines.ts';
import { claimedFlights } from '#domain/offers/claimed-flights.ts';
import { type ChosenStay, type OpenedClaim, type Opening, openClaim } from '#domain/offers/open-claim.ts';
import { priceContents } from '#domain/offers/price-contents.ts';
import { snapshotOfClaim } from '#domain/offers/trip-snapshot.ts';
import { minorPerUnit } from '#lib/money.ts';
import { dayNumber } from '#lib/plain-date.ts';
import type { CallRequest, Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { lineChangeAnswer } from './core-line-change.ts';
import { claimAnswer, excursionTourPath, legAnswer, offerAnswer } from './core-offer-answer.ts';
import { cancellationAnswer, termsChangeAnswer } from './core-offer-terms.ts';
import { receiptAnswer } from './core-receipt-lines.ts';
import { registerRoomPrices } from './core-room-prices.ts';
import { flightAnswer } from './core-search-flights.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

/** `GET /core/room-prices`, `GET /core/offer` and `GET /core/offer-flights` ([W]§7). */
export function registerOffers(api: Api, dependencies: SellingDependencies): void {
  registerRoomPrices(api, dependencies);
  registerOffer(api, dependencies);
  registerOfferFlights(api, dependencies);
  registerOfferLetter(api, dependencies);
}

function registerOffer(api: Api, dependencies: SellingDependencies): void {
  const { catalogue } = dependencies;
  const answer: Handler<typeof offerCall> = (request) => {
    const { query, site, lang, now } = request;
    const opening = openingOf(dependencies, request);
    const opened = openClaim(opening, query.claim);
    const { directory } = opening.moment;
    if (!opened.ok) return noClaim;
    return { ok: true, value: offerCallAnswer(opened.value, { directory, text: textsIn(lang, site), now }) };
  };
  registerCall(api, offerCall, answer, () => [catalogue.current()]);
}

function registerOfferFlights(api: Api, dependencies: SellingDependencies): void {
  const { catalogue } = dependencies;
  const answer: Handler<typeof offerFlights> = (request) => {
    const flights = claimedFlights(openingOf(dependencies, request), request.query.claim);
    if (!flights.ok) return noClaim;
    return {
      ok: true,
      value: flights.value.map(({ claim, out, back, priceMinor, currency, isInstant, isChosen }) => ({
        out: legAnswer(out),
        back: legAnswer(back),
        price: priceMinor / minorPerUnit,
        currency,
        ...claimAnswer(claim),
        daynoconfirm: isInstant ? 0 : 1,
        isChosen,
      })),
    };
  };
  registerCall(api, offerFlights, answer, () => [catalogue.current()]);
}

function registerOfferLetter(api: Api, dependencies: SellingDependencies): void {
  const { catalogue } = dependencies;
  const answer: Handler<typeof offerLetter> = (request) => {
    const { query, site } = request;
    const locale = query.forOffice ? site.mainLocale : request.lang;
    const trip = snapshotOfClaim(openingOf(dependencies, request), query.claim);
    if (trip.ok) return { ok: true, value: { lines: letterLines(trip.value, { site, locale }) } };
    return trip.reason === 'gone' ? noLongerSold : noClaim;
  };
  registerCall(api, offerLetter, answer, () => [catalogue.current()]);
}

/** As of when a claim is priced again. */
export function openingOf(
  { catalogue, claimSecret, claimMaxAge }: SellingDependencies,
  { now, today, rateDay }: Pick<CallRequest<typeof offerCall>, 'now' | 'today' | 'rateDay'>,
): Opening {
  const days = { today: dayNumber(today), rateDay: dayNumber(rateDay) };
  return { moment: momentOf(catalogue), claimSecret, claimMaxAge, now, ...days };
}

const noClaim = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'claim', reason: 'is not a claim of ours' }],
};

const noLongerSold = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'claim', reason: 'can no longer be sold' }],
};

type Telling = { directory: Directory; text: Texts; now: Date };

function offerCallAnswer(opened: OpenedClaim, { directory, text, now }: Telling): AnswerOf<typeof offerCall> {
  if (opened.status === 'gone') {
    const { reason, shownMinor, hotelId } = opened;
    const stay = opened.stay && chosenAnswer(opened.stay, directory);
    return { status: 'gone', reason, shownPrice: shownMinor / minorPerUnit, hotelInc: hotelId, stay };
  }
  const stay = opened.status === 'priced' ? opened.offer : undefined;
  const names = { directory, travellers: opened.travellers, stay, text };
  const priced = {
    receipt: receiptAnswer(opened, names, now),
    shownPrice: opened.shownMinor / minorPerUnit,
    claimedAt: opened.claimedAt?.toISOString() ?? null,
    isOutdated: opened.isOutdated,
    changes: opened.changes.map((change) => lineChangeAnswer(change, directory, text)),
    cancellation: opened.cancellation && cancellationAnswer(opened.cancellation),
    termsMark: opened.terms.mark,
    termsChange: termsChangeAnswer(opened.termsBefore),
  };
  if (opened.status === 'priced') {
    const travellers = opened.parts.map(partAnswer);
    const contents = priceContents(opened.offer, opened.lines, directory);
    return {
      status: 'priced',
      offer: offerAnswer(opened.offer, text, now),
      townFrom: opened.offer.departureTown.id,
      ...priced,
      ...contents,
      travellers,
    };
  }
  return { status: 'priced-flights', offer: flightAnswer(opened.flights, now), ...priced };
}

function chosenAnswer({ townId, excursionTour, ...stay }: ChosenStay, { states }: Directory) {
  const state = excursionTour && entry(states, excursionTour.stateId);
  return {
    ...stay,
    townFrom: townId,
    excursionTourSlugFull: state ? excursionTourPath(excursionTour, state) : '',
  };
}

type TravellerPart = Extract<OpenedClaim, { status: 'priced' }>['parts'][number];

function partAnswer({ room, age, flightMinor, stayMinor, servicesMinor }: TravellerPart) {
  const [flight, stay, services] = [flightMinor, stayMinor, servicesMinor].map((part) => part / minorPerUnit);
  return { room, age, flight: flight!, stay: stay!, services: services!, total: flight! + stay! + services! };
}
