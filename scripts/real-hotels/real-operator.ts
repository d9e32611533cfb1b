import { join } from 'node:path';
import type { DemoTables } from '#demo/demo-tables.ts';
import { generateDemo } from '#demo/generate.ts';
import { kmBetween } from '#demo/geo.ts';
import type { RowOf } from '#domain/operator-data/tables.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { type HotelRows, hotelRows } from './hotel-rows.ts';
import { folded, placeListing, type Town } from './place-listing.ts';
import { readListings, readRows } from './read-listings.ts';

const countries = ['TR', 'MV', 'MT'];
const farthestAirportKm = 200;
const ownIds = 1_000_000;

/** A listing that did not become a hotel, and why. */
export type LeftOut = { source: string; name: string; reason: string };
export type RealOperator = { tables: DemoTables; read: number; leftOut: LeftOut[] };

/**
 * An operator of real hotels: those of `hotels` in towns of `cities` (folders of open data), with contracts made up
 * for them, and the flights and tours that the demo operator has to Turkey, the Maldives and Malta.
 */
export async function realOperator(folders: { hotels: string; cities: string }, today: PlainDate) {
  const demo = withoutHotels(generateDemo({ today }));
  const towns = [...resortsOf(demo), ...(await gazetteer(folders.cities))];
  const listings = await readListings(folders.hotels);
  const used = new Set<Town>();
  const leftOut: LeftOut[] = [];
  const made: HotelRows[] = [];
  for (const [index, listing] of listings.entries()) {
    const placed = placeListing(listing, towns);
    const reason = placed.ok ? unreachable(placed.town, demo) : placed.reason;
    if (placed.ok && !reason) {
      made.push(hotelRows(listing, ownIds + index, placed, today));
      used.add(placed.town);
    } else leftOut.push({ source: listing.source, name: listing.name, reason: reason ?? '' });
  }
  const tables = { ...demo, ...merged(made), ...withTowns(demo, used) };
  return { tables, read: listings.length, leftOut } satisfies RealOperator;
}

/** The demo operator's countries, flights and tours that lead to the real hotels. */
function withoutHotels(demo: DemoTables): DemoTables {
  const state = demo.state.filter(({ iso2 }) => countries.includes(iso2));
  const stateIds = new Set(state.map(({ id }) => id));
  const region = demo.region.filter(({ state_id }) => stateIds.has(state_id));
  const regionIds = new Set(region.map(({ id }) => id));
  const town = demo.town.filter(({ region_id }) => regionIds.has(region_id));
  const gateways = new Set(town.map(({ airport_code }) => airport_code));
  const tour = demo.tour.filter((row) => stateIds.has(row.state_id) && !row.excursion_tour_id);
  const tourIds = new Set(tour.map(({ id }) => id));
  return {
    ...demo,
    state,
    region,
    town,
    tour,
    tour_service: demo.tour_service.filter(({ tour_id }) => tourIds.has(tour_id)),
    tour_ufilter: demo.tour_ufilter.filter(({ tour_id }) => tourIds.has(tour_id)),
    flight_leg: demo.flight_leg.filter(
      ({ from_airport, to_airport }) => gateways.has(from_airport) || gateways.has(to_airport),
    ),
    ...merged([]),
    hotel_attribute: [],
    hotel_text: [],
    image: [],
    cruise_program: [],
    cruise_program_day: [],
    tour_hotel: [],
    service_price: [],
    excursion_tour: [],
    excursion_tour_image: [],
    excursion_tour_day: [],
    excursion_tour_icon: [],
    excursion_service: [],
    region_climate: [],
    contract_stay_pay: [],
    contract_supplement: [],
    stop_sale: [],
  };
}

const merged = (hotels: HotelRows[]): HotelRows => ({
  hotel: hotels.flatMap(({ hotel }) => hotel),
  room: hotels.flatMap(({ room }) => room),
  accommodation: hotels.flatMap(({ accommodation }) => accommodation),
  contract: hotels.flatMap(({ contract }) => contract),
  contract_season: hotels.flatMap((rows) => rows.contract_season),
  contract_child: hotels.flatMap((rows) => rows.contract_child),
  contract_early_booking: hotels.flatMap((rows) => rows.contract_early_booking),
  allotment: hotels.flatMap(({ allotment }) => allotment),
});

const stateOf = (demo: DemoTables, country: string) => demo.state.find(({ iso2 }) => iso2 === country)!;

function resortsOf(demo: DemoTables): Town[] {
  const countryOf = new Map(demo.state.map(({ id, iso2 }) => [id, iso2]));
  const stateIdOf = new Map(demo.region.map(({ id, state_id }) => [id, state_id]));
  return demo.town.map(({ id, name, latitude, longitude, region_id }) => {
    const country = countryOf.get(stateIdOf.get(region_id)!)!;
    return { id, name, latitude, longitude, country, isResort: true };
  });
}

/** Further towns of the countries, the larger first: of two with one name the larger is meant. */
async function gazetteer(folder: string): Promise<Town[]> {
  const found: (Town & { population: number })[] = [];
  for await (const cells of readRows(join(folder, 'dr5hn-cities-translated.csv.gz'))) {
    if (!countries.includes(cells.country!)) continue;
    found.push({
      id: ownIds + Number(cells.id),
      name: { en: cells.name!, ru: cells.name_ru || cells.name! },
      country: cells.country!,
      latitude: Number(cells.lat),
      longitude: Number(cells.lon),
      population: Number(cells.population),
      isResort: false,
    });
  }
  return found.sort((a, b) => b.population - a.population);
}

const airportOf = (town: Town, demo: DemoTables) =>
  demo.airport
    .filter(
      ({ code, iso2 }) =>
        iso2 === town.country && demo.town.some(({ airport_code }) => airport_code === code),
    )
    .map((airport) => ({ code: airport.code, km: kmBetween(airport, town) }))
    .sort((a, b) => a.km - b.km)[0]!;

function unreachable(town: Town, demo: DemoTables) {
  if (town.isResort) return undefined;
  const { code, km } = airportOf(town, demo);
  return km > farthestAirportKm
    ? `is in ${town.name.en}, ${Math.round(km)} km away from ${code}, the nearest airport we fly to`
    : undefined;
}

/** Towns of the gazetteer become regions of their own. */
function withTowns(demo: DemoTables, used: Set<Town>) {
  const own = [...used].filter(({ isResort }) => !isResort);
  const regions: RowOf<'region'>[] = own.map(({ id, name, country }) => ({
    id,
    state_id: stateOf(demo, country).id,
    slug: `${folded(name.en)}-${id}`,
    name,
  }));
  const towns: RowOf<'town'>[] = own.map((town) => ({
    id: town.id,
    region_id: town.id,
    slug: folded(town.name.en),
    name: town.name,
    latitude: town.latitude,
    longitude: town.longitude,
    airport_code: airportOf(town, demo).code,
  }));
  return { region: [...demo.region, ...regions], town: [...demo.town, ...towns] };
}
