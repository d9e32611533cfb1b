import type { Told } from '#web/hotel/found/detail-head.tsx';
import type { ExcursionData } from './excursion-loader.ts';
import type { TourHotel } from './price-tour.ts';

/** An excursion tour as search engines read it: its seasons, its days or else its hotels, and what it costs. */
export function excursionEntity(
  { tour, prices, plan, opened }: Pick<ExcursionData, 'tour' | 'prices' | 'plan' | 'opened'>,
  told: Told,
) {
  const hotels = prices.ok ? prices.hotels : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: tour.title,
    description: tour.summary || told.description,
    url: told.url,
    image: told.pictures,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: plan
        ? plan.days.map(({ day, title, text, latitude, longitude }) => ({
            '@type': 'ListItem',
            position: day,
            item: {
              '@type': 'Place',
              name: title,
              ...(text && { description: text }),
              geo: { '@type': 'GeoCoordinates', latitude, longitude },
            },
          }))
        : hotels.map(({ name, place }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: { '@type': 'Hotel', name, address: { '@type': 'PostalAddress', addressLocality: place } },
          })),
    },
    subTrip: tour.list.map(({ season, night }) => {
      const [from = '', to = ''] = season.split('/');
      return { '@type': 'Trip', name: `${tour.title}, ${night}`, departureTime: from, arrivalTime: to };
    }),
    ...offersOf(hotels, opened, told),
  };
}

/** The offer that the address opens, as everything else that tells the price of the page, else the lowest of all. */
function offersOf(hotels: TourHotel[], opened: ExcursionData['opened'], { url }: Told) {
  const { row } = opened ?? {};
  if (row) return { offers: { '@type': 'Offer', price: row.price, priceCurrency: row.currency, url } };
  const [cheapest] = hotels;
  if (!cheapest) return {};
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: cheapest.rows[0].price,
      priceCurrency: cheapest.rows[0].currency,
      offerCount: hotels.reduce((count, { total }) => count + total, 0),
      url,
    },
  };
}
