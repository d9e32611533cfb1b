import type { PlainDate } from '#lib/plain-date.ts';
import type { DemoTables } from '../demo-tables.ts';
import type { Turns } from '../flights.ts';
import type { Route } from '../routes.ts';
import { berthRows, cabinRow, cabinsOf } from './cabins.ts';
import { cruiseStateRow, portRows, townOfPort, watersRows } from './cruise-places.ts';
import { cruiseServiceRows, cruiseTourRows, cruiseTourServiceRows } from './cruise-tours.ts';
import {
  sailingAllotments,
  sailingSeasons,
  sailingsOf,
  shipChildRows,
  shipContractRow,
  shipEarlyBookings,
} from './sailings.ts';
import { shipImageRows } from './ship-pictures.ts';
import { shipTextRows } from './ship-texts.ts';
import { readShips, shipRow } from './ships.ts';
import { dayRows, programRow, voyagesOf } from './voyages.ts';

type Window = { today: PlainDate; lastDay: PlainDate; lastNight: PlainDate; seed: string };

/** Everything of cruises: their state, the ships with cabins, voyages and sailings, and the tours to them. */
export function cruiseTables(turns: ReadonlyMap<Route, Turns>, window: Window): Partial<DemoTables> {
  const { today, lastNight, seed } = window;
  const ships = readShips();
  const fleet = ships.map((ship) => ({
    ship,
    cabins: cabinsOf(ship),
    sailings: [...sailingsOf(ship, today, lastNight)],
  }));
  const [flagship] = ships;
  const tours = cruiseTourRows(ships, turns, window);
  return {
    state: flagship ? [cruiseStateRow(flagship)] : [],
    region: watersRows(ships),
    town: portRows(ships),
    hotel: ships.map((ship) => shipRow(ship, townOfPort(ship.port))),
    hotel_text: ships.flatMap(shipTextRows),
    cruise_program: ships.flatMap((ship) => voyagesOf(ship).map((voyage, i) => programRow(ship, voyage, i))),
    cruise_program_day: ships.flatMap((ship) => voyagesOf(ship).flatMap((voyage) => [...dayRows(voyage)])),
    room: fleet.flatMap(({ ship, cabins }) => cabins.map((cabin, i) => cabinRow(ship, cabin, i))),
    image: fleet.flatMap(({ ship, cabins }) => [...shipImageRows(ship, cabins)]),
    accommodation: fleet.flatMap(({ cabins }) => cabins.flatMap((cabin) => [...berthRows(cabin)])),
    contract: ships.map(shipContractRow),
    contract_season: fleet.flatMap(({ ship, cabins, sailings }) => [
      ...sailingSeasons(ship, cabins, sailings, seed),
    ]),
    contract_child: ships.flatMap(shipChildRows),
    contract_early_booking: ships.flatMap((ship) => shipEarlyBookings(ship, today, lastNight)),
    allotment: fleet.flatMap(({ cabins, sailings }) => [...sailingAllotments(cabins, sailings, seed)]),
    service: cruiseServiceRows(),
    tour: tours,
    tour_service: [...cruiseTourServiceRows(tours)],
  };
}
