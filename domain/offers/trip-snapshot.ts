import type { Directory } from '#domain/catalogue/directory.ts';
import type { Localised } from '#lib/localised.ts';
import { addDays, plainDate } from '#lib/plain-date.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { RoomChoice } from '#price-search/catalogue.ts';
import { readClaim } from './claim.ts';
import type { LegView } from './leg-view.ts';
import type { OfferView, RoomView } from './offer-view.ts';
import { type OpenedClaim, type Opening, openClaim } from './open-claim.ts';

/** What somebody asks an office for, as it was then: names in all languages, amounts in minor units. */
export type TripSnapshot = {
  /** A tour with a course of its own: an excursion tour, a cruise, or one that returns to another town. */
  tour: { name: Localised; nights: number; ends: Localised } | null;
  hotel: Localised | null;
  rooms: RoomSnapshot[];
  /** The first day of arrival and the last one, equal where it is an offer; null: no day was chosen. */
  arrival: { from: string; to: string } | null;
  nights: { from: number; to: number } | null;
  country: Localised | null;
  /** The town that it leaves from. */
  city: Localised | null;
  out: FlightSnapshot | null;
  back: FlightSnapshot | null;
  /** The airports that a search for flights names, while no flight is chosen. */
  route?: { from: AirportSnapshot; to: AirportSnapshot; isOneWay: boolean };
  adults: number;
  childAges: number[];
  price: { minor: number; currency: string } | null;
};

type RoomSnapshot = {
  name: Localised;
  meal: Localised;
  adults: number;
  childAges: number[];
  /** As whom the hotel counts its guests where that is not who they are. */
  countedAs: { adults: number; children: number } | null;
};

type FlightSnapshot = {
  number: string;
  carrier: string;
  classId: number;
  from: AirportSnapshot;
  to: AirportSnapshot;
  /** Local, `YYYY-MM-DDTHH:MM`. */
  departsAt: string;
  arrivesAt: string;
};

type AirportSnapshot = { code: string; town: Localised };

/** The offer of a claim as it is now; 'gone' where it can no longer be sold. */
export function snapshotOfClaim(
  opening: Opening,
  token: string,
): Result<TripSnapshot, 'not-a-claim' | 'gone'> {
  const claim = readClaim(token, opening.claimSecret);
  const opened = openClaim(opening, token);
  if (!claim || !opened.ok) return fail('not-a-claim');
  const { value } = opened;
  if (value.status === 'gone') return fail('gone');
  if (value.status === 'priced-flights') return ok(snapshotOfFlights(value));
  return ok(snapshotOfStay(value, opening, claim.kind === 'tour' ? claim.choice.rooms : []));
}

type Priced = Extract<OpenedClaim, { status: 'priced' }>;
type PricedFlights = Extract<OpenedClaim, { status: 'priced-flights' }>;

function snapshotOfStay(
  { offer, totalMinor, currency }: Priced,
  { moment }: Opening,
  choices: readonly RoomChoice[],
): TripSnapshot {
  const { directory, snapshot } = moment;
  const { checkIn, nights, party, out, back } = offer;
  const returnTownId = snapshot.tours.get(offer.tour.id)?.returnTownId ?? null;
  return {
    tour: tourOf(offer, directory, returnTownId !== null),
    hotel: offer.hotel.name,
    rooms: offer.rooms.map((room, index) => {
      const meal = directory.meals.get(choices[index]?.mealId ?? offer.meal.id) ?? offer.meal;
      return roomSnapshot(room, meal.name);
    }),
    arrival: { from: checkIn, to: checkIn },
    nights: { from: nights, to: nights },
    country: offer.state.name,
    city: offer.departureTown.name,
    out: out && flightSnapshot(out),
    back: back && flightSnapshot(back),
    adults: party.adults,
    childAges: party.childAges.toSorted((one, other) => one - other),
    price: { minor: totalMinor, currency },
  };
}

function tourOf(
  offer: OfferView,
  { itineraryEnds }: Directory,
  returnsElsewhere: boolean,
): TripSnapshot['tour'] {
  const { excursionTour, state, tour, hotel, back, town, nights } = offer;
  if (excursionTour) {
    // The flight home says where the traveller lives, the itinerary where the tour leaves them.
    const ends = itineraryEnds.get(`excursion ${excursionTour.id} ${nights}`) ?? back?.from.townName;
    return { name: excursionTour.title, nights, ends: ends ?? town.name };
  }
  if (state.isCruise) {
    const ends = itineraryEnds.get(`liner ${hotel.id} ${nights}`) ?? back?.from.townName;
    return { name: tour.name, nights, ends: ends ?? town.name };
  }
  return returnsElsewhere ? { name: tour.name, nights, ends: back?.to.townName ?? town.name } : null;
}

const roomSnapshot = ({ room, party, countedAs }: RoomView, meal: Localised): RoomSnapshot => ({
  name: room.name,
  meal,
  adults: party.adults,
  childAges: [...party.childAges],
  countedAs: countedAs && { adults: countedAs.adults, children: countedAs.children + countedAs.infants },
});

function snapshotOfFlights({ flights, totalMinor, currency }: PricedFlights): TripSnapshot {
  const { out, back, party } = flights;
  return {
    tour: null,
    hotel: null,
    rooms: [],
    arrival: null,
    nights: null,
    country: null,
    city: out.from.townName,
    out: flightSnapshot(out),
    back: back && flightSnapshot(back),
    adults: party.adults,
    childAges: party.childAges.toSorted((one, other) => one - other),
    price: { minor: totalMinor, currency },
  };
}

const flightSnapshot = (leg: LegView): FlightSnapshot => ({
  number: leg.flightNumber,
  carrier: leg.carrier,
  classId: leg.classId,
  from: { code: leg.from.code, town: leg.from.townName },
  to: { code: leg.to.code, town: leg.to.townName },
  departsAt: leg.departsAt,
  arrivesAt: leg.arrivesAt,
});

/** The last day of a stay; undefined of a search, which may end on any of several. */
export const lastDay = ({ arrival, nights, rooms }: TripSnapshot): string | undefined =>
  rooms.length > 0 && arrival && nights ? addDays(plainDate(arrival.from), nights.from) : undefined;
