import type { PagePath } from '#web/context/page-path.ts';
import { cheapestCabin } from './group-sailings.ts';
import type { VoyageData } from './voyage-loader.ts';
import { voyagePath } from './voyage-path.ts';

type ToLocal = (path: PagePath) => string;
type Voyage = Pick<VoyageData, 'program' | 'linerPath' | 'sailings'>;

/** A voyage as search engines read it: its ports in order, and what its cheapest cabin costs. */
export function voyageTrip({ program, linerPath, sailings = [] }: Voyage, origin: string, toLocal: ToLocal) {
  const { title, summary, hotel, days, image } = program;
  const best = cheapestCabin(sailings);
  const url = origin + toLocal(voyagePath(program));
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: title,
    ...(summary && { description: summary }),
    url,
    ...(image && { image: `${origin}/img?url=${encodeURIComponent(image)}&width=1200` }),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: days.length,
      itemListElement: days.map((day) => ({
        '@type': 'ListItem',
        position: day.day,
        item: {
          '@type': 'Place',
          name: day.title,
          ...(day.text && { description: day.text }),
          geo: { '@type': 'GeoCoordinates', latitude: day.latitude, longitude: day.longitude },
        },
      })),
    },
    subTrip: sailings.map(({ from, to }) => ({
      '@type': 'Trip',
      name: title,
      departureTime: from,
      arrivalTime: to,
    })),
    ...(best && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: best.price,
        priceCurrency: best.currency,
        offerCount: sailings.reduce((count, { cabins }) => count + cabins.length, 0),
        url,
      },
    }),
    provider: { '@type': 'Organization', name: hotel.name, url: origin + toLocal(linerPath) },
  };
}
