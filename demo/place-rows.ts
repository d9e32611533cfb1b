import type { RowOf } from '#domain/operator-data/tables.ts';
import { readFacts } from './facts/read-facts.ts';
import { placeImage } from './pictures.ts';
import type { Places, Resort } from './places.ts';

/** The tables of places: countries, regions, airports, towns and departure towns. */
export function placeRows(places: Places) {
  const kindOf = (isThere: (resort: Resort) => boolean) => places.resorts.find(isThere)?.kind ?? 'beach';
  return {
    state: places.destinations.map(
      (destination): RowOf<'state'> => ({
        id: destination.id,
        iso2: destination.iso2,
        slug: destination.slug,
        name: destination.name,
        visa_required: destination.isVisaRequired,
        is_priority: destination.isPriority,
        time_zone: destination.timeZone,
        image: placeImage(
          destination,
          kindOf(({ region }) => region.destination.id === destination.id),
        ),
        ...(destination.guestTax && { guest_tax: destination.guestTax }),
      }),
    ),
    region: places.regions.map(
      (region): RowOf<'region'> => ({
        id: region.id,
        state_id: region.destination.id,
        slug: region.slug,
        name: region.name,
        image: placeImage(
          region.destination,
          kindOf((resort) => resort.region.id === region.id),
          region.slug,
        ),
      }),
    ),
    region_climate: climateRows(),
    airport: places.airports.map(
      (airport): RowOf<'airport'> => ({
        code: airport.code,
        name: airport.name,
        town_name: airport.townName,
        iso2: airport.iso2,
        latitude: airport.latitude,
        longitude: airport.longitude,
        time_zone: airport.timeZone,
      }),
    ),
    town: places.resorts.map(
      (resort): RowOf<'town'> => ({
        id: resort.id,
        region_id: resort.region.id,
        slug: resort.slug,
        name: resort.name,
        latitude: resort.centre.latitude,
        longitude: resort.centre.longitude,
        airport_code: resort.airport.code,
        image: placeImage(resort.region.destination, resort.kind, resort.slug),
      }),
    ),
    departure_town: places.departureTowns.map(
      (town): RowOf<'departure_town'> => ({
        id: town.id,
        market: town.market,
        slug: town.slug,
        name: town.name,
        name_from: town.nameFrom,
        airport_code: town.airport?.code,
        is_main: town.isMain,
      }),
    ),
  };
}

/** Years of the climatology that the fact file names as its source. */
const measured = { first_year: 1946, last_year: 1989 };

const climateRows = () =>
  readFacts<'region_id' | 'month' | 'sea' | 'air'>('sea-climate.csv').map(
    ({ region_id, month, sea, air }): RowOf<'region_climate'> => ({
      region_id: Number(region_id),
      month: Number(month),
      sea_tenths: tenths(sea),
      air_tenths: tenths(air),
      ...measured,
    }),
  );

const tenths = (degrees: string) => Math.round(Number(degrees) * 10);
