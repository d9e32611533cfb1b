import type { Localised } from '#lib/localised.ts';
import type { Hotel } from './hotels.ts';
import type { ResortKind } from './places.ts';
import type { Room } from './rooms.ts';

/** A kind of room as hotels of a kind of place have it. */
export type RoomKind = {
  name: Localised;
  beds: Localised;
  /** Square metres, least and most. */
  area: readonly [number, number];
  /** Guests with a bed. */
  sleeps: number;
  maxAdults: number;
  factor: number;
  where: readonly ResortKind[];
  starsFrom: number;
  starsTo: number;
  isBasic?: boolean;
  isForFamilies?: boolean;
  hasView?: boolean;
  view?: string;
  picture: 'room' | 'suite' | 'family' | 'villa' | 'chalet';
  description: (room: Omit<Room, 'id' | 'count'>, hotel: Hotel) => Localised;
};

type View = { code: string; name: Localised; factor: number };

const view = (code: string, en: string, ru: string, factor: number): View => ({
  code,
  name: { en, ru },
  factor,
});

/** What windows look at, by kind of place. */
export const views: Record<ResortKind, readonly View[]> = {
  beach: [
    view('land', 'land view', 'вид на окрестности', 0.96),
    view('garden', 'garden view', 'вид на сад', 1),
    view('pool', 'pool view', 'вид на бассейн', 1.04),
    view('side-sea', 'side sea view', 'боковой вид на море', 1.09),
    view('sea', 'sea view', 'вид на море', 1.17),
  ],
  island: [
    view('lagoon', 'lagoon view', 'вид на лагуну', 1.06),
    view('ocean', 'ocean view', 'вид на океан', 1.1),
    view('sunset', 'sunset side', 'сторона заката', 1.14),
  ],
  ski: [
    view('valley', 'valley view', 'вид на долину', 1.05),
    view('mountain', 'mountain view', 'вид на горы', 1.1),
    view('village', 'village view', 'вид на деревню', 1),
  ],
  city: [
    view('courtyard', 'courtyard view', 'вид во двор', 0.97),
    view('street', 'street view', 'вид на улицу', 1),
    view('city', 'city view', 'вид на город', 1.1),
  ],
  nature: [
    view('garden', 'garden view', 'вид на сад', 1),
    view('valley', 'valley view', 'вид на долину', 1.12),
  ],
};

const double: Localised = { en: 'King bed or two singles', ru: 'Двуспальная или две односпальные кровати' };
const extra: Localised = { en: 'King bed, extra bed', ru: 'Двуспальная кровать, дополнительное место' };
const family: Localised = { en: 'King bed, two singles', ru: 'Двуспальная и две односпальные кровати' };
const twoBedrooms: Localised = {
  en: 'King bed, two singles, sofa bed',
  ru: 'Двуспальная, две односпальные кровати, диван',
};

const plain: RoomKind['description'] = (room) => ({
  en: `${room.areaM2} m², air conditioning, bathroom with a shower, safe, small fridge and balcony.`,
  ru: `${room.areaM2} м², кондиционер, ванная комната с душем, сейф, небольшой холодильник и балкон.`,
});
const roomy: RoomKind['description'] = (room) => ({
  en: `${room.areaM2} m² with a seating corner, coffee set, safe, minibar and a balcony large enough for breakfast.`,
  ru: `${room.areaM2} м² с уголком для отдыха, набором для кофе, сейфом, мини-баром и балконом, на котором удобно завтракать.`,
});
const twoRooms: RoomKind['description'] = (room) => ({
  en: `${room.areaM2} m², two rooms with a door between them, two televisions, blackout curtains on the children’s side.`,
  ru: `${room.areaM2} м², две комнаты с дверью между ними, два телевизора, плотные шторы на детской половине.`,
});
const villa: RoomKind['description'] = (room) => ({
  en: `${room.areaM2} m² on its own, with a terrace, outdoor shower and a few steps down to the water.`,
  ru: `${room.areaM2} м², отдельно стоящая, с террасой, душем под открытым небом и несколькими ступенями к воде.`,
});
const chalet: RoomKind['description'] = (room) => ({
  en: `${room.areaM2} m² in pale wood, down duvets, heated bathroom floor and a south-facing window seat.`,
  ru: `${room.areaM2} м² в светлом дереве, пуховые одеяла, тёплый пол в ванной и место у южного окна.`,
});
const town: RoomKind['description'] = (room) => ({
  en: `${room.areaM2} m², double-glazed windows, desk, kettle, safe and a rain shower.`,
  ru: `${room.areaM2} м², окна с двойным остеклением, рабочий стол, чайник, сейф и тропический душ.`,
});

const everywhere: readonly ResortKind[] = ['beach', 'ski', 'city', 'nature'];
const any = { starsFrom: 0, starsTo: 5 };
const good = { starsFrom: 4, starsTo: 5 };

/** The kinds of rooms, from which each hotel takes three to six. */
export const roomKinds: readonly RoomKind[] = [
  {
    name: { en: 'Economy room', ru: 'Эконом' },
    beds: double,
    area: [14, 18],
    sleeps: 2,
    maxAdults: 2,
    factor: 0.88,
    where: ['beach', 'city', 'nature'],
    starsFrom: 0,
    starsTo: 4,
    picture: 'room',
    description: plain,
  },
  {
    name: { en: 'Double', ru: 'Двухместный' },
    beds: extra,
    area: [20, 28],
    sleeps: 3,
    maxAdults: 3,
    factor: 1,
    where: ['beach', 'nature'],
    ...any,
    isBasic: true,
    hasView: true,
    picture: 'room',
    description: plain,
  },
  {
    name: { en: 'Superior double', ru: 'Улучшенный двухместный' },
    beds: extra,
    area: [27, 34],
    sleeps: 4,
    maxAdults: 3,
    factor: 1.14,
    where: ['beach', 'nature'],
    starsFrom: 3,
    starsTo: 5,
    hasView: true,
    picture: 'room',
    description: roomy,
  },
  {
    name: { en: 'Family room', ru: 'Семейный номер' },
    beds: family,
    area: [34, 46],
    sleeps: 5,
    maxAdults: 4,
    factor: 1.42,
    where: ['beach', 'nature'],
    ...any,
    isForFamilies: true,
    hasView: true,
    picture: 'family',
    description: twoRooms,
  },
  {
    name: { en: 'Family suite, two bedrooms', ru: 'Семейный люкс, две спальни' },
    beds: twoBedrooms,
    area: [48, 68],
    sleeps: 7,
    maxAdults: 4,
    factor: 1.85,
    where: ['beach'],
    starsFrom: 3.5,
    starsTo: 5,
    isForFamilies: true,
    picture: 'family',
    description: twoRooms,
  },
  {
    name: { en: 'Junior suite', ru: 'Полулюкс' },
    beds: extra,
    area: [36, 46],
    sleeps: 4,
    maxAdults: 3,
    factor: 1.5,
    where: ['beach', 'nature'],
    ...good,
    hasView: true,
    picture: 'suite',
    description: roomy,
  },
  {
    name: { en: 'Suite', ru: 'Люкс' },
    beds: twoBedrooms,
    area: [52, 80],
    sleeps: 5,
    maxAdults: 4,
    factor: 2.1,
    where: ['beach', 'nature'],
    ...good,
    hasView: true,
    picture: 'suite',
    description: roomy,
  },
  {
    name: { en: 'Swim-up room', ru: 'Номер с выходом в бассейн' },
    beds: extra,
    area: [28, 38],
    sleeps: 3,
    maxAdults: 3,
    factor: 1.4,
    where: ['beach'],
    ...good,
    view: 'pool',
    picture: 'suite',
    description: roomy,
  },
  {
    name: { en: 'Apartment', ru: 'Апартаменты' },
    beds: twoBedrooms,
    area: [42, 62],
    sleeps: 6,
    maxAdults: 4,
    factor: 1.35,
    where: ['beach', 'city', 'nature'],
    starsFrom: 0,
    starsTo: 4,
    picture: 'family',
    description: twoRooms,
  },
  {
    name: { en: 'Beach villa', ru: 'Вилла на пляже' },
    beds: extra,
    area: [72, 110],
    sleeps: 4,
    maxAdults: 3,
    factor: 1,
    where: ['island'],
    ...any,
    isBasic: true,
    hasView: true,
    picture: 'villa',
    description: villa,
  },
  {
    name: { en: 'Garden bungalow', ru: 'Бунгало в саду' },
    beds: extra,
    area: [45, 62],
    sleeps: 3,
    maxAdults: 3,
    factor: 0.8,
    where: ['island'],
    ...any,
    isBasic: true,
    view: 'garden',
    picture: 'villa',
    description: villa,
  },
  {
    name: { en: 'Water villa', ru: 'Вилла на воде' },
    beds: extra,
    area: [78, 120],
    sleeps: 3,
    maxAdults: 3,
    factor: 1.35,
    where: ['island'],
    ...any,
    hasView: true,
    picture: 'villa',
    description: villa,
  },
  {
    name: { en: 'Water villa with pool', ru: 'Вилла на воде с бассейном' },
    beds: extra,
    area: [120, 180],
    sleeps: 3,
    maxAdults: 3,
    factor: 1.95,
    where: ['island'],
    ...good,
    hasView: true,
    picture: 'villa',
    description: villa,
  },
  {
    name: { en: 'Family beach villa, two bedrooms', ru: 'Семейная вилла на пляже, две спальни' },
    beds: twoBedrooms,
    area: [140, 210],
    sleeps: 7,
    maxAdults: 4,
    factor: 2.2,
    where: ['island'],
    ...any,
    isForFamilies: true,
    picture: 'villa',
    description: villa,
  },
  {
    name: { en: 'Classic room', ru: 'Классический номер' },
    beds: double,
    area: [18, 26],
    sleeps: 3,
    maxAdults: 3,
    factor: 1,
    where: ['ski'],
    ...any,
    isBasic: true,
    hasView: true,
    picture: 'chalet',
    description: chalet,
  },
  {
    name: { en: 'Panorama room', ru: 'Панорамный номер' },
    beds: extra,
    area: [28, 38],
    sleeps: 4,
    maxAdults: 3,
    factor: 1.25,
    where: ['ski'],
    ...any,
    view: 'mountain',
    picture: 'chalet',
    description: chalet,
  },
  {
    name: { en: 'Family suite', ru: 'Семейный люкс' },
    beds: family,
    area: [42, 58],
    sleeps: 6,
    maxAdults: 4,
    factor: 1.6,
    where: ['ski'],
    ...any,
    isForFamilies: true,
    hasView: true,
    picture: 'chalet',
    description: chalet,
  },
  {
    name: { en: 'Chalet apartment', ru: 'Апартаменты в шале' },
    beds: twoBedrooms,
    area: [55, 90],
    sleeps: 7,
    maxAdults: 4,
    factor: 1.95,
    where: ['ski'],
    ...any,
    view: 'mountain',
    picture: 'chalet',
    description: chalet,
  },
  {
    name: { en: 'Standard room', ru: 'Стандартный номер' },
    beds: double,
    area: [16, 24],
    sleeps: 3,
    maxAdults: 3,
    factor: 1,
    where: ['city'],
    ...any,
    isBasic: true,
    hasView: true,
    picture: 'room',
    description: town,
  },
  {
    name: { en: 'Deluxe room', ru: 'Номер делюкс' },
    beds: extra,
    area: [26, 36],
    sleeps: 3,
    maxAdults: 3,
    factor: 1.25,
    where: ['city'],
    starsFrom: 3,
    starsTo: 5,
    hasView: true,
    picture: 'room',
    description: town,
  },
  {
    name: { en: 'Connecting family rooms', ru: 'Семейные смежные номера' },
    beds: family,
    area: [38, 50],
    sleeps: 6,
    maxAdults: 4,
    factor: 1.8,
    where: everywhere.filter((kind) => kind !== 'ski'),
    ...any,
    isForFamilies: true,
    picture: 'family',
    description: twoRooms,
  },
  {
    name: { en: 'City suite', ru: 'Городской люкс' },
    beds: twoBedrooms,
    area: [45, 72],
    sleeps: 5,
    maxAdults: 4,
    factor: 2,
    where: ['city'],
    ...good,
    hasView: true,
    picture: 'suite',
    description: town,
  },
];
