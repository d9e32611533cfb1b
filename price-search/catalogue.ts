/**
 * What prices are computed from, as the operator's contracts say it. Days are numbered from 1970-01-01, amounts are
 * integer minor units, shares are basis points (10000 = the whole); ranges include both ends.
 */
export type Day = number;

export type Hotel = {
  id: number;
  stateId: number;
  regionId: number;
  townId: number;
  /** Where its guests land. */
  airportCode: string;
  starId: number;
  attributeIds: readonly number[];
  onSale: boolean;
  popularity: number;
  ratingTenths: number;
};

export type Room = { id: number; hotelId: number };

/** Who may sleep in a room; infants (younger than 2) need no bed and are counted apart. */
export type Accommodation = {
  id: number;
  roomId: number;
  minAdults: number;
  maxAdults: number;
  maxChildren: number;
  maxInfants: number;
  /** Adults and children together. */
  maxGuests: number;
  /** Older children sleep, and pay their bed, as adults. */
  maxChildAge: number;
};

export type Contract = {
  id: number;
  hotelId: number;
  currency: string;
  /** One adult alone pays this share of the double price. */
  singleShare: number;
  /** Each adult from the third on, and below it each child and infant: shares of one adult's half. */
  thirdAdultShare: number;
  childDefaultShare: number;
  infantShare: number;
  /** Closer to arrival than this the allotment is no longer ours: on request. */
  releaseDays: number;
  /** What is lost of a stay that is cancelled; prices do not ask. */
  cancellationTermsId: number | null;
};

/** Nightly price of the room for two adults. */
export type Season = {
  id: number;
  contractId: number;
  roomId: number;
  mealId: number;
  from: Day;
  to: Day;
  doubleAmount: number;
  minNights: number;
  maxNights: number;
  /** Bit 0 Monday … bit 6 Sunday. */
  arrivalDays: number;
};

export type ChildRule = {
  contractId: number;
  position: number;
  ageFrom: number;
  ageTo: number;
  share: number;
};

export type EarlyBooking = {
  id: number;
  contractId: number;
  bookFrom: Day;
  bookTo: Day;
  stayFrom: Day;
  stayTo: Day;
  discount: number;
  /** In place of the contract's, where the discount holds. */
  cancellationTermsId: number | null;
};

export type StayPay = {
  contractId: number;
  stayNights: number;
  payNights: number;
  stayFrom: Day;
  stayTo: Day;
};

export type Supplement = {
  id: number;
  contractId: number;
  day: Day;
  adultAmount: number;
  childAmount: number;
};

export type StopSale = {
  hotelId: number;
  roomId: number | null;
  mealId: number | null;
  accommodationId: number | null;
  from: Day;
  to: Day;
};

export type Allotment = { roomId: number; from: Day; to: Day; rooms: number };

export type Leg = {
  id: number;
  /** What it is called; prices do not ask. */
  carrierCode: string;
  flightNumber: string;
  from: string;
  to: string;
  /** Local days and minutes of the day at each airport. */
  departDay: Day;
  departMinute: number;
  arriveDay: Day;
  arriveMinute: number;
  classId: number;
  /** 0 charter, 2 regular. */
  freight: 0 | 2;
  seatsFree: number;
  isOnRequest: boolean;
  currency: string;
  adultAmount: number;
  /** Null: it has no fare for children. */
  childAmount: number | null;
  infantAmount: number;
  /** For each traveller with a seat; null: not said. Prices do not ask for these and for the terms. */
  baggageKg: number | null;
  cabinKg: number | null;
  cancellationTermsId: number | null;
};

export type Tour = {
  id: number;
  townId: number;
  stateId: number;
  programTypeId: number;
  tourTypeId: number | null;
  ufilterIds: readonly number[];
  /** 0 with flight, 1 excursion tour, 2 hotel only. It flies exactly when its departure town has an airport. */
  packetType: 0 | 1 | 2;
  nightsFrom: number;
  nightsTo: number;
  /** Days of departure, and on which weekdays: bit 0 Monday … bit 6 Sunday. */
  validFrom: Day;
  validTo: Day;
  departureDays: number;
  /** The hotels it sells; null: every hotel of the state. */
  hotelIds: readonly number[] | null;
  /** Where the way home ends; null: where it began. */
  returnTownId: number | null;
  excursionTourId: number | null;
};

export type TourService = {
  tourId: number;
  id: number;
  position: number;
  currency: string;
  adultAmount: number;
  /** Null: it has no price for children. */
  childAmount: number | null;
  infantAmount: number;
  isPerNight: boolean;
};

export type DepartureTown = { id: number; market: string; airportCode: string | null };

export type Markup = { market: string; packetType: number; share: number };

/** Units of the currency for one euro, from this day on. */
export type Rate = { currency: string; day: Day; perEuro: number };

export type Catalogue = {
  hotels: readonly Hotel[];
  rooms: readonly Room[];
  accommodations: readonly Accommodation[];
  contracts: readonly Contract[];
  seasons: readonly Season[];
  childRules: readonly ChildRule[];
  earlyBookings: readonly EarlyBooking[];
  stayPays: readonly StayPay[];
  supplements: readonly Supplement[];
  stopSales: readonly StopSale[];
  allotments: readonly Allotment[];
  legs: readonly Leg[];
  tours: readonly Tour[];
  tourServices: readonly TourService[];
  departureTowns: readonly DepartureTown[];
  markups: readonly Markup[];
  rates: readonly Rate[];
};

/**
 * Who travels: ages in whole years; under 2 is an infant, under 12 a child in the air. On a flight each adult holds one
 * infant; every further infant has a seat and counts as a child.
 */
export type Party = { adults: number; childAges: readonly number[] };

/** Who sleeps in one room, and under which conditions. */
export type RoomChoice = {
  contractId: number;
  roomId: number;
  accommodationId: number;
  mealId: number;
  party: Party;
};

/** One exact thing that can be sold: names everything a price depends on, but the price. */
export type Choice = {
  tourId: number;
  outLegId: number | null;
  backLegId: number | null;
  hotelId: number;
  /** First night. */
  checkIn: Day;
  nights: number;
  /** One, or as many as the party needs. */
  rooms: readonly RoomChoice[];
};

/** Who asks: the market decides the markup, today the discounts. Rates are those of a day that may be yesterday ([S]§4.6). */
export type PointOfSale = { market: string; currency: string; today: Day; rateDay: Day };

/** Everyone who travels, however many rooms they sleep in. */
export const wholeParty = (rooms: readonly RoomChoice[]): Party => ({
  adults: rooms.reduce((sum, room) => sum + room.party.adults, 0),
  childAges: rooms.flatMap((room) => room.party.childAges),
});

/** ISO weekday as a bit: Monday 1, Sunday 64. */
export const weekdayBit = (day: Day) => 1 << ((day + 3) % 7);
