import type { AnswerOf } from '#calls/call.ts';
import type { hotelCall } from '#calls/hotel.ts';
import { pick } from '#lib/pick.ts';
import { firstLink } from './first-link.ts';

type HotelAnswer = AnswerOf<typeof hotelCall>;
export type FoundHotel = HotelAnswer & { info: NonNullable<HotelAnswer['info']> };

/** What the page of a hotel draws of it. */
export type HotelInfo = ReturnType<typeof hotelView>;

export const hotelView = ({ info, attr, texts, images, rooms, town, region, state }: FoundHotel) => ({
  /** Of a liner: the way to what its first words say of the route. */
  cruiseRoute: state?.isCruise ? firstLink(info.paragraph) : undefined,
  info: pick(info, [
    'inc',
    'name',
    'slug',
    'star',
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
  images,
  rooms: rooms.map((room) => ({
    ...pick(room, ['room', 'name', 'description', 'guests', 'areaM2', 'beds']),
    images: room.images.slice(0, 1),
  })),
  town: town && pick(town, ['name']),
  region: region && pick(region, ['inc', 'name']),
  state: state && pick(state, ['inc', 'name', 'lname', 'slug', 'isCruise']),
});
