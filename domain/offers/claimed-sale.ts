import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { type Money, money } from '#lib/money.ts';
import { fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { PointOfSale } from '#price-search/catalogue.ts';
import { receiptFor } from '#price-search/receipt.ts';
import { type FlightClaim, readClaim, type TourClaim } from './claim.ts';

/** What is sold by a claim, at the price that it was shown with. */
export type ClaimedSale = {
  gross: Money;
  stateId: number;
  /** Null of flights alone. */
  tourId: number | null;
  departsOn: PlainDate;
};

type Selling = {
  moment: CatalogueMoment;
  point: Pick<PointOfSale, 'today' | 'rateDay'>;
  claimSecret: string;
};

/** Reads a sale out of a claim; undefined where it is no claim of ours, or what it names is nowhere any more. */
export function claimedSale(selling: Selling, token: string): ClaimedSale | undefined {
  const claim = readClaim(token, selling.claimSecret);
  if (!claim) return undefined;
  const units = [...claim.shown.values()].reduce((sum, amount) => sum + amount, 0);
  const sold = claim.kind === 'tour' ? soldTour(selling, claim) : soldFlights(selling, claim);
  return sold && { gross: money(units * 100, claim.currency), ...sold };
}

type Sold = Omit<ClaimedSale, 'gross'>;

function soldTour({ moment, point }: Selling, { choice, market, currency }: TourClaim): Sold | undefined {
  const stateId = moment.snapshot.hotels.get(choice.hotelId)?.stateId;
  if (stateId === undefined) return undefined;
  // The day of departure is that of the flight, which lands later at times.
  const priced = receiptFor(moment.snapshot, choice, { ...point, market, currency });
  const departDay = (priced.ok ? priced.receipt.out?.departDay : undefined) ?? choice.checkIn;
  return { stateId, tourId: choice.tourId, departsOn: fromDayNumber(departDay) };
}

/** Flights belong to the country that they lead to. */
function soldFlights({ moment: { directory } }: Selling, { choice }: FlightClaim): Sold | undefined {
  const iso2 = directory.airports.get(choice.to)?.iso2;
  const state = [...directory.states.values()].find((each) => each.iso2 === iso2);
  return state && { stateId: state.id, tourId: null, departsOn: fromDayNumber(choice.departDay) };
}
