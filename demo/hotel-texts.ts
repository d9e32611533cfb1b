import type { RowOf } from '#domain/imports/format.ts';
import type { Hotel } from './hotels.ts';

/** The texts of a hotel's page under the keys of [W]§3.5. */
export function* hotelTexts(hotel: Hotel, _seed: string): Generator<RowOf<'hotel_text'>> {
  yield {
    hotel_id: hotel.id,
    key: 'hotelinfo',
    title: { en: 'About the hotel', ru: 'Об отеле' },
    body: {
      en: `<p>${hotel.name} in ${hotel.resort.name.en}.</p>`,
      ru: `<p>${hotel.name} ${hotel.resort.whereRu}.</p>`,
    },
    position: 0,
  };
}
