/** The country of a hotel's address: its slug, and its long name in English. */
export type HotelCountry = { slug: string; longName: string; isCruise: boolean };

/**
 * Where the page of a hotel is ([W]§2.1, §2.11): `/hotels/{country}/{slug}`, with flight `/tours/{country}/{slug}`, and
 * for a liner `/cruise/{slug}`. A hotel whose slug is a number stands under the long name of its country.
 */
export function hotelPath(kind: 'hotels' | 'tours', country: HotelCountry, hotelSlug: string): string {
  if (country.isCruise) return `/cruise/${hotelSlug}`;
  if (/^\d+$/.test(hotelSlug)) return `/hotels/${country.longName.toLowerCase()}/${hotelSlug}`;
  return `/${kind}/${country.slug}/${hotelSlug}`;
}
