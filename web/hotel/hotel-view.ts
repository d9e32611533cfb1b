import type { AnswerOf } from '#calls/call.ts';
import type { hotelCall } from '#calls/hotel.ts';
import { roomAttribute } from '#lib/attribute-numbers.ts';
import { pick } from '#lib/pick.ts';
import { firstLink } from './first-link.ts';
import { mostTiles } from './most-tiles.ts';

type HotelAnswer = AnswerOf<typeof hotelCall>;
export type FoundHotel = HotelAnswer & { info: NonNullable<HotelAnswer['info']> };

/** What the page of a hotel renders of it. */
export type HotelInfo = ReturnType<typeof hotelView>;

export const hotelView = (
  { info, attr, texts, images, rooms, town, region, state }: FoundHotel,
  hasAllImages = false,
) => ({
  /** Of a liner: the way to what its first words say of the route. */
  cruiseRoute: state?.isCruise ? firstLink(info.paragraph) : undefined,
  info: pick(info, [
    'inc',
    'name',
    'slug',
    'star',
    'starKey',
    'paragraph',
    'guestTax',
    'topHotelRating',
    'airportCode',
    'address',
    'latitude',
    'longitude',
    'onSale',
    'panaroma3Ds',
    'registryCode',
    'registryUrl',
    'builtYear',
    'renovatedYear',
    'roomCount',
    'rating',
    'ratingCount',
    'airportName',
  ]),
  attr: attr.map((each) => pick(each, ['inc', 'name', 'value', 'kind', 'icon'])),
  texts: texts.map(({ image, ...each }) => ({
    ...pick(each, ['key', 'title', 'text']),
    ...(image && { image }),
  })),
  images: hasAllImages ? images : images.slice(0, state?.isCruise ? mostTiles.alone : mostTiles.besideMap),
  imageCount: images.length,
  rooms: rooms.filter(isOwnRoom).map((room) => ({
    ...pick(room, ['room', 'name', 'description', 'guests', 'areaM2', 'beds']),
    images: room.images.slice(0, 1),
    imageCount: room.images.length,
  })),
  town: town && pick(town, ['name']),
  region: region && pick(region, ['inc', 'name']),
  state: state && pick(state, ['inc', 'name', 'lname', 'slug', 'isCruise']),
});

/** Not another name of a room that the hotel has anyway ([W]§9). */
const isOwnRoom = ({ desc }: FoundHotel['rooms'][number]) =>
  desc.every(({ attribute }) => attribute !== roomAttribute.duplicate);
