import type { RowOf } from '#domain/operator-data/tables.ts';
import { type Localised, localise } from '#lib/localised.ts';
import type { Hotel } from './hotels.ts';
import { knownFor } from './known-for.ts';
import type { Destination, ResortKind } from './places.ts';
import {
  ARCHITECTURES,
  type Attribute,
  CLIMATES,
  type PlaceLook,
  type PosterKind,
  RELIEFS,
} from './posters/facts.ts';
import { hotelPosters } from './posters/hotel-posters.ts';
import { type PlaceFacts, placePoster } from './posters/place-poster.ts';
import { posterPath } from './posters/poster-path.ts';
import { type RoomFacts, roomPosters } from './posters/room-posters.ts';
import type { Room } from './rooms.ts';
import { hotelWord } from './texts/hotel-words.ts';
import { inEveryLanguage } from './texts/word-list.ts';

type Shape = NonNullable<PlaceFacts['shape']>;

/** The poster of a country, or of a place in it, upright unless asked otherwise; `kind` is what guests come for. */
export function placeImage(
  destination: Destination,
  kind: ResortKind,
  slug = destination.slug,
  shape: Shape = 'portrait',
): string {
  const known: (typeof knownFor)[string] | undefined = knownFor[slug];
  const subject = known?.subject ?? (kind === 'ski' || kind === 'island' ? subjects[kind] : undefined);
  const has = [...plantsOf(destination), ...(known?.has ?? [])];
  const look = lookOf(destination, kind);
  return posterPath(placePoster({ ...look, slug, has, shape, ...(subject && { subject }) }));
}

const subjects = { island: 'lagoon', ski: 'ski' } as const satisfies Partial<Record<ResortKind, PosterKind>>;

/** Eight to twelve pictures of a hotel and three or four of each of its rooms. */
export function* imageRows(hotel: Hotel, rooms: Room[]): Generator<RowOf<'image'>> {
  const { destination } = hotel.resort.region;
  const look = lookOf(destination, hotel.resort.kind, hotel);
  let id = hotel.id * 100;
  const own = hotelPosters({
    ...look,
    id: hotel.id,
    stars: Math.round(hotel.category.stars),
    has: shownOf(hotel),
  });
  for (const [position, poster] of own.entries())
    yield {
      id: id++,
      hotel_id: hotel.id,
      position,
      src: posterPath(poster),
      alt: captionOf(hotel.name, poster.kind),
    };
  for (const room of rooms)
    for (const [position, poster] of roomPosters({
      ...look,
      ...windowOf(room, hotel.resort.kind),
      id: room.id,
    }).entries())
      yield {
        id: id++,
        hotel_id: hotel.id,
        room_id: room.id,
        position,
        src: posterPath(poster),
        alt: inEveryLanguage((locale) => `${localise(room.name, locale)}, ${hotel.name}`),
      };
}

/** How a country looks in pictures; a hotel's own beach decides sand or pebble. */
function lookOf(destination: Destination, kind: ResortKind, hotel?: Hotel): PlaceLook {
  const isInland = kind === 'ski' || kind === 'city' || kind === 'nature';
  const oceans = new Set(['PT', 'LK', 'MU', 'SC', 'TZ', 'ID', 'OM', 'IN', 'MA', 'DO', 'MX', 'CU']);
  const pebble = hotel?.amenities.has('pebbleBeach') ?? false;
  return {
    coast: isInland ? 'none' : kind === 'island' ? 'lagoon' : oceans.has(destination.iso2) ? 'ocean' : 'sea',
    relief: oneOf(RELIEFS, destination.relief),
    climate: kind === 'ski' ? 'alpine' : oneOf(CLIMATES, destination.climate),
    architecture: kind === 'ski' ? 'chalet' : oneOf(ARCHITECTURES, destination.architecture),
    beach: isInland ? 'none' : pebble ? 'pebble' : 'sand',
  };
}

function shownOf(hotel: Hotel): string[] {
  const { amenities, resort } = hotel;
  const has: string[] = plantsOf(resort.region.destination);
  if (amenities.has('pool') || amenities.has('heatedPool')) has.push('pool');
  if (amenities.has('waterSlides')) has.push('slides');
  if (amenities.has('spa')) has.push('spa');
  if (amenities.has('ownBeach') && hotel.id % 2 === 0) has.push('pier');
  if (resort.kind === 'island') has.push('villas');
  if (resort.kind === 'ski') has.push('slopes');
  return has;
}

function plantsOf({ climate, iso2 }: Destination): Attribute[] {
  if (climate === 'tropical' || climate === 'desert') return ['palms'];
  if (['GR', 'HR', 'ME', 'ES', 'TR'].includes(iso2)) return ['pines'];
  return [];
}

function windowOf(room: Room, kind: ResortKind): Pick<RoomFacts, 'view' | 'balcony'> {
  const balcony = kind !== 'city';
  if (kind === 'island' || room.view?.includes('sea')) return { view: 'sea', balcony };
  if (room.view === 'pool') return { view: 'pool', balcony };
  if (kind === 'ski') return { view: 'mountains', balcony };
  return { view: kind === 'city' ? 'city' : 'garden', balcony };
}

/** A wide view from the best of a few hotels: the picture by itself, at the greatest width. */
export function panoramaOf(hotel: Hotel): Pick<RowOf<'hotel'>, 'panorama_url'> {
  if (hotel.category.stars < 5 || hotel.id % 2 === 1) return {};
  const { resort } = hotel;
  const src = posterPath({
    ...lookOf(resort.region.destination, resort.kind, hotel),
    kind: 'balcony',
    hour: 'golden',
    season: 'summer',
    has: plantsOf(resort.region.destination),
    seed: `h${hotel.id}-round`,
    width: 2000,
    height: 1000,
  });
  return { panorama_url: `/img?url=${encodeURIComponent(src)}&width=2176` };
}

const pictured = new Set<PosterKind>([
  'hotel',
  'pool',
  'beach',
  'lagoon',
  'room',
  'balcony',
  'bathroom',
  'restaurant',
  'terrace',
  'spa',
  'waterpark',
  'ski',
]);

function captionOf(hotel: string, kind: PosterKind): Localised {
  const caption = hotelWord(pictured.has(kind) ? `picture-${kind}` : 'picture-around');
  return inEveryLanguage((locale) => `${hotel}: ${localise(caption, locale)}`);
}

function oneOf<const T extends string>(list: readonly T[], value: string): T {
  const found = list.find((item) => item === value);
  if (!found) throw new Error(`Posters know no ${value}`);
  return found;
}
