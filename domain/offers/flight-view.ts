import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { Party } from '#price-search/catalogue.ts';
import { type FlightChoice, type FlightOffer, packageWithFlight } from '#price-search/find-flights.ts';
import { countTravellers } from '#price-search/guests.ts';
import { beginWith, type Sold, termsShown } from './cancellation-view.ts';
import { writeClaim } from './claim.ts';
import { type LegView, viewLeg } from './leg-view.ts';
import type { SaleContext } from './offer-view.ts';

/** Flights alone as they are shown; amounts in minor units of `currency`. */
export type FlightView = {
  claim: string;
  priceMinor: number;
  currency: string;
  party: Party;
  departDate: PlainDate;
  /** Of one way the same day. */
  returnDate: PlainDate;
  isInstant: boolean;
  out: LegView;
  back: LegView | null;
};

/** Makes flights presentable, and signs their claim. */
export function viewFlights(sale: SaleContext, offer: FlightOffer, party: Party): FlightView {
  const { moment, point, claimSecret, now } = sale;
  const { out, back, totalMinor } = offer;
  const { market, currency } = point;
  const shown = new Map(fareLines(offer).map(({ key, amountMinor }) => [key, amountMinor / 100]));
  const choice = choiceOf(offer, party);
  const { seats } = countTravellers(party);
  const terms = termsShown({ moment, point, now }, soldFlights(offer, party, moment));
  return {
    claim: writeClaim({ kind: 'flight', choice, market, currency, shown, pricedAt: now, terms }, claimSecret),
    priceMinor: totalMinor,
    currency,
    party,
    departDate: fromDayNumber(out.departDay),
    returnDate: fromDayNumber((back ?? out).departDay),
    isInstant: !out.isOnRequest && !back?.isOnRequest,
    out: viewLeg(moment, out, seats),
    back: back && viewLeg(moment, back, seats),
  };
}

/** Flights alone as far as their terms of cancellation go. */
export const soldFlights = (offer: FlightOffer, party: Party, moment: CatalogueMoment): Sold => ({
  lines: fareLines(offer),
  stayTermsIds: [],
  guests: [],
  travellers: countTravellers(party).seats,
  packetType: packageWithFlight,
  begin: beginWith(moment, offer.out),
});

/** What flights alone cost: a line each way, under the keys of a tour's receipt. */
export const fareLines = ({ out, back, outMinor, backMinor }: FlightOffer) => [
  { kind: 'flight' as const, key: 'flight-out', direction: 'out' as const, leg: out, amountMinor: outMinor },
  ...(back
    ? [
        {
          kind: 'flight' as const,
          key: 'flight-back',
          direction: 'back' as const,
          leg: back,
          amountMinor: backMinor,
        },
      ]
    : []),
];

const choiceOf = ({ out, back }: FlightOffer, party: Party): FlightChoice => ({
  from: out.from,
  to: out.to,
  departDay: out.departDay,
  outLegId: out.id,
  returnDay: back?.departDay ?? null,
  backLegId: back?.id ?? null,
  party,
});
