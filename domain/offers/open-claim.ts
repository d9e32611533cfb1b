import type { AirportEntry, ServiceEntry } from '#domain/catalogue/directory.ts';
import { entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { Localised } from '#lib/localised.ts';
import { fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { PointOfSale } from '#price-search/catalogue.ts';
import { priceFlights } from '#price-search/find-flights.ts';
import { countTravellers } from '#price-search/guests.ts';
import { differingLines, type Receipt, type ReceiptLine, receiptFor } from '#price-search/receipt.ts';
import { rateDayBetween } from '#price-search/rounding.ts';
import { type Claim, type FlightClaim, readClaim, type TourClaim, writeClaim } from './claim.ts';
import { type FlightView, fareLines, viewFlights } from './flight-view.ts';
import { type OfferView, viewChoice } from './offer-view.ts';

/** A receipt line with the names it speaks of; the amount is in minor units of the sale currency. */
export type LineView = { key: string; amountMinor: number } & (
  | {
      kind: 'flight';
      direction: 'out' | 'back';
      from: AirportEntry;
      to: AirportEntry;
      date: PlainDate;
      adults: number;
      children: number;
      infants: number;
    }
  | { kind: 'nights'; room: number; from: PlainDate; to: PlainDate; nights: number }
  | { kind: 'free-child'; age: number }
  | { kind: 'stay-pay'; stay: number; pay: number }
  | { kind: 'early-booking'; discount: number; until: PlainDate }
  | { kind: 'supplement'; name: Localised; date: PlainDate }
  | { kind: 'service'; service: ServiceEntry; persons: number }
);

/** What a claim is worth now. */
type Worth = {
  lines: LineView[];
  totalMinor: number;
  currency: string;
  rateDate: PlainDate | null;
  shownMinor: number;
  /** When the price in the claim was computed, as far as the claim says so. */
  claimedAt: Date | null;
  /** That is longer ago than prices are held: who reads it is told to look at the new one. */
  isOutdated: boolean;
  changes: { key: string; beforeMinor: number; afterMinor: number }[];
};

export type OpenedClaim =
  | ({ status: 'priced'; offer: OfferView } & Worth)
  | ({ status: 'priced-flights'; flights: FlightView } & Worth)
  | { status: 'gone'; reason: string; shownMinor: number; hotelId: number };

type Opening = Pick<PointOfSale, 'today' | 'rateDay'> & {
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
  const priced = receiptFor(opening.moment.snapshot, claim.choice, pointOfSale(opening, claim));
  if (!priced.ok) {
    return { status: 'gone', reason: priced.reason, shownMinor, hotelId: claim.choice.hotelId };
  }
  const { receipt } = priced;
  return {
    status: 'priced',
    offer: viewChoice(opening.moment, claim.choice, receipt, renew(claim, receipt, opening)),
    lines: receipt.lines.map((line) => viewLine(opening.moment, receipt.travellers, line)),
    totalMinor: receipt.totalMinor,
    currency: receipt.currency,
    rateDate: receipt.rateDay === null ? null : fromDayNumber(receipt.rateDay),
    shownMinor,
    ...ageOf(opening, claim),
    changes: differingLines(inMinor(claim.shown), receipt.lines),
  };
}

function openFlights(opening: Opening, claim: FlightClaim): OpenedClaim {
  const { moment, claimSecret, now } = opening;
  const { choice, currency } = claim;
  const shownMinor = totalShown(claim);
  const point = pointOfSale(opening, claim);
  const offer = priceFlights(moment.snapshot, choice, point);
  if (!offer) return { status: 'gone', reason: 'flight', shownMinor, hotelId: 0 };
  const lines = fareLines(offer);
  const travellers = countTravellers(choice.party);
  const rateDay = rateDayBetween(moment.snapshot.trade.rates, offer.out.currency, point);
  return {
    status: 'priced-flights',
    flights: viewFlights({ moment, point, claimSecret, now }, offer, choice.party),
    lines: lines.map((line) => viewLine(moment, travellers, { kind: 'flight', ...line })),
    totalMinor: offer.totalMinor,
    currency,
    rateDate: rateDay === null ? null : fromDayNumber(rateDay),
    shownMinor,
    ...ageOf(opening, claim),
    changes: differingLines(inMinor(claim.shown), lines),
  };
}

const pointOfSale = ({ today, rateDay }: Opening, { market, currency }: Claim): PointOfSale => ({
  market,
  currency,
  today,
  rateDay,
});

const totalShown = ({ shown }: Claim) => [...shown.values()].reduce((sum, units) => sum + units, 0) * 100;

const inMinor = (shown: Claim['shown']) => new Map([...shown].map(([key, units]) => [key, units * 100]));

/** The same choice with the price that is shown now. */
function renew(claim: TourClaim, receipt: Receipt, { claimSecret, now }: Opening) {
  const shown = new Map(receipt.lines.map((line) => [line.key, line.amountMinor / 100]));
  return writeClaim({ ...claim, shown, pricedAt: now }, claimSecret);
}

const hourMs = 3_600_000;

/** Where prices are held for so long, a claim that does not know its age is too old. */
function ageOf({ now, claimMaxAge }: Opening, { pricedAt }: Claim): Pick<Worth, 'claimedAt' | 'isOutdated'> {
  const oldest = claimMaxAge === undefined ? -Infinity : now.getTime() - claimMaxAge * hourMs;
  return { claimedAt: pricedAt ?? null, isOutdated: (pricedAt?.getTime() ?? 0) < oldest };
}

function viewLine(
  { directory }: CatalogueMoment,
  { adults, children, infants }: Receipt['travellers'],
  line: ReceiptLine,
): LineView {
  const { key, amountMinor, room } = line;
  switch (line.kind) {
    case 'flight':
      return {
        key,
        amountMinor,
        kind: 'flight',
        direction: line.direction,
        from: entry(directory.airports, line.leg.from),
        to: entry(directory.airports, line.leg.to),
        date: fromDayNumber(line.leg.departDay),
        adults,
        children,
        infants,
      };
    case 'nights':
      return {
        key,
        amountMinor,
        room: room ?? 0,
        kind: 'nights',
        from: fromDayNumber(line.from),
        to: fromDayNumber(line.to),
        nights: line.nights,
      };
    case 'early-booking':
      return { key, amountMinor, kind: line.kind, discount: line.discount, until: fromDayNumber(line.until) };
    case 'supplement':
      return {
        key,
        amountMinor,
        kind: line.kind,
        name: entry(directory.supplements, line.supplementId),
        date: fromDayNumber(line.day),
      };
    case 'service':
      return {
        key,
        amountMinor,
        kind: line.kind,
        service: entry(directory.services, line.serviceId),
        persons: adults + children + infants,
      };
    default:
      return line;
  }
}
