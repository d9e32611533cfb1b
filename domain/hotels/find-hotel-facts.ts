import { staleIfError } from '#db/stale-if-error.ts';
import { type AttributeEntry, entry } from '#domain/catalogue/directory.ts';
import type { HotelSource } from './find-hotel.ts';
import { findHotelCards, type HotelCard } from './find-hotel-cards.ts';
import { type HotelFigures, readHotelFigures } from './hotel-store.server.ts';

/** A hotel as it is compared with others. */
export type HotelFacts = HotelCard & {
  figures: HotelFigures;
  /** In the order of the catalogue, the same for every hotel. */
  attributes: (AttributeEntry & { value: string })[];
};

/** The facts of some hotels, in their order; unknown ones are left out. */
export async function findHotelFacts(
  { db, moment }: HotelSource,
  hotelIds: readonly number[],
): Promise<HotelFacts[]> {
  const figures = await staleIfError(db, ['hotel figures', hotelIds], () => readHotelFigures(db, hotelIds));
  const byHotel = new Map(figures.map((row) => [row.hotelId, row]));
  const { attributes } = moment.directory;
  return findHotelCards(moment, hotelIds).flatMap((card) => {
    const own = byHotel.get(card.hotel.id);
    if (!own) return []; // gone since the moment was read
    const has = card.hotel.attributes.map(({ id, value }) => ({ ...entry(attributes, id), value }));
    return [{ ...card, figures: own, attributes: has.sort(byPosition) }];
  });
}

const byPosition = (one: AttributeEntry, other: AttributeEntry) =>
  one.position - other.position || one.id - other.id;
