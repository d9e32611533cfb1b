import { iconsOf } from '#web/shop/hotel/hotel-facts.ts';
import type { DetailData } from '#web/shop/hotel/hotel-loader.ts';
import { isCruise } from '#web/shop/hotel/hotel-traits.ts';
import type { OfferRow } from '#web/shop/hotel/offer-row.ts';
import type { Told } from './detail-head.tsx';

/** As many as say what the hotel has and costs, an offer of a room: the page itself has them all. */
const mostOffers = 2;
const mostAmenities = 3;

/** A hotel as search engines and assistants read it: where and what it is, and what its rooms cost. */
export function hotelEntity({ hotel, prices }: Pick<DetailData, 'hotel' | 'prices'>, told: Told) {
  const { info, town, region, state, attr } = hotel;
  const rooms = prices.ok ? prices.groups.map(({ rows: [cheapest] }) => cheapest) : [];
  const [count = ''] = /^\d(\.\d)?/.exec(info.star) ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': isCruise(hotel) ? 'LodgingBusiness' : 'Hotel',
    name: info.name,
    url: told.url,
    image: told.pictures,
    address: {
      '@type': 'PostalAddress',
      ...(info.address && { streetAddress: info.address }),
      ...(town && { addressLocality: town.name }),
      ...(region && { addressRegion: region.name }),
      ...(state && { addressCountry: state.name }),
    },
    ...(!isCruise(hotel) && {
      geo: { '@type': 'GeoCoordinates', latitude: info.latitude, longitude: info.longitude },
    }),
    ...(count && { starRating: { '@type': 'Rating', ratingValue: Number(count) } }),
    ...(info.rating !== null &&
      info.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: info.rating,
          bestRating: 5,
          ratingCount: info.ratingCount,
        },
      }),
    amenityFeature: iconsOf(attr)
      .slice(0, mostAmenities)
      .map(({ label }) => ({
        '@type': 'LocationFeatureSpecification',
        name: label,
        value: true,
      })),
    ...(info.roomCount !== null && { numberOfRooms: info.roomCount }),
    ...(rooms.length > 0 && {
      makesOffer: rooms.slice(0, mostOffers).map((row) => offerEntity(row, told.url)),
    }),
  };
}

const offerEntity = (row: OfferRow, url: string) => ({
  '@type': 'Offer',
  name: [row.roomName, row.mealName].join(', '),
  price: row.price,
  priceCurrency: row.currency,
  availability: 'https://schema.org/InStock',
  itemOffered: { '@type': 'HotelRoom', name: row.roomName },
  url,
});
