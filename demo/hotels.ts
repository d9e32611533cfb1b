import type { RowOf } from '#domain/operator-data/tables.ts';
import { localise } from '#lib/localised.ts';
import { addDays, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { amenitiesFor } from './amenities.ts';
import type { Amenity } from './attributes.ts';
import { type Dice, dice } from './dice.ts';
import { readFacts } from './facts/read-facts.ts';
import { kmBetween, type Point, pointAt } from './geo.ts';
import { hotelNamer } from './hotel-names.ts';
import type { Places, Resort } from './places.ts';
import { bestOf, type Category, categoryFor, guestHouseKey } from './stars.ts';
import { inEveryLanguage } from './texts/word-list.ts';

/** A hotel of the demo: invented, in a real resort. */
export type Hotel = Point & {
  id: number;
  resort: Resort;
  category: Category;
  name: string;
  slug: string;
  /** Metres to the water; undefined away from coasts. */
  toBeach: number | undefined;
  toAirport: number;
  toCentre: number;
  builtYear: number;
  renovatedYear: number | undefined;
  roomCount: number;
  ratingTenths: number;
  ratingCount: number;
  popularity: number;
  /** How dear it is among its equals: 1 is the middle. */
  luxury: number;
  amenities: ReadonlySet<Amenity>;
  /** Where its guests go into the water. */
  beach: Point | undefined;
};

const firstId = 1000;

/** Every hotel of the demo, in the order of the resorts; the same for the same seed. */
export function buildHotels(places: Places, seed: string): Hotel[] {
  const nameHotel = hotelNamer(seed);
  const placeHotel = hotelPlacer();
  const towns = places.resorts.flatMap((resort) => Array.from({ length: resort.hotelCount }, () => resort));
  return towns.map((resort, i) => {
    const id = firstId + i;
    const random = dice(seed, 'hotel', id);
    const drawn = categoryFor(resort, random);
    const toBeach = metresToBeach(resort, drawn, random);
    const at = placeHotel(resort, toBeach, random);
    const luxury = 0.8 + random.share() * 0.5;
    const category = bestOf(drawn, luxury);
    const age = agesOf(random);
    return {
      id,
      resort,
      category,
      ...nameHotel(resort, id, category.stars, category.id === guestHouseKey),
      ...at,
      toBeach,
      beach: beachOf(resort, at, toBeach),
      toAirport: roundedTo(100, kmBetween(at, resort.airport) * 1000),
      toCentre: roundedTo(50, Math.max(100, kmBetween(at, resort.centre) * 1000)),
      ...age,
      roomCount: roomsOf(resort, category, random),
      ...ratingOf(category, luxury, random),
      luxury,
      amenities: amenitiesFor(resort, category, toBeach, random),
    };
  });
}

/** The hotels as rows. */
export function hotelRow(hotel: Hotel, today: PlainDate): RowOf<'hotel'> {
  const { resort } = hotel;
  const { iso2 } = resort.region.destination;
  return {
    id: hotel.id,
    town_id: resort.id,
    star_id: hotel.category.id,
    slug: hotel.slug,
    // Guests look for hotels under the name on the sign, whatever their language.
    name: { en: hotel.name, ru: hotel.name },
    address: inEveryLanguage((locale) =>
      // A region often has the name of its town.
      [
        ...new Set(
          [resort, resort.region, resort.region.destination].map(({ name }) => localise(name, locale)),
        ),
      ].join(', '),
    ),
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    built_year: hotel.builtYear,
    renovated_year: hotel.renovatedYear,
    room_count: hotel.roomCount,
    rating_tenths: hotel.ratingTenths,
    rating_count: hotel.ratingCount,
    popularity: hotel.popularity,
    ...(isClosed(hotel) && { on_sale: false }),
    ...(hotel.beach && { beach_latitude: hotel.beach.latitude, beach_longitude: hotel.beach.longitude }),
    ...(registering.has(iso2) && registered(`${iso2}-${(hotel.id * 7919) % 1_000_000}`)),
    ...(hasWebinar(hotel) && {
      video_date: addDays(quarterOf(today), -(10 + (hotel.id % 150))),
      video_link: '/kalendar-sobytii',
    }),
  };
}

/** A few hotels rest for a season, so that a page shows what it is like when one is not sold. */
const isClosed = ({ id }: Hotel) => id % 500 === 77;

/** The addresses of real registers would say of invented hotels that they are in them. */
const registered = (code: string) => ({
  registry_code: code,
  registry_url: `https://register.example/${code}`,
});

/** Those that agents are told most of. */
const hasWebinar = ({ category, id }: Hotel) => category.stars >= 4 && id % 4 === 2;

/** Its first day: what is counted from it stays the same from day to day. */
function quarterOf(today: PlainDate): PlainDate {
  const month = Number(today.slice(5, 7));
  return plainDate(`${today.slice(0, 4)}-${`${month - ((month - 1) % 3)}`.padStart(2, '0')}-01`);
}

/** Countries that keep a register of places to stay. */
const registering = new Set(['TR', 'GR', 'IT', 'ES', 'HR', 'PT']);

function metresToBeach(resort: Resort, category: Category, random: Dice): number | undefined {
  if (resort.kind === 'island') return random.pick([5, 10, 10, 20]);
  if (resort.sea === undefined) return undefined;
  // Dearer houses stand nearer the water; Belek and Goa alike have a second and a third line.
  const farthest = category.stars >= 4.5 ? 260 : category.stars >= 4 ? 550 : 1100;
  return roundedTo(10, 20 + random.share() ** 2 * farthest);
}

/** Straight down to the water; around an island the water is everywhere. */
const beachOf = ({ sea }: Resort, at: Point, toBeach: number | undefined): Point | undefined =>
  sea === undefined || toBeach === undefined ? undefined : pointAt(at, sea, (toBeach + 30) / 1000);

/** On the land side of the shore; on an island of its own where the resort is an atoll. */
function hotelPlacer() {
  const islands = readFacts<'lat' | 'lon'>('maldives-islands.odbl.csv').map(({ lat, lon }) => ({
    latitude: Number(lat),
    longitude: Number(lon),
  }));
  return (resort: Resort, toBeach: number | undefined, random: Dice): Point => {
    if (resort.kind === 'island') {
      const near = islands.toSorted((a, b) => kmBetween(a, resort) - kmBetween(b, resort))[0];
      if (near) islands.splice(islands.indexOf(near), 1);
      return pointAt(near ?? resort, random.between(0, 359), 0.05);
    }
    const aside = (random.share() - 0.5) * resort.spanKm;
    if (resort.sea === undefined) return pointAt(resort, random.between(0, 359), Math.abs(aside));
    const onTheShore = pointAt(resort, resort.sea + 90, aside);
    return pointAt(onTheShore, resort.sea + 180, (toBeach ?? 0) / 1000 + 0.03);
  };
}

function agesOf(random: Dice) {
  const builtYear = random.between(1978, 2024);
  const renovatedYear = builtYear < 2016 ? random.between(2017, 2026) : undefined;
  return { builtYear, renovatedYear };
}

function roomsOf(resort: Resort, category: Category, random: Dice): number {
  if (category.id === guestHouseKey) return random.between(8, 24);
  if (category.name === 'Boutique') return random.between(14, 48);
  if (resort.kind === 'island') return random.between(48, 180);
  const [least, most] =
    resort.kind === 'beach' ? [40 * category.stars - 60, 110 * category.stars - 110] : [30, 190];
  return random.between(least, most);
}

function ratingOf(category: Category, luxury: number, random: Dice) {
  const middle = 3.35 + category.stars * 0.2 + (luxury - 1) * 0.6;
  const ratingTenths = Math.round(10 * Math.min(4.9, Math.max(3.1, middle + (random.share() - 0.5) * 0.6)));
  const ratingCount = Math.round(12 + random.share() ** 2 * 2600);
  return {
    ratingTenths,
    ratingCount,
    popularity: Math.round(ratingTenths * 12 + Math.sqrt(ratingCount) * 8),
  };
}

const roundedTo = (step: number, value: number) => Math.round(value / step) * step;
