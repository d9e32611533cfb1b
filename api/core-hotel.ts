import type { AnswerOf } from '#calls/call.ts';
import { hotelCall } from '#calls/hotel.ts';
import { findHotel, type HotelSource, type StoredHotel } from '#domain/hotels/find-hotel.ts';
import type { Localised } from '#lib/localised.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { type Texts, textsIn } from './core-texts.ts';
import { registerCall } from './register-call.ts';

type HotelAnswer = AnswerOf<typeof hotelCall>;

const nothing = { attr: [], images: [], rooms: [], texts: [] };

/** `GET /core/hotel`: code 301 with the path where it stands, -1 where there is none ([W]§3.5, §8). */
export function registerHotel(api: Api, dependencies: SellingDependencies & Pick<HotelSource, 'db'>): void {
  const { db, catalogue } = dependencies;
  registerCall(api, hotelCall, async ({ query, site, lang }) => {
    const found = await findHotel({ db, moment: momentOf(catalogue) }, query.hotel);
    if (found.ok) return { ok: true, value: hotelAnswer(found.value, textsIn(lang, site)) };
    if (found.reason === 'moved')
      return { ok: true, value: { code: 301, redirect: found.detail ?? '', ...nothing } };
    return { ok: true, value: { code: -1, ...nothing } };
  });
}

function hotelAnswer(stored: StoredHotel, text: Texts): HotelAnswer {
  const { hotel } = stored;
  return {
    code: 200,
    info: {
      inc: hotel.id,
      name: text(hotel.name),
      slug: hotel.slug,
      star: hotel.starName,
      starKey: String(hotel.star_id),
      address: hotel.address ? text(hotel.address) : '',
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      onSale: hotel.on_sale,
      builtYear: hotel.built_year,
      renovatedYear: hotel.renovated_year,
      roomCount: hotel.room_count,
      rating: hotel.rating_tenths === null ? null : hotel.rating_tenths / 10,
      ratingCount: hotel.rating_count,
      airportCode: hotel.airportCode,
      airportName: text(hotel.airportName),
    },
    attr: stored.attributes.map(({ id, code, name, value, kind, icon }) => ({
      inc: id,
      code,
      name: text(name),
      value,
      kind,
      icon,
    })),
    region: place(hotel.regionId, hotel.regionName, hotel.regionSlug, text),
    town: place(hotel.town_id, hotel.townName, hotel.townSlug, text),
    state: place(hotel.stateId, hotel.stateName, hotel.stateSlug, text),
    images: picturesOf(stored, null, text),
    rooms: stored.rooms.map((room) => ({
      room: room.id,
      name: text(room.name),
      lname: room.name.en,
      description: room.description ? text(room.description) : '',
      areaM2: room.area_m2,
      beds: room.beds ? text(room.beds) : '',
      guests: stored.guestsByRoom.get(room.id) ?? 0,
      images: picturesOf(stored, room.id, text),
    })),
    texts: stored.texts.map(({ key, title, body }) => ({ key, title: text(title), text: text(body) })),
  };
}

const place = (inc: number, name: Localised, slug: string, text: Texts) => ({
  inc,
  name: text(name),
  lname: name.en,
  slug,
});

const picturesOf = (stored: StoredHotel, roomId: number | null, text: Texts) =>
  stored.images
    .filter((image) => image.roomId === roomId)
    .map((image) => ({ img: image.src, alt: text(image.alt) }));
