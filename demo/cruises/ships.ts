import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { Point } from '../geo.ts';
import { portOf } from './ports.ts';

/** A liner or a river boat: in the operator's books a hotel that moves. */
export type Ship = {
  id: number;
  slug: string;
  name: Localised;
  stateId: number;
  /** Where its voyages begin, and where the guests of that port land. */
  port: string;
  airport: string;
  /** The day on board, Monday 1 … Sunday 7. */
  weekday: number;
  /** First and last month of the days on board; a winter season runs over New Year. */
  months: readonly [number, number];
  /** Slugs of its programs, sailed in turn. */
  rotation: readonly string[];
  starId: number;
  builtYear: number;
  renovatedYear: number | undefined;
  cabins: number;
  level: number;
  ratingTenths: number;
  curve: string;
  sellsDrinks: boolean;
  /** Relief, climate and architecture of what lies around, for pictures. */
  look: readonly string[];
  lead: Localised;
  isRiverBoat: boolean;
  at: Point;
};

/** The state whose hotels are liners. */
export const cruiseStateId = 40;

type ShipColumn =
  | 'id'
  | 'slug'
  | 'name'
  | 'name_ru'
  | 'state_id'
  | 'port'
  | 'airport'
  | 'weekday'
  | 'months'
  | 'rotation'
  | 'star_id'
  | 'built_year'
  | 'renovated_year'
  | 'cabins'
  | 'level'
  | 'rating'
  | 'curve'
  | 'drinks'
  | 'look'
  | 'lead_en'
  | 'lead_ru';

/** The liners of the demo operator, and its boat on the Nile. */
export const readShips = (): Ship[] =>
  readFacts<ShipColumn>('../cruises/ships.csv').map((row) => {
    const [first, last] = row.months.split('-').map(Number);
    assert(first && last, `${row.slug} has a first and a last month`);
    return {
      id: Number(row.id),
      slug: row.slug,
      name: { en: row.name, ru: row.name_ru, uz: row.name }, // the market of Uzbek reads Russian where it has none
      stateId: Number(row.state_id),
      port: row.port,
      airport: row.airport,
      weekday: Number(row.weekday),
      months: [first, last],
      rotation: row.rotation.split(' '),
      starId: Number(row.star_id),
      builtYear: Number(row.built_year),
      renovatedYear: Number(row.renovated_year) || undefined,
      cabins: Number(row.cabins),
      level: Number(row.level),
      ratingTenths: Number(row.rating),
      curve: row.curve,
      sellsDrinks: row.drinks === 'yes',
      look: row.look.split('.'),
      lead: { en: row.lead_en, ru: row.lead_ru },
      isRiverBoat: Number(row.state_id) !== cruiseStateId,
      at: portOf(row.port),
    };
  });

/** A ship as the hotel that it is sold as. */
export const shipRow = (ship: Ship, townId: number): RowOf<'hotel'> => ({
  id: ship.id,
  town_id: townId,
  star_id: ship.starId,
  slug: ship.slug,
  name: ship.name,
  address: portOf(ship.port).name,
  latitude: ship.at.latitude,
  longitude: ship.at.longitude,
  built_year: ship.builtYear,
  renovated_year: ship.renovatedYear,
  room_count: ship.cabins,
  rating_tenths: ship.ratingTenths,
  rating_count: 90 + (ship.id % 7) * 41,
  popularity: ship.ratingTenths * 12 + 60,
  ...(!ship.isRiverBoat && { cruise_itinerary: `/cruise/${ship.slug}/sea/cruise` }),
  paragraph: ship.lead,
});
