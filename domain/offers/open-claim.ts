import type { ExcursionTourEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { PointOfSale } from '#price-search/catalogue.ts';
import { departureDay } from '#price-search/departure-day.ts';
import { priceFlights } from '#price-search/find-flights.ts';
import { countTravellers, type Travellers } from '#price-search/guests.ts';
import {
  differingLines,
  type NotSold,
  type Receipt,
  type ReceiptLine,
  receiptFor,
} from '#price-search/receipt.ts';
import { refusedOnChoice } from '#price-search/refused-party.ts';
import { rateDayBetween } from '#price-search/rounding.ts';
import { type TravellerPart, travellerParts } from '#price-search/traveller-parts.ts';
import { type CancellationView, soldAs, termsShown, viewCancellation } from './cancellation-view.ts';
import {
  type Claim,
  type FlightClaim,
  readClaim,
  type ShownTerms,
  type TourClaim,
  writeClaim,
} from './claim.ts';
import { type FlightView, fareLines, soldFlights, viewFlights } from './flight-view.ts';
import { type OfferView, viewChoice } from './offer-view.ts';

/** What a claim is worth now. */
type Worth = {
  lines: ReceiptLine[];
  travellers: Travellers;
  totalMinor: number;
  currency: string;
  rateDate: PlainDate | null;
  shownMinor: number;
  /** When the price in the claim was computed, as far as the claim says so. */
  claimedAt: Date | null;
  /** That is longer ago than prices are held: who reads it is told to look at the new one. */
  isOutdated: boolean;
  changes: { key: string; beforeMinor: number; afterMinor: number }[];
  /** What is lost when it is cancelled; null where the operator has not said all of it. */
  cancellation: CancellationView | null;
  /** The terms of that, and those of the claim where they were others. */
  terms: ShownTerms;
  termsBefore: ShownTerms | null;
};

export type OpenedClaim =
  | ({ status: 'priced'; offer: OfferView; parts: TravellerPart[] } & Worth)
  | ({ status: 'priced-flights'; flights: FlightView } & Worth)
  | {
      status: 'gone';
      reason: GoneReason;
      shownMinor: number;
      hotelId: number;
      /** What was chosen, to ask for its like; null where flights alone were. */
      stay: ChosenStay | null;
    };

/** Why a choice can no longer be sold. */
export type GoneReason = NotSold['reason'];

export type ChosenStay = {
  checkIn: PlainDate;
  /** The day of its flight, where that is known, else of the first night. */
  departs: PlainDate;
  nights: number;
  adults: number;
  childAges: number[];
  hasFlight: boolean;
  /** Where it begins; null where the operator has that tour no more. */
  townId: number | null;
  /** What it is a departure of, where it is of an excursion tour that the operator still has. */
  excursionTour: ExcursionTourEntry | null;
};

/** Receipt lines as the engine has them, and who they are for. */
export type ClaimLine = Worth['lines'][number];
export type ClaimChange = Worth['changes'][number];
export type ClaimTravellers = Worth['travellers'];

export type Opening = Pick<PointOfSale, 'today' | 'rateDay'> & {
  moment: CatalogueMoment;
  claimSecret: string;
  now: Date;
  /** Hours that a price is held; undefined: however long. */
  claimMaxAge?: number | undefined;
};

/** Prices the choice of a claim again, as of now, and says what differs from the price that was shown. */
export function openClaim(opening: Opening, token: string): Result<OpenedClaim, 'not-a-claim'> {
  const claim = readClaim(token, opening.claimSecret);
  if (!claim) return fail('not-a-claim');
  return ok(claim.kind === 'tour' ? openTour(opening, claim) : openFlights(opening, claim));
}

function openTour(opening: Opening, claim: TourClaim): OpenedClaim {
  const shownMinor = totalShown(claim);
  const { moment, now } = opening;
  const point = pointOfSale(opening, claim);
  const priced = receiptFor(moment.snapshot, claim.choice, point);
  if (!priced.ok) {
    const { reason } = priced;
    return { status: 'gone', reason, shownMinor, hotelId: claim.choice.hotelId, stay: stayOf(moment, claim) };
  }
  const { receipt } = priced;
  const selling = { moment, point, now };
  const renewed = renew(claim, receipt, opening);
  return {
    status: 'priced',
    offer: viewChoice(selling, claim.choice, receipt, renewed),
    parts: travellerParts(moment.snapshot, claim.choice, receipt),
    lines: receipt.lines,
    travellers: receipt.travellers,
    totalMinor: receipt.totalMinor,
    currency: receipt.currency,
    rateDate: receipt.rateDay === null ? null : fromDayNumber(receipt.rateDay),
    shownMinor,
    ...ageOf(opening, claim),
    changes: differingLines(inMinor(claim.shown), receipt.lines),
    cancellation: viewCancellation(selling, renewed.sold),
    ...termsNow(claim, renewed.terms),
  };
}

function stayOf({ snapshot, directory }: CatalogueMoment, { choice }: TourClaim): ChosenStay {
  const { checkIn, nights, outLegId, rooms, tourId } = choice;
  const excursionTourId = directory.tours.get(tourId)?.excursionTourId;
  return {
    townId: snapshot.tours.get(tourId)?.townId ?? null,
    excursionTour: directory.excursionTours.get(excursionTourId ?? 0) ?? null,
    checkIn: fromDayNumber(checkIn),
    departs: fromDayNumber(departureDay(snapshot, choice)),
    nights,
    adults: rooms.reduce((sum, { party }) => sum + party.adults, 0),
    childAges: rooms.flatMap(({ party }) => party.childAges).sort((a, b) => a - b),
    hasFlight: outLegId !== null,
  };
}

function openFlights(opening: Opening, claim: FlightClaim): OpenedClaim {
  const { moment, claimSecret, now } = opening;
  const { choice, currency } = claim;
  const shownMinor = totalShown(claim);
  const point = pointOfSale(opening, claim);
  const offer = priceFlights(moment.snapshot, choice, point);
  if (!offer) {
    const reason = refusedOnChoice(moment.snapshot, choice, point) ?? 'flight';
    return { status: 'gone', reason, shownMinor, hotelId: 0, stay: null };
  }
  const lines = fareLines(offer);
  const travellers = countTravellers(choice.party);
  const rateDay = rateDayBetween(moment.snapshot.trade.rates, offer.out.currency, point);
  const selling = { moment, point, now };
  const sold = soldFlights(offer, choice.party, moment);
  return {
    status: 'priced-flights',
    flights: viewFlights({ moment, point, claimSecret, now }, offer, choice.party),
    lines,
    travellers,
    totalMinor: offer.totalMinor,
    currency,
    rateDate: rateDay === null ? null : fromDayNumber(rateDay),
    shownMinor,
    ...ageOf(opening, claim),
    changes: differingLines(inMinor(claim.shown), lines),
    cancellation: viewCancellation(selling, sold),
    ...termsNow(claim, termsShown(selling, sold)),
  };
}

/** The point of sale of a claim, as of now. */
export const pointOfSale = ({ today, rateDay }: Opening, { market, currency }: Claim): PointOfSale => ({
  market,
  currency,
  today,
  rateDay,
});

const totalShown = ({ shown }: Claim) => [...shown.values()].reduce((sum, units) => sum + units, 0) * 100;

const inMinor = (shown: Claim['shown']) => new Map([...shown].map(([key, units]) => [key, units * 100]));

/** A choice with the price and the terms that are shown now, and all else as in a claim; and what of it may be cancelled. */
export function renew(claim: TourClaim, receipt: Receipt, opening: Opening) {
  const { moment, claimSecret, now } = opening;
  const shown = new Map(receipt.lines.map((line) => [line.key, line.amountMinor / 100]));
  const point = pointOfSale(opening, claim);
  const sold = soldAs(moment, claim.choice, receipt);
  const terms = termsShown({ moment, point, now }, sold);
  return { claim: writeClaim({ ...claim, shown, pricedAt: now, terms }, claimSecret), terms, sold };
}

/** A claim that does not know its terms was shown those that hold. */
const termsNow = ({ terms: before }: Claim, terms: ShownTerms): Pick<Worth, 'terms' | 'termsBefore'> => ({
  terms,
  termsBefore: before && before.mark !== terms.mark ? before : null,
});

const hourMs = 3_600_000;

/** Where prices are held for so long, a claim that does not know its age is too old. */
function ageOf({ now, claimMaxAge }: Opening, { pricedAt }: Claim): Pick<Worth, 'claimedAt' | 'isOutdated'> {
  const oldest = claimMaxAge === undefined ? -Infinity : now.getTime() - claimMaxAge * hourMs;
  return { claimedAt: pricedAt ?? null, isOutdated: (pricedAt?.getTime() ?? 0) < oldest };
}
