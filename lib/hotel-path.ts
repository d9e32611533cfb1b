import { type HotelKind, hotelKinds, travelKinds } from './travel-kind.ts';

/** The country of a hotel's address: its slug, and its long name in English. */
export type HotelCountry = { slug: string; longName: string; isCruise: boolean };

const { cruise, hotel } = travelKinds;

type DetailsPath = (typeof travelKinds)[HotelKind]['details'];

/** The path of a page of a hotel. */
export type HotelPath = `${typeof cruise.details}/${string}` | `${DetailsPath}/${string}/${string}`;

/**
 * Where the page of a hotel is ([W]§2.1, §2.11): under the path of its kind and its country, and for a liner under that
 * of cruises alone. A hotel whose slug is a number stands under the long name of its country.
 */
export function hotelPath(kind: HotelKind, country: HotelCountry, hotelSlug: string): HotelPath {
  if (country.isCruise) return `${cruise.details}/${hotelSlug}`;
  if (/^\d+$/.test(hotelSlug)) return `${hotel.details}/${country.longName.toLowerCase()}/${hotelSlug}`;
  return `${travelKinds[kind].details}/${country.slug}/${hotelSlug}`;
}

/** What a path of a hotel is made of: the kind that its page shows, and the slug at its end. */
export function readHotelPath(path: string): { kind: HotelKind; slug: string } | undefined {
  const [first, second, third, ...more] = path.split('/').filter(Boolean);
  if (more.length > 0 || !second) return undefined;
  const under = `/${first}`;
  if (under === cruise.details) return third ? undefined : { kind: 'hotel', slug: second };
  const kind = hotelKinds.find((each) => travelKinds[each].details === under);
  return kind && third ? { kind, slug: third } : undefined;
}
