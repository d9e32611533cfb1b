import type {
  DepartureTownEntry,
  ExcursionTourEntry,
  HotelEntry,
  MealEntry,
  ProgramTypeEntry,
  RegionEntry,
  RoomEntry,
  StarEntry,
  StateEntry,
  TourEntry,
  TownEntry,
  UfilterEntry,
} from '#domain/catalogue/directory.ts';
import { entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { Localised } from '#lib/localised.ts';
import { fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { PricedOffer } from '#price-search/answers.ts';
import { type Choice, type Party, type PointOfSale, wholeParty } from '#price-search/catalogue.ts';
import type { Receipt } from '#price-search/receipt.ts';
import { soldAs, termsShown } from './cancellation-view.ts';
import { type ShownTerms, writeClaim } from './claim.ts';
import { type LegView, viewLeg } from './leg-view.ts';

/** A room of an offer: who sleeps in it, and as whom the hotel counts them where that is not who they are. */
export type RoomView = {
  room: RoomEntry;
  accommodation: string;
  party: Party;
  countedAs: { adults: number; children: number; infants: number } | null;
};

/** An offer with everything it speaks of; amounts in minor units of `currency`. */
export type OfferView = {
  claim: string;
  priceMinor: number;
  beforeDiscountsMinor: number;
  currency: string;
  hotel: HotelEntry;
  star: StarEntry;
  town: TownEntry;
  region: RegionEntry;
  state: StateEntry;
  /** One, or as many as the party needs. */
  rooms: RoomView[];
  meal: MealEntry;
  checkIn: PlainDate;
  nights: number;
  party: Party;
  isInstant: boolean;
  /** The last day on which cancelling costs nothing, where the trip begins; null: something is lost, or it is not said. */
  freeUntil: PlainDate | null;
  /** Basis points; 0 where no early booking holds. */
  earlyBooking: number;
  out: LegView | null;
  back: LegView | null;
  tour: TourEntry;
  departureTown: DepartureTownEntry;
  packetType: 0 | 1 | 2;
  programType: ProgramTypeEntry;
  tourType: { id: number; name: Localised } | null;
  /** Words that the tour is chosen by, in the operator's order. */
  ufilters: UfilterEntry[];
  excursionTour: ExcursionTourEntry | null;
};

/** Where, when and with what secret offers are shown. */
export type SaleContext = { moment: CatalogueMoment; point: PointOfSale; claimSecret: string; now: Date };

/** Makes an offer of the engine presentable, and signs its claim. */
export function viewOffer(
  { moment, point, claimSecret, now }: SaleContext,
  { offer: { choice }, receipt }: PricedOffer,
): OfferView {
  const shown = new Map(receipt.lines.map((line) => [line.key, line.amountMinor / 100]));
  const { market, currency } = point;
  const selling = { moment, point, now };
  const terms = termsShown(selling, soldAs(moment, choice, receipt));
  const fields = { kind: 'tour', choice, market, currency, shown, pricedAt: now, terms } as const;
  return viewChoice(selling, choice, receipt, { claim: writeClaim(fields, claimSecret), terms });
}

/** A choice that has been priced, with the names of everything in it. */
export function viewChoice(
  selling: Omit<SaleContext, 'claimSecret'>,
  choice: Choice,
  receipt: Receipt,
  { claim, terms }: { claim: string; terms: ShownTerms },
): OfferView {
  const { moment } = selling;
  const { directory, snapshot } = moment;
  const hotel = entry(directory.hotels, choice.hotelId);
  const tour = entry(directory.tours, choice.tourId);
  const { packetType, townId, ufilterIds } = entry(snapshot.tours, choice.tourId);
  const { seats } = receipt.travellers;
  return {
    claim,
    priceMinor: receipt.totalMinor,
    beforeDiscountsMinor: receipt.beforeDiscountsMinor,
    currency: receipt.currency,
    hotel,
    star: entry(directory.stars, hotel.starId),
    town: entry(directory.towns, receipt.hotel.townId),
    region: entry(directory.regions, receipt.hotel.regionId),
    state: entry(directory.states, receipt.hotel.stateId),
    rooms: choice.rooms.map((room, index) => ({
      room: entry(directory.rooms, room.roomId),
      accommodation: entry(directory.accommodations, room.accommodationId),
      party: room.party,
      countedAs: countedAs(receipt.guests[index]!),
    })),
    meal: entry(directory.meals, choice.rooms[0]!.mealId),
    checkIn: fromDayNumber(choice.checkIn),
    nights: choice.nights,
    party: wholeParty(choice.rooms),
    isInstant: !receipt.isOnRequest,
    freeUntil: terms.freeUntil,
    earlyBooking: receipt.earlyBooking,
    out: receipt.out && viewLeg(moment, receipt.out, seats),
    back: receipt.back && viewLeg(moment, receipt.back, seats),
    tour,
    departureTown: entry(directory.departureTowns, townId),
    packetType,
    programType: entry(directory.programTypes, tour.programTypeId),
    tourType: tour.tourTypeId === null ? null : entry(directory.tourTypes, tour.tourTypeId),
    ufilters: ufilterIds
      .map((id) => entry(directory.ufilters, id))
      .sort((a, b) => a.position - b.position || a.id - b.id),
    excursionTour:
      tour.excursionTourId === null ? null : entry(directory.excursionTours, tour.excursionTourId),
  };
}

/** A hotel that counts older children as adults says so. */
const countedAs = ({ party, adults, children, infants }: Receipt['guests'][number]): RoomView['countedAs'] =>
  adults === party.adults ? null : { adults, children, infants };
