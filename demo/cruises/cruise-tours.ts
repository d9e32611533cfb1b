import type { RowOf } from '#domain/operator-data/tables.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { termsIds } from '../cancellation-terms.ts';
import { wordOf } from '../content/words.ts';
import type { Turns } from '../flights.ts';
import type { DepartureTown } from '../places.ts';
import type { Route } from '../routes.ts';
import { airportFeeId, insuranceId, transferId } from '../services.ts';
import { hotelWord } from '../texts/hotel-words.ts';
import { wayName } from '../tour-names.ts';
import { tourTypes } from '../tour-types.ts';
import { programs, seasonsBetween, type TourSeason } from '../tours.ts';
import { cruiseStateId, type Ship } from './ships.ts';

type Tour = RowOf<'tour'>;

const portFeesId = 3;
const tourNumbers = 200_000_000;
const nights = { nights_from: 3, nights_to: 14 };

/** What every voyage costs beside the cabin, and the way from the airport to the quay. */
export const cruiseServiceRows = (): RowOf<'service'>[] => [
  {
    id: portFeesId,
    name: hotelWord('service-port-fees'),
    kind: 'fee',
    currency: 'EUR',
    adult_amount: 1400,
    child_amount: 1400,
    infant_amount: 0,
    is_per_night: true,
    cancellation_terms_id: termsIds.untilTheTrip,
  },
  {
    id: transferId(cruiseStateId),
    name: hotelWord('service-port-transfer'),
    kind: 'transfer',
    currency: 'EUR',
    adult_amount: 3200,
    child_amount: 3200,
    infant_amount: 0,
    cancellation_terms_id: termsIds.flexible,
  },
];

/** One tour a season from each town whose flights land on a day on board, and one without flight. */
export function cruiseTourRows(
  ships: readonly Ship[],
  turns: ReadonlyMap<Route, Turns>,
  window: { today: PlainDate; lastDay: PlainDate },
): Tour[] {
  const liners = ships.filter(({ isRiverBoat }) => !isRiverBoat);
  const towns = new Set(
    [...turns]
      .filter(([route, own]) => liners.some((ship) => meets(route, own, ship)))
      .map(([{ town }]) => town),
  );
  const seasons = seasonsBetween(window.today, window.lastDay);
  return [
    ...[...towns].flatMap((town) => seasons.map((season) => flightCruise(town, season))),
    {
      ...cruise,
      id: 1_000_000 + cruiseStateId * 1000,
      name: { en: 'Cruises without flight', ru: 'Круизы без перелёта' },
      departure_town_id: 1,
      program_type_id: programs.plain,
      packet_type: 2,
      valid_from: window.today,
      valid_to: window.lastDay,
    },
  ];
}

const meets = (route: Route, { summer, winter }: Turns, ship: Ship) =>
  route.to.code === ship.airport && [...summer, ...winter].some(({ lands }) => lands === ship.weekday);

const cruise = {
  state_id: cruiseStateId,
  ...nights,
  internal_currency: 'EUR',
  tour_type_id: tourTypes.cruise,
};

const flightCruise = (town: DepartureTown, season: TourSeason): Tour => ({
  ...cruise,
  id: tourNumbers + town.id * 1000 + season.code,
  name: wayName(
    [town.name, wordOf('seaCruises')],
    season.name,
    `Cruises from ${town.name.en}, ${season.name.en}`,
  ),
  departure_town_id: town.id,
  program_type_id: programs.standard,
  packet_type: 0,
  valid_from: season.from,
  valid_to: season.to,
});

/** Port fees with every cruise; with a flight also the transfer, insurance and airport fees. */
export function* cruiseTourServiceRows(tours: readonly Tour[]): Generator<RowOf<'tour_service'>> {
  for (const tour of tours) {
    const ofFlight = [transferId(cruiseStateId), insuranceId, airportFeeId];
    const services = [portFeesId, ...(tour.packet_type === 2 ? [] : ofFlight)];
    for (const [position, service_id] of services.entries()) yield { tour_id: tour.id, service_id, position };
  }
}
