import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Begin } from '#domain/cancellation/cancellation-fee.ts';
import { readChoice } from '#domain/catalogue/read-choice.ts';
import { type Thing, termsShown, thingsOf } from '#domain/offers/cancellation-view.ts';
import { type Claim, type FlightClaim, readClaim, type TourClaim, writeClaim } from '#domain/offers/claim.ts';
import { fareLines, soldFlights } from '#domain/offers/flight-view.ts';
import { keepOffer } from '#domain/offers/kept-offer.ts';
import { type Opening, pointOfSale, renew } from '#domain/offers/open-claim.ts';
import { fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { Party } from '#price-search/catalogue.ts';
import { priceFlights } from '#price-search/find-flights.ts';
import { countTravellers } from '#price-search/guests.ts';
import { differingLines, type ReceiptLine, receiptFor } from '#price-search/receipt.ts';
import { refusedOnChoice } from '#price-search/refused-party.ts';
import { type LineChange, Refused } from './refusal.ts';
import { needsOfLegs, needsOfTour, type StockNeed } from './stock-needs.ts';

/** A choice with the price and the terms that hold in the transaction that priced it. */
export type PricedClaim = {
  kind: Claim['kind'];
  choice: Claim['choice'];
  /** With the price of now. */
  claim: string;
  lines: ReceiptLine[];
  totalMinor: number;
  currency: string;
  rateDay: PlainDate | null;
  shownMinor: number;
  changes: LineChange[];
  termsChanged: boolean;
  isOnRequest: boolean;
  needs: StockNeed[];
  /** Null: the operator has not said all terms of cancellation. */
  things: Thing[] | null;
  begins: Begin;
  departsOn: PlainDate;
  returnsOn: PlainDate;
  /** Who sleeps in which room; one where there is none. */
  rooms: Party[];
  /** What it is called, in all languages. */
  shown: object;
  hash: string;
};

/** Prices the choice of a claim from the contract rows of the transaction `db`, by the functions that showed it. */
export async function priceClaim(
  db: Kysely<DB>,
  opening: Opening,
  token: string,
  market: string,
): Promise<PricedClaim> {
  const claim = readClaim(token, opening.claimSecret);
  if (!claim) throw new Refused({ reason: 'not-a-claim' });
  if (claim.market !== market) throw new Refused({ reason: 'other-market' });
  const moment = await readChoice(db, claim.choice, opening.moment);
  const fresh = { ...opening, moment };
  const priced = claim.kind === 'tour' ? priceTour(fresh, claim) : priceFlight(fresh, claim);
  return { ...priced, hash: hashOf(priced) };
}

type Unhashed = Omit<PricedClaim, 'hash'>;

function priceTour(opening: Opening, claim: TourClaim): Unhashed {
  const { moment, now } = opening;
  const { choice, currency } = claim;
  const point = pointOfSale(opening, claim);
  const priced = receiptFor(moment.snapshot, choice, point);
  if (!priced.ok) throw new Refused({ reason: 'gone', because: priced.reason });
  const { receipt } = priced;
  const renewed = renew(claim, receipt, opening);
  const { out, back } = receipt;
  return {
    kind: 'tour',
    choice,
    claim: renewed.claim,
    lines: receipt.lines,
    totalMinor: receipt.totalMinor,
    currency,
    rateDay: receipt.rateDay === null ? null : fromDayNumber(receipt.rateDay),
    ...comparedWith(claim, receipt.lines, renewed.terms.mark),
    isOnRequest: receipt.isOnRequest,
    needs: needsOfTour(choice, receipt),
    things: thingsOf({ moment, point, now }, renewed.sold) ?? null,
    begins: renewed.sold.begin,
    departsOn: fromDayNumber(out?.departDay ?? choice.checkIn),
    returnsOn: fromDayNumber(back?.arriveDay ?? choice.checkIn + choice.nights),
    rooms: choice.rooms.map(({ party }) => party),
    shown: keepOffer(claim, opening)!.shown, // it was sold three lines above
  };
}

function priceFlight(opening: Opening, claim: FlightClaim): Unhashed {
  const { moment, now, claimSecret } = opening;
  const { choice, currency } = claim;
  const point = pointOfSale(opening, claim);
  const offer = priceFlights(moment.snapshot, choice, point);
  if (!offer) {
    const because = refusedOnChoice(moment.snapshot, choice, point) ?? 'flight';
    throw new Refused({ reason: 'gone', because });
  }
  const { out, back } = offer;
  const selling = { moment, point, now };
  const sold = soldFlights(offer, choice.party, moment);
  const terms = termsShown(selling, sold);
  const lines = fareLines(offer);
  const shown = new Map(lines.map(({ key, amountMinor }) => [key, amountMinor / 100]));
  const { airports } = moment.directory;
  return {
    kind: 'flight',
    choice,
    claim: writeClaim({ ...claim, shown, pricedAt: now, terms }, claimSecret),
    lines,
    totalMinor: offer.totalMinor,
    currency,
    rateDay: null,
    ...comparedWith(claim, lines, terms.mark),
    isOnRequest: out.isOnRequest || (back?.isOnRequest ?? false),
    needs: needsOfLegs([out, back], countTravellers(choice.party).seats),
    things: thingsOf(selling, sold) ?? null,
    begins: sold.begin,
    departsOn: fromDayNumber(out.departDay),
    returnsOn: fromDayNumber((back ?? out).arriveDay),
    rooms: [choice.party],
    shown: { from: airports.get(choice.from)?.townName, to: airports.get(choice.to)?.townName },
  };
}

function comparedWith({ shown, terms }: Claim, lines: readonly ReceiptLine[], mark: string) {
  const before = new Map([...shown].map(([key, units]) => [key, units * 100]));
  return {
    shownMinor: [...before.values()].reduce((sum, minor) => sum + minor, 0),
    changes: differingLines(before, lines),
    termsChanged: terms !== undefined && terms.mark !== mark,
  };
}

/** Names amounts, days and terms: the same on screen, in the database, in a document and in a mail. */
function hashOf({ lines, totalMinor, currency, departsOn, returnsOn, things }: Unhashed): string {
  const agreed = [
    lines.map(({ key, amountMinor }) => [key, amountMinor]),
    totalMinor,
    currency,
    departsOn,
    returnsOn,
    things,
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex');
}

/** Refuses what is dearer than was shown by more than the customer allowed beforehand, or has other terms. */
export function agreeOn(priced: PricedClaim, riseAllowedMinor: number, allowsRequest: boolean): void {
  const { changes, shownMinor, totalMinor, currency, termsChanged, claim } = priced;
  if (totalMinor > shownMinor + riseAllowedMinor || termsChanged)
    throw new Refused({
      reason: 'price-changed',
      changes,
      shownMinor,
      totalMinor,
      currency,
      termsChanged,
      claim,
    });
  if (priced.isOnRequest && !allowsRequest) throw new Refused({ reason: 'on-request', claim });
}
