import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import { type Localised, localise } from '#lib/localised.ts';
import { addDays, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { wordOf } from './content/words.ts';
import type { Destination, Places } from './places.ts';
import type { Route } from './routes.ts';
import { airportFeeId, insuranceId, transferId } from './services.ts';
import { mapTexts } from './texts/word-list.ts';
import { seasonName, wayName } from './tour-names.ts';

/** Numbers of the kinds of tours. */
export const programs = { plain: 1552, standard: 2, earlyBooking: 15, otherCity: 21 };

/** Kinds of tours; 1552 shows no name ([W]§9). */
export const programTypeRows = (): RowOf<'program_type'>[] => [
  { id: programs.plain, name: 'Hotel only' },
  { id: programs.standard, name: 'Standard' },
  { id: programs.earlyBooking, name: 'EARLY BOOKING' },
  { id: programs.otherCity, name: 'RETURN TO DIFFERENT CITY' },
];

type Tour = RowOf<'tour'>;
/** Half a year of departures; `code` numbers it. */
export type TourSeason = {
  code: number;
  from: PlainDate;
  to: PlainDate;
  name: Localised;
  isSummer: boolean;
  year: number;
};

/** One tour a season for each departure town and country with flights between them, and one hotel-only tour a country. */
export function tourRows(places: Places, routes: Route[], today: PlainDate, lastDay: PlainDate): Tour[] {
  const byId = new Map(places.destinations.map((destination) => [destination.id, destination]));
  const pairs = new Map<string, Route[]>();
  for (const route of routes) {
    const key = `${route.town.id} ${route.stateId}`;
    pairs.set(key, [...(pairs.get(key) ?? []), route]);
  }
  const withFlight = [...pairs.values()].flatMap((flown) => {
    const [first] = flown;
    const destination = byId.get(first?.stateId ?? 0);
    assert(first && destination, 'a route leads to a country of the demo');
    const seasons = seasonsBetween(today, lastDay).filter((season) =>
      flown.some((route) => isFlown(route, season)),
    );
    return seasons.map((season) => flightTour(first, destination, season, today));
  });
  const hotelOnly = places.destinations.map((destination) => hotelTour(destination, today, lastDay));
  return [...withFlight, ...hotelOnly];
}

function flightTour(route: Route, destination: Destination, season: TourSeason, today: PlainDate): Tour {
  const { town } = route;
  const isEarly = season.isSummer && today < plainDate(`${season.year}-04-01`) && isBeach(destination);
  const [nights_from, nights_to] = route.km > 5200 ? [5, 21] : isBeach(destination) ? [3, 15] : [2, 14];
  return {
    id: (town.id * 1000 + destination.id) * 1000 + season.code,
    name: wayName(
      [town.name, destination.name],
      season.name,
      `${destination.name.en} from ${town.name.en}, ${season.name.en}`,
    ),
    departure_town_id: town.id,
    state_id: destination.id,
    program_type_id: isEarly ? programs.earlyBooking : programs.standard,
    packet_type: 0,
    nights_from,
    nights_to,
    valid_from: season.from,
    valid_to: season.to,
    internal_currency: destination.currency,
  };
}

const hotelTour = (destination: Destination, today: PlainDate, lastDay: PlainDate): Tour => ({
  id: 1_000_000 + destination.id * 1000,
  name: {
    ...mapTexts(wordOf('hotels'), (hotels, locale) => `${hotels}: ${localise(destination.name, locale)}`),
    en: `Hotels in ${destination.name.en}`,
  },
  departure_town_id: 1,
  state_id: destination.id,
  program_type_id: programs.plain,
  packet_type: 2,
  nights_from: 1,
  nights_to: 28,
  valid_from: today,
  valid_to: lastDay,
  internal_currency: destination.currency,
});

/** What comes with each tour: transfer, insurance and airport fees; a hotel alone brings nothing. */
export function* tourServiceRows(tours: Tour[], places: Places): Generator<RowOf<'tour_service'>> {
  const abroad = isAbroad(places);
  for (const tour of tours) {
    if (tour.packet_type === 2) continue;
    const services = [transferId(tour.state_id), ...(abroad(tour) ? [insuranceId] : []), airportFeeId];
    for (const [position, service_id] of services.entries()) yield { tour_id: tour.id, service_id, position };
  }
}

/** Tells whether a tour leads out of the country that it starts in. */
export function isAbroad({ departureTowns, destinations }: Places): (tour: Tour) => boolean {
  const iso2 = new Map(destinations.map((destination) => [destination.id, destination.iso2]));
  const home = new Map(departureTowns.map((town) => [town.id, town.airport?.iso2]));
  return (tour) => iso2.get(tour.state_id) !== home.get(tour.departure_town_id);
}

/** Summers from 1 May to 31 October and the winters between, cut at nothing: they hang on the calendar. */
export function seasonsBetween(from: PlainDate, to: PlainDate): TourSeason[] {
  const first = Number(from.slice(0, 4)) - 1;
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, i) => first + i);
  return years
    .flatMap((year): TourSeason[] => [
      {
        code: (year - 2000) * 2,
        from: plainDate(`${year}-05-01`),
        to: plainDate(`${year}-10-31`),
        name: seasonName('summer', year),
        isSummer: true,
        year,
      },
      {
        code: (year - 2000) * 2 + 1,
        from: plainDate(`${year}-11-01`),
        to: addDays(plainDate(`${year + 1}-05-01`), -1),
        name: seasonName('winter', year),
        isSummer: false,
        year,
      },
    ])
    .filter((season) => season.to >= from && season.from <= to);
}

/** Both ends of a winter season touch the summer airports' months, so only winter airports miss a season. */
const isFlown = ({ to }: Route, season: TourSeason) => to.season !== 'winter' || !season.isSummer;

const isBeach = (destination: Destination) => !['city', 'ski'].includes(destination.curve);
