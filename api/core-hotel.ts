import type { AnswerOf } from '#calls/call.ts';
import { hotelCall, hotelCards, hotelImages, roomDetails } from '#calls/hotel.ts';
import { findHotel, type StoredHotel } from '#domain/hotels/find-hotel.ts';
import { findHotelCards, type HotelCard } from '#domain/hotels/find-hotel-cards.ts';
import { findHotelImages } from '#domain/hotels/find-hotel-images.ts';
import { findRooms } from '#domain/hotels/find-rooms.ts';
import { orElsewhere, type Readable } from '#domain/hotels/or-elsewhere.ts';
import { withoutCensoredItems } from '#lib/censored-items.ts';
import type { Localised } from '#lib/localised.ts';
import type { Site } from '#sites/site.ts';
import type { Handler } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { pictureAnswer, roomAnswer } from './core-room-answer.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

type HotelAnswer = AnswerOf<typeof hotelCall>;
type HotelDependencies = SellingDependencies & Readable;

const nothing = { attr: [], images: [], rooms: [], texts: [], nearby: [] };

/** `GET /core/hotel`: code 301 with the path where it stands, -1 where there is none ([W]§3.5, §8). */
export function registerHotel(api: Api, { catalogue, ...readable }: HotelDependencies): void {
  const answer: Handler<typeof hotelCall> = async ({ query, site, lang }) => {
    const moment = momentOf(catalogue);
    const { found, ...kept } = await orElsewhere(readable, (db) => findHotel({ db, moment }, query.hotel));
    if (found.ok) return { ok: true, value: hotelAnswer(found.value, textsIn(lang, site), site), ...kept };
    if (found.reason === 'moved')
      return { ok: true, value: { code: 301, redirect: found.detail ?? '', ...nothing } };
    return { ok: true, value: { code: -1, ...nothing } };
  };
  registerCall(api, hotelCall, answer, () => [catalogue.current()]);
}

/** What lists ask of their hotels, and what cards fetch when they are seen: pictures, and rooms ([W]§2.11). */
export function registerHotelCards(api: Api, { catalogue, ...readable }: HotelDependencies): void {
  registerCall(
    api,
    hotelCards,
    ({ query, site, lang }) => {
      const text = textsIn(lang, site);
      const found = findHotelCards(momentOf(catalogue), query.hotels);
      return { ok: true, value: found.map((card) => cardAnswer(card, text)) };
    },
    () => [catalogue.current()],
  );
  const imagesOf: Handler<typeof hotelImages> = async ({ query, site, lang }) => {
    const text = textsIn(lang, site);
    const { found, ...kept } = await orElsewhere(readable, (db) => findHotelImages(db, query.hotels));
    return {
      ok: true,
      ...kept,
      value: found.map(({ hotelId, images }) => ({
        hotel: hotelId,
        images: images.map((image) => pictureAnswer(image, text)),
      })),
    };
  };
  registerCall(api, hotelImages, imagesOf, () => [catalogue.current()]);
  const roomsOf: Handler<typeof roomDetails> = async ({ query, site, lang }) => {
    const text = textsIn(lang, site);
    const { found, ...kept } = await orElsewhere(readable, (db) => findRooms(db, query.rooms));
    return {
      ok: true,
      ...kept,
      value: found.map(({ room, images }) => ({
        hotel: room.hotel_id,
        ...roomAnswer(room, images, text),
      })),
    };
  };
  registerCall(api, roomDetails, roomsOf, () => [catalogue.current()]);
}

export const cardAnswer = (
  { hotel, starName, town, region, state }: HotelCard,
  text: Texts,
): AnswerOf<typeof hotelCards>[number] => ({
  hotel: hotel.id,
  name: text(hotel.name),
  slug: hotel.slug,
  star: starName,
  rating: hotel.ratingTenths === null ? null : hotel.ratingTenths / 10,
  ratingCount: hotel.ratingCount,
  town: place(town.id, town.name, town.slug, text),
  region: place(region.id, region.name, region.slug, text),
  state: { ...place(state.id, state.name, state.slug, text), isCruise: state.isCruise },
  image: hotel.images[0] ?? null,
});

function hotelAnswer(stored: StoredHotel, text: Texts, { censoredWords }: Site): HotelAnswer {
  const { hotel, attributes, rooms, images, texts } = stored;
  return {
    code: 200,
    info: infoAnswer(hotel, text),
    attr: attributes.map(({ id, code, name, value, kind, icon }) => ({
      inc: id,
      code,
      name: text(name),
      value,
      kind,
      icon,
    })),
    region: place(hotel.regionId, hotel.regionName, hotel.regionSlug, text),
    town: place(hotel.town_id, hotel.townName, hotel.townSlug, text),
    state: { ...place(hotel.stateId, hotel.stateName, hotel.stateSlug, text), isCruise: hotel.isCruise },
    images: images.filter(({ roomId }) => roomId === null).map((image) => pictureAnswer(image, text)),
    rooms: rooms.map((room) =>
      roomAnswer(
        room,
        images.filter(({ roomId }) => roomId === room.id),
        text,
      ),
    ),
    texts: texts.map(({ key, title, body, image }) => ({
      key,
      title: text(title),
      text: withoutCensoredItems(text(body), censoredWords),
      image,
    })),
    nearby: hotel.isCruise ? [] : nearbyAnswer(hotel, text),
  };
}

function nearbyAnswer(hotel: StoredHotel['hotel'], text: Texts): HotelAnswer['nearby'] {
  const { beach_latitude: latitude, beach_longitude: longitude } = hotel;
  return [
    ...(latitude === null || longitude === null
      ? []
      : [{ kind: 'beach' as const, name: '', latitude, longitude }]),
    {
      kind: 'centre',
      name: text(hotel.townName),
      latitude: hotel.townLatitude,
      longitude: hotel.townLongitude,
    },
    {
      kind: 'airport',
      name: text(hotel.airportName),
      latitude: hotel.airportLatitude,
      longitude: hotel.airportLongitude,
    },
  ];
}

const infoAnswer = (hotel: StoredHotel['hotel'], text: Texts): NonNullable<HotelAnswer['info']> => ({
  inc: hotel.id,
  name: text(hotel.name),
  slug: hotel.slug,
  star: hotel.starName,
  starKey: String(hotel.star_id),
  address: hotel.address ? text(hotel.address) : '',
  paragraph: hotel.paragraph ? text(hotel.paragraph) : '',
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  onSale: hotel.on_sale,
  remote: hotel.is_remote,
  cruiseItinerary: hotel.cruise_itinerary,
  panaroma3Ds: hotel.panorama_url ? [hotel.panorama_url] : [],
  registryCode: hotel.registry_code,
  registryUrl: hotel.registry_url,
  topHotelRating: hotel.rating_id === null ? null : { id: hotel.rating_id },
  videoDate: hotel.video_date,
  videoLink: hotel.video_link,
  builtYear: hotel.built_year,
  renovatedYear: hotel.renovated_year,
  roomCount: hotel.room_count,
  rating: hotel.rating_tenths === null ? null : hotel.rating_tenths / 10,
  ratingCount: hotel.rating_count,
  airportCode: hotel.airportCode,
  airportName: text(hotel.airportName),
  guestTax: hotel.guestTax ? text(hotel.guestTax) : '',
});

const place = (inc: number, name: Localised, slug: string, text: Texts) => ({
  inc,
  name: text(name),
  lname: name.en,
  slug,
});
