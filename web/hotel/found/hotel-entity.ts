import type { DetailData } from '#web/hotel/hotel-loader.ts';
import { isCruise } from '#web/hotel/hotel-traits.ts';
import type { OfferRow } from '#web/hotel/offer-row.ts';
import type { Told } from './detail-head.tsx';

/**
 * A hotel as search engines and assistants read it: where and what it is, and what it costs: the offer that the address
 * opens, else the lowest, as everything else that tells the price of the page.
 */
export function hotelEntity(
  { hotel, prices, opened }: Pick<DetailData, 'hotel' | 'prices' | 'opened'>,
  told: Told,
) {
  const { info, town, region, state } = hotel;
  const offer = opened?.row ?? (prices.ok ? prices.groups[0]?.rows[0] : undefined);
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
          ratingCount: info.ratingCount,
        },
      }),
    ...(info.roomCount !== null && { numberOfRooms: info.roomCount }),
    ...(offer && { makesOffer: [offerEntity(offer)] }),
  };
}

const offerEntity = (row: OfferRow) => ({
  '@type': 'Offer',
  name: [row.roomName, row.mealName].join(', '),
  price: row.price,
  priceCurrency: row.currency,
  availability: `https://schema.org/${row.isFastConfirm ? 'InStock' : 'LimitedAvailability'}`,
  availabilityEnds: row.dateIn,
});
