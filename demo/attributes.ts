import type { RowOf } from '#domain/operator-data/tables.ts';
import { familyAttribute, hotelAttribute } from '#lib/attribute-numbers.ts';
import type { Localised } from '#lib/localised.ts';
import { namesOfAmenity } from './amenity-names.ts';
import { hotelWord } from './texts/hotel-words.ts';

const flags = {
  sandyBeach: [101, 'Sandy beach', 'Песчаный пляж', 'wave', true],
  pebbleBeach: [102, 'Pebble beach', 'Галечный пляж', 'wave', true],
  firstLine: [103, 'Beachfront', 'Первая линия', 'wave', true],
  ownBeach: [104, 'Private beach', 'Собственный пляж', 'palm', true],
  pool: [105, 'Outdoor pool', 'Открытый бассейн', 'wave', true],
  heatedPool: [106, 'Heated or indoor pool', 'Тёплый бассейн', 'wave', true],
  waterSlides: [familyAttribute.waterSlides, 'Water slides', 'Водные горки', 'wave', true],
  spa: [108, 'Spa', 'Спа-центр', 'heart', true],
  kidsClub: [familyAttribute.childrenClub, 'Children’s club', 'Детский клуб', 'user', true],
  adultsOnly: [110, 'Adults only', 'Только для взрослых', 'moon', true],
  wifi: [111, 'Free Wi-Fi', 'Бесплатный Wi-Fi', 'globe', true],
  gym: [112, 'Gym', 'Тренажёрный зал', 'bolt', true],
  tennis: [113, 'Tennis', 'Теннис', 'check', true],
  entertainment: [114, 'Entertainment', 'Анимация', 'star', false],
  diving: [115, 'Diving centre', 'Дайвинг-центр', 'wave', true],
  skiRoom: [116, 'Ski room', 'Лыжная комната', 'check', true],
  slopeSide: [117, 'On the slope', 'У склона', 'compass', true],
  parking: [118, 'Parking', 'Парковка', 'pin', true],
  pets: [119, 'Pets are welcome', 'Можно с животными', 'heart', true],
  meetings: [120, 'Meeting rooms', 'Конференц-залы', 'user', false],
  alaCarte: [121, 'À la carte restaurants', 'Рестораны à la carte', 'fork', false],
  houseReef: [122, 'House reef', 'Домашний риф', 'wave', true],
  roofTerrace: [123, 'Roof terrace', 'Терраса на крыше', 'sun', false],
} as const;

/** Something a hotel has or has not. */
export type Amenity = keyof typeof flags;

const distances: [number, string, Localised, string][] = [
  [
    hotelAttribute.beach,
    'beach',
    {
      en: 'Beach',
      ru: 'Пляж',
      pl: 'Plaża',
      lv: 'Pludmale',
      lt: 'Paplūdimys',
      et: 'Rand',
      cs: 'Pláž',
      sk: 'Pláž',
      hu: 'Tengerpart',
      tr: 'Plaj',
      az: 'Çimərlik',
      kk: 'Жағажай',
      uz: 'Plyaj',
    },
    'wave',
  ],
  [
    hotelAttribute.airport,
    'airport',
    {
      en: 'Airport',
      ru: 'Аэропорт',
      pl: 'Lotnisko',
      lv: 'Lidosta',
      lt: 'Oro uostas',
      et: 'Lennujaam',
      cs: 'Letiště',
      sk: 'Letisko',
      hu: 'Repülőtér',
      tr: 'Havalimanı',
      az: 'Hava limanı',
      kk: 'Әуежай',
      uz: 'Aeroport',
    },
    'plane',
  ],
  [
    hotelAttribute.centre,
    'centre',
    {
      en: 'Centre',
      ru: 'Центр',
      pl: 'Centrum',
      lv: 'Centrs',
      lt: 'Centras',
      et: 'Kesklinn',
      cs: 'Centrum',
      sk: 'Centrum',
      hu: 'Központ',
      tr: 'Merkez',
      az: 'Mərkəz',
      kk: 'Орталық',
      uz: 'Markaz',
    },
    'pin',
  ],
];

const texts: [number, string, Localised][] = [
  [hotelAttribute.priority, 'priority', hotelWord('attribute-priority')],
  [hotelAttribute.airportName, 'airportName', hotelWord('attribute-airport')],
  [hotelAttribute.badge, 'badge', hotelWord('attribute-note')],
  [hotelAttribute.rooms, 'rooms', hotelWord('attribute-rooms')],
  [hotelAttribute.pools, 'pools', hotelWord('attribute-pools')],
  [hotelAttribute.action, 'action', hotelWord('attribute-action')],
  [familyAttribute.transferMinutes, 'transferMinutes', hotelWord('attribute-transfer-minutes')],
];

/** What hotels can have ([W]§9 names the numbers of the distances and texts). */
export function attributeRows(): RowOf<'attribute'>[] {
  const rows: Omit<RowOf<'attribute'>, 'position'>[] = [
    ...distances.map(([id, code, name, icon]) => ({ id, code, name, kind: 'distance' as const, icon })),
    ...Object.entries(flags).map(([code, [id, en, ru, icon, is_filter]]) => ({
      id,
      code,
      name: { en, ru, ...namesOfAmenity(code) },
      kind: 'flag' as const,
      icon,
      is_filter,
    })),
    ...texts.map(([id, code, name]) => ({ id, code, name, kind: 'text' as const })),
  ];
  return rows.map((row, position) => ({ ...row, position }));
}

/** The attribute's number. */
export const attributeId = (amenity: Amenity): number => flags[amenity][0];
