import type { PageAnswer } from '#calls/content-pages.ts';

/** What an entry of a list of hotels shows ([S]§2.14). */
export type ListedHotel = {
  inc: number;
  name: string;
  path: string;
  star: string;
  isPriority: boolean;
  attributes: PageAnswer['hotels'][number]['hotel']['attrs'];
  place: string;
  image: string | null;
};

/** So many attributes of a hotel are shown ([S]§9). */
const attributeCount = 2;
const priorityName = 'Priority';

/** The hotel leads to its tours, or to its own page where the site's flag says so. */
export function listedHotel(
  { hotel }: PageAnswer['hotels'][number],
  { hotelInsteadOfTour }: { hotelInsteadOfTour: boolean },
): ListedHotel {
  const marks = hotel.compAttrs.map(({ name }) => name === priorityName);
  return {
    inc: hotel.inc,
    name: hotel.name,
    path: hotelInsteadOfTour ? hotel.slug : hotel.slug.replace('hotels', 'tours'),
    star: hotel.stargname,
    isPriority: marks.includes(true),
    // The mark is said by itself; both lists have the attributes in one order.
    attributes: hotel.attrs.filter((_, index) => !marks[index]).slice(0, attributeCount),
    place: [hotel.regionName, hotel.stateName].join(', '),
    image: hotel.image,
  };
}
