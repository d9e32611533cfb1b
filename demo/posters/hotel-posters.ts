import {
  ATTRIBUTES,
  type Attribute,
  type Hour,
  type PlaceLook,
  type PosterFacts,
  type PosterKind,
  type Season,
} from './facts.ts';
import { surroundingsOf } from './place-poster.ts';

/** What the demo operator knows of a hotel. Of `has`, a picture shows what posters can draw, and `villas`, `slopes`, `spa`. */
export type HotelFacts = PlaceLook & {
  id: number;
  stars: number;
  has: readonly string[];
};

/** Hours of first pictures, none of them at night, taken in turn by hotel id: hotels with following ids never share one. */
const MAIN_HOURS: readonly Hour[] = ['day', 'golden', 'dawn', 'sunset', 'day', 'golden', 'dawn'];
const DAYLIGHT: readonly Hour[] = ['day', 'golden', 'dawn'];

/** Eight to twelve pictures of a hotel, the one for lists first. */
export function hotelPosters(hotel: HotelFacts): PosterFacts[] {
  const scenes = scenesOf(hotel);
  return scenes.slice(0, 12).map(({ kind, hour, season }, index) => ({
    ...lookOf(hotel),
    kind,
    hour,
    season: season ?? seasonOf(hotel, index),
    has: shown(hotel, kind),
    seed: `h${hotel.id}-${index}`,
    width: 1200,
    height: 900,
  }));
}

type Scene = { kind: PosterKind; hour: Hour; season?: Season };

function scenesOf(hotel: HotelFacts): Scene[] {
  const { id } = hotel;
  const has = (attribute: string) => hotel.has.includes(attribute);
  const light = (turn: number) => DAYLIGHT[(id + turn) % DAYLIGHT.length] ?? 'day';
  const shore = shoreKind(hotel);
  const main = { kind: mainKind(hotel), hour: MAIN_HOURS[id % MAIN_HOURS.length] ?? 'day' };
  const scenes: (Scene | false)[] = [
    main,
    main.kind !== 'hotel' && { kind: 'hotel', hour: light(1) },
    has('pool') && main.kind !== 'pool' && { kind: 'pool', hour: light(2) },
    shore !== undefined && main.kind !== shore && { kind: shore, hour: light(0) },
    { kind: 'room', hour: light(1) },
    { kind: 'restaurant', hour: id % 2 ? 'sunset' : light(0) },
    { kind: 'balcony', hour: light(2) },
    { kind: surroundingsOf(hotel, id), hour: light(1) },
    has('slopes') && main.kind !== 'ski' && { kind: 'ski', hour: light(0), season: 'winter' },
    has('slides') && { kind: 'waterpark', hour: 'day' },
    has('spa') && { kind: 'spa', hour: light(2) },
    { kind: 'terrace', hour: 'sunset' },
    { kind: 'bathroom', hour: light(0) },
    has('pool') && { kind: 'pool', hour: 'night' },
    shore !== undefined && { kind: shore, hour: 'sunset' },
    { kind: 'hotel', hour: 'night' },
  ];
  return scenes.filter((scene) => scene !== false);
}

/** Most lists show buildings, with pools, shores and pistes between them. */
function mainKind(hotel: HotelFacts): PosterKind {
  const turn = Math.floor(hotel.id / MAIN_HOURS.length) + hotel.id;
  if (hotel.has.includes('villas')) return turn % 3 ? 'lagoon' : 'hotel';
  if (hotel.has.includes('slopes')) return turn % 3 ? 'hotel' : 'ski';
  const shore = shoreKind(hotel);
  const kinds: PosterKind[] = ['hotel', 'hotel'];
  if (hotel.has.includes('pool')) kinds.push('pool');
  if (shore) kinds.push(shore);
  return kinds[turn % kinds.length] ?? 'hotel';
}

function shoreKind({ coast, beach, has }: HotelFacts): PosterKind | undefined {
  if (has.includes('villas')) return 'lagoon';
  return coast === 'none' || beach === 'none' ? undefined : 'beach';
}

function seasonOf({ climate, id }: HotelFacts, index: number): Season {
  if (climate === 'alpine' || climate === 'nordic') return index === 0 && id % 2 ? 'winter' : 'summer';
  if (climate === 'temperate')
    return (['summer', 'spring', 'summer', 'autumn'] as const)[(id + index) % 4] ?? 'summer';
  return 'summer';
}

/** Only what the kind can show, so that paths stay short. */
function shown(hotel: HotelFacts, kind: PosterKind): Attribute[] {
  const drawable = VISIBLE[kind] ?? [];
  const own = ATTRIBUTES.filter((attribute) => drawable.includes(attribute) && hotel.has.includes(attribute));
  const boats = drawable.includes('boats') && !own.includes('pier') && hotel.id % 3 > 0;
  const lift = drawable.includes('lift') && hotel.has.includes('slopes');
  return [...own, ...(boats ? (['boats'] as const) : []), ...(lift ? (['lift'] as const) : [])];
}

const VISIBLE: Partial<Record<PosterKind, readonly Attribute[]>> = {
  hotel: ['pool', 'pier', 'palms', 'pines', 'boats'],
  beach: ['pier', 'palms', 'pines', 'boats'],
  pool: ['palms', 'pines'],
  waterpark: ['slides', 'palms', 'pines'],
  lagoon: ['palms', 'boats'],
  city: ['palms', 'boats', 'spire', 'dome', 'minaret'],
  oldtown: ['boats', 'minaret', 'portal'],
  desert: ['palms', 'pyramids'],
  ski: ['lift'],
  islands: ['palms'],
  balcony: ['palms', 'pines'],
  terrace: ['palms', 'pines'],
};

const lookOf = ({ coast, relief, climate, architecture, beach }: PlaceLook): PlaceLook => ({
  coast,
  relief,
  climate,
  architecture,
  beach,
});
