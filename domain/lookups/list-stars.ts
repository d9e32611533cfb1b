import { entry, type StarEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { hotelsSold } from './hotels-sold.ts';
import { type TourQuestion, toursAsked } from './tours-asked.ts';

/** Categories of the hotels that are sold, in the operator's order. */
export function listStars(moment: CatalogueMoment, question: TourQuestion): StarEntry[] {
  const { directory } = moment;
  const hotels = hotelsSold(directory, toursAsked(moment, question));
  const starIds = new Set(hotels.map(({ hotel }) => hotel.starId));
  return [...starIds]
    .map((id) => entry(directory.stars, id))
    .sort((a, b) => a.position - b.position || a.id - b.id);
}
