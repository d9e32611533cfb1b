import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { hotelsSold } from './hotels-sold.ts';
import type { PlaceType } from './place-names.ts';
import { toursAsked } from './tours-asked.ts';

/** Numbers of the places that have a hotel to sell, and of those hotels. */
export type PlacesSold = Record<PlaceType, ReadonlySet<number>>;

const known = new WeakMap<CatalogueMoment, Map<string, PlacesSold>>();

/** Where one can go from a town, liners apart; found once for a moment, for every letter that is typed asks. */
export function placesSold(moment: CatalogueMoment, market: string, townFrom: number): PlacesSold {
  const answers = known.get(moment) ?? new Map<string, PlacesSold>();
  known.set(moment, answers);
  const key = `${market}/${townFrom}`;
  const answer = answers.get(key) ?? findPlaces(moment, market, townFrom);
  answers.set(key, answer);
  return answer;
}

function findPlaces(moment: CatalogueMoment, market: string, townFrom: number): PlacesSold {
  const hotels = hotelsSold(moment.directory, toursAsked(moment, { market, townFrom }));
  return {
    state: new Set(hotels.map(({ stateId }) => stateId)),
    region: new Set(hotels.map(({ regionId }) => regionId)),
    town: new Set(hotels.map(({ townId }) => townId)),
    hotel: new Set(hotels.map(({ hotel }) => hotel.id)),
  };
}
