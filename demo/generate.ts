import type { RowOf, TableName } from '#domain/imports/format.ts';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { attributeRows } from './attributes.ts';
import { allotments, stopSales } from './availability.ts';
import { childRules, earlyBookings, stayPays, supplements } from './contract-terms.ts';
import { contractOf, contractSeasons } from './contracts.ts';
import { readFacts } from './facts/read-facts.ts';
import { flightLegs } from './flights.ts';
import { hotelAttributes } from './hotel-attributes.ts';
import { hotelTexts } from './hotel-texts.ts';
import { buildHotels, hotelRow } from './hotels.ts';
import { mealRows } from './meals.ts';
import { imageRows } from './pictures.ts';
import { placeRows } from './place-rows.ts';
import { readPlaces } from './places.ts';
import { rateRows } from './rates.ts';
import { accommodationRows, roomRow, roomsOf } from './rooms.ts';
import { planRoutes } from './routes.ts';
import { markupRows, serviceRows } from './services.ts';
import { starRows } from './stars.ts';
import { programTypeRows, tourRows, tourServiceRows } from './tours.ts';
import { currencyRows, departureCountryRows } from './world-names.ts';

/** All rows of the demo operator, by table. */
export type DemoTables = { [Name in TableName]: RowOf<Name>[] };

const daysOfFlights = 380;
const daysOfTours = 365;
const daysOfContracts = 427;

/**
 * The demo operator as it stands on `today`. The same `today` and `seed` give the same rows; on another day, whatever
 * is dated keeps its number and price, and only what fell out of the window or came into it differs.
 */
export function generateDemo({ today, seed = 'solstice' }: { today: PlainDate; seed?: string }): DemoTables {
  const places = readPlaces();
  const hotels = buildHotels(places, seed).map((hotel) => ({ hotel, rooms: roomsOf(hotel, seed) }));
  const contracts = hotels.map(({ hotel, rooms }) => contractOf(hotel, rooms, seed));
  const routes = planRoutes(places, seed);
  const tours = tourRows(places, routes, today, addDays(today, daysOfTours));
  const lastNight = addDays(today, daysOfContracts);

  return {
    exchange_rate: [...rateRows(today, seed)],
    currency: currencyRows(),
    departure_country: departureCountryRows(),
    ...placeRows(places),
    star: starRows(),
    meal: mealRows(),
    attribute: attributeRows(),
    hotel: hotels.map(({ hotel }) => hotelRow(hotel)),
    hotel_attribute: hotels.flatMap(({ hotel }) => [...hotelAttributes(hotel)]),
    hotel_text: contracts.flatMap(({ hotel, rooms, meals }) => [...hotelTexts(hotel, rooms, meals, seed)]),
    cruise_program: [],
    cruise_program_day: [],
    room: hotels.flatMap(({ hotel, rooms }) => rooms.map((room, i) => roomRow(hotel, room, i))),
    image: hotels.flatMap(({ hotel, rooms }) => [...imageRows(hotel, rooms)]),
    accommodation: hotels.flatMap(({ hotel, rooms }) =>
      rooms.flatMap((room) => [...accommodationRows(hotel, room)]),
    ),
    contract: contracts.map(({ row }) => row),
    contract_season: contracts.flatMap((contract) => [...contractSeasons(contract, today, lastNight, seed)]),
    contract_child: contracts.flatMap((contract) => [...childRules(contract, seed)]),
    contract_early_booking: contracts.flatMap((contract) => [
      ...earlyBookings(contract, today, lastNight, seed),
    ]),
    contract_stay_pay: contracts.flatMap((contract) => [...stayPays(contract, today, lastNight, seed)]),
    contract_supplement: contracts.flatMap((contract) => [...supplements(contract, today, lastNight, seed)]),
    stop_sale: contracts.flatMap((contract) => [...stopSales(contract, today, lastNight, seed)]),
    allotment: contracts.flatMap((contract) => [...allotments(contract, today, lastNight, seed)]),
    carrier: carrierRows(),
    flight_leg: [...flightLegs(routes, today, addDays(today, daysOfFlights), today, seed)],
    program_type: programTypeRows(),
    service: serviceRows(places.destinations),
    excursion_tour: [],
    excursion_tour_image: [],
    excursion_tour_icon: [],
    excursion_service: [],
    tour_type: [],
    ufilter: [],
    tour: tours,
    tour_service: [...tourServiceRows(tours, places.departureTowns, places.destinations)],
    tour_ufilter: [],
    tour_hotel: [],
    markup: markupRows(),
    service_type: [],
    service_price: [],
  };
}

const carrierRows = (): RowOf<'carrier'>[] => readFacts<'code' | 'name'>('chosen/carriers.csv');
