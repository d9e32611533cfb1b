import type { RowOf } from '#domain/operator-data/tables.ts';
import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { attributeRows } from './attributes.ts';
import { allotments, stopSales } from './availability.ts';
import { cancellationStepRows, cancellationTermsRows } from './cancellation-terms.ts';
import { childRules, earlyBookings, stayPays, supplements } from './contract-terms.ts';
import { type Contract, contractSeasons } from './contracts.ts';
import type { DemoTables } from './demo-tables.ts';
import { readFacts } from './facts/read-facts.ts';
import { flightLegs } from './flights.ts';
import { hotelAttributes } from './hotel-attributes.ts';
import { hotelTexts } from './hotel-texts.ts';
import { hotelRow } from './hotels.ts';
import { mealRows } from './meals.ts';
import { imageRows, panoramaOf } from './pictures.ts';
import { placeRows } from './place-rows.ts';
import type { Places } from './places.ts';
import { rateRows } from './rates.ts';
import { returnTours } from './return-tours.ts';
import { accommodationRows, roomRow } from './rooms.ts';
import type { Route } from './routes.ts';
import { markupRows, serviceRows } from './services.ts';
import { starRows } from './stars.ts';
import { programTypeRows, tourRows, tourServiceRows } from './tours.ts';

const daysOfFlights = 380;

type Window = { today: PlainDate; lastDay: PlainDate; lastNight: PlainDate; seed: string };

/** Hotels, their contracts, flights, and the tours that join them: what an operator of package tours has. */
export function packageTables(
  places: Places,
  contracts: readonly Contract[],
  routes: Route[],
  window: Window,
): Partial<DemoTables> {
  const { today, lastDay, lastNight, seed } = window;
  const tours = [...tourRows(places, routes, today, lastDay), ...returnTours(places, routes, window)];
  return {
    exchange_rate: [...rateRows(today, seed)],
    ...placeRows(places),
    star: starRows(),
    meal: mealRows(),
    attribute: attributeRows(),
    hotel: contracts.map(({ hotel }) => ({ ...hotelRow(hotel, today), ...panoramaOf(hotel) })),
    hotel_attribute: contracts.flatMap(({ hotel }) => [...hotelAttributes(hotel)]),
    hotel_text: contracts.flatMap(({ hotel, rooms, meals }) => [...hotelTexts(hotel, rooms, meals, seed)]),
    room: contracts.flatMap(({ hotel, rooms }) => rooms.map((room, i) => roomRow(hotel, room, i))),
    image: contracts.flatMap(({ hotel, rooms }) => [...imageRows(hotel, rooms)]),
    accommodation: contracts.flatMap(({ hotel, rooms }) =>
      rooms.flatMap((room) => [...accommodationRows(hotel, room)]),
    ),
    cancellation_terms: cancellationTermsRows(),
    cancellation_step: cancellationStepRows(),
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
    tour: tours,
    tour_service: [...tourServiceRows(tours, places)],
    markup: markupRows(),
  };
}

const carrierRows = (): RowOf<'carrier'>[] =>
  readFacts<'code' | 'name' | 'number'>('chosen/carriers.csv').map(({ number, ...carrier }) => ({
    ...carrier,
    number: number === '' ? null : Number(number),
  }));
