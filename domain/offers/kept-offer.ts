import type { Localised } from '#lib/localised.ts';
import { fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import { type Receipt, receiptFor } from '#price-search/receipt.ts';
import type { TourClaim } from './claim.ts';
import { type OfferView, viewChoice } from './offer-view.ts';
import { type Opening, pointOfSale, renew } from './open-claim.ts';

/** An offer as it was when somebody kept it: the claim says what was chosen, the lines what it cost, in minor units. */
export type KeptOffer = {
  claim: string;
  lines: Record<string, number>;
  total_minor: number;
  /** What an agent has added to it for their client; neither in the lines nor in the total. */
  markup_minor?: number;
  rate_day: PlainDate | null;
  priced_at: Date;
  shown: ShownOffer;
};

/** What is told of an offer that can no longer be sold. */
export type ShownOffer = {
  hotelId: number;
  hotel: Localised;
  star: string;
  place: Localised;
  /** Missing in what was kept before it was asked for. */
  country?: { id: number; name: Localised };
  tourId?: number;
  image: string | null;
  rooms: Localised[];
  meal: Localised;
  checkIn: string;
  nights: number;
  adults: number;
  childAges: number[];
  /** 1: without flight. */
  townFrom: number;
  /** The day that it leaves: of the flight, else of the first night. */
  departsOn: string;
};

/** What is kept of an offer as of now; undefined where it can no longer be sold. */
export function keepOffer(claim: TourClaim, opening: Opening): KeptOffer | undefined {
  const { moment, now } = opening;
  const point = pointOfSale(opening, claim);
  const priced = receiptFor(moment.snapshot, claim.choice, point);
  if (!priced.ok) return undefined;
  const { receipt } = priced;
  const renewed = renew(claim, receipt, opening);
  return {
    claim: renewed.claim,
    lines: Object.fromEntries(receipt.lines.map(({ key, amountMinor }) => [key, amountMinor])),
    total_minor: receipt.totalMinor,
    rate_day: receipt.rateDay === null ? null : fromDayNumber(receipt.rateDay),
    priced_at: now,
    shown: shownOffer(viewChoice({ moment, point, now }, claim.choice, receipt, renewed), receipt),
  };
}

const shownOffer = (view: OfferView, { out }: Receipt): ShownOffer => ({
  hotelId: view.hotel.id,
  hotel: view.hotel.name,
  star: view.star.name,
  place: view.town.name,
  country: { id: view.state.id, name: view.state.name },
  tourId: view.tour.id,
  image: view.hotel.images[0] ?? null,
  rooms: view.rooms.map(({ room }) => room.name),
  meal: view.meal.name,
  checkIn: view.checkIn,
  nights: view.nights,
  adults: view.party.adults,
  childAges: [...view.party.childAges],
  townFrom: view.departureTown.id,
  departsOn: out ? fromDayNumber(out.departDay) : view.checkIn,
});
