import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { hotelsSold } from './hotels-sold.ts';
import type { PlaceType } from './place-names.ts';
import { toursAsked } from './tours-asked.ts';

/** The places that have a hotel to sell, and those hotels: by their numbers, with how many guests rated the hotels of each. */
export type PlacesSold = Record<PlaceType, ReadonlyMap<number, number>>;

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
  const guests: Record<PlaceType, Map<number, number>> = {
    state: new Map(),
    region: new Map(),
    town: new Map(),
    hotel: new Map(),
  };
  for (const { hotel, townId, regionId, stateId } of hotels) {
    for (const [type, id] of [
      ['state', stateId],
      ['region', regionId],
      ['town', townId],
      ['hotel', hotel.id],
    ] as const)
      guests[type].set(id, (guests[type].get(id) ?? 0) + hotel.ratingCount);
  }
  return guests;
}
