import { assert } from '#lib/assert.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { DemoTables } from '../demo-tables.ts';
import type { Turns } from '../flights.ts';
import type { Hotel } from '../hotels.ts';
import type { Places } from '../places.ts';
import type { Route } from '../routes.ts';
import { isAbroad, type TourSeason } from '../tours.ts';
import { excursionDayRows } from './excursion-days.ts';
import {
  excursionIconRows,
  excursionImageRows,
  excursionServiceRows,
  excursionTourRow,
} from './excursion-pages.ts';
import { programFeeRows, programServiceRows, programTours, townsThatMeet } from './excursion-programs.ts';
import { type ExcursionTour, readExcursionTours } from './excursion-tours.ts';

type Window = { today: PlainDate; lastDay: PlainDate };
/** A hotel of an excursion tour, and where its guests land. */
type House = { id: number; airport: string };

const mostHotels = 5;
/** The boat on the Nile, which is not among the hotels of resorts. */
const nileBoat: House = { id: 3910, airport: 'HRG' };

/** The excursion tours: their pages, the tours that sell their programs, and the hotels of those. */
export function excursionTables(
  places: Places,
  hotels: readonly Hotel[],
  turns: ReadonlyMap<Route, Turns>,
  window: Window,
): Partial<DemoTables> {
  const excursions = readExcursionTours();
  const abroad = isAbroad(places);
  const sold = excursions.flatMap((excursion) => {
    const destination = places.destinations.find(({ id }) => id === excursion.stateId);
    const houses = housesOf(excursion, hotels);
    assert(destination && houses.length > 0, `${excursion.slug} has a country and hotels`);
    const airports = new Set(houses.map(({ airport }) => airport));
    return excursion.programs.map((program) => {
      const flownIn = (season: TourSeason) => townsThatMeet(program, airports, turns, season);
      return {
        excursion,
        program,
        houses,
        tours: programTours(excursion, program, destination, flownIn, window),
      };
    });
  });
  return {
    excursion_tour: excursions.map(excursionTourRow),
    excursion_tour_image: excursions.flatMap(excursionImageRows),
    excursion_tour_day: excursions.flatMap(excursionDayRows),
    excursion_tour_icon: excursions.flatMap((excursion) => [...excursionIconRows(excursion)]),
    excursion_service: excursions.flatMap((excursion) => [...excursionServiceRows(excursion)]),
    service: excursions.flatMap(programFeeRows),
    tour: sold.flatMap(({ tours }) => tours),
    tour_service: sold.flatMap(({ excursion, program, tours }) => [
      ...programServiceRows(excursion, program, tours, abroad),
    ]),
    tour_hotel: sold.flatMap(({ tours, houses }) =>
      tours.flatMap((tour) => houses.map((house) => ({ tour_id: tour.id, hotel_id: house.id }))),
    ),
  };
}

/** The best-loved hotels of the tour's regions that are good enough for it. */
function housesOf({ regions, leastStars }: ExcursionTour, hotels: readonly Hotel[]): House[] {
  if (regions.includes('nile')) return [nileBoat];
  return hotels
    .filter(({ resort, category }) => regions.includes(resort.region.slug) && category.stars >= leastStars)
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, mostHotels)
    .map(({ id, resort }) => ({ id, airport: resort.airport.code }));
}
