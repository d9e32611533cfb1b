import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from './facts/read-facts.ts';
import type { ResortKind } from './places.ts';

/** A kind of room as hotels of a kind of place have it. */
export type RoomKind = {
  name: Localised;
  beds: Localised;
  /** Square metres, least and most. */
  area: readonly [number, number];
  /** Guests with a bed. */
  sleeps: number;
  maxAdults: number;
  /** Price against the plain room. */
  factor: number;
  where: readonly string[];
  stars: readonly [number, number];
  isBasic: boolean;
  isForFamilies: boolean;
  /** A view to be drawn from those of the place, the one it always has, or none to speak of. */
  window: string;
  /** The room's page, `{area}` standing for its square metres. */
  description: Localised;
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

const beds: Record<string, Localised> = {
  double: { en: 'King bed or two singles', ru: 'Двуспальная или две односпальные кровати' },
  extra: { en: 'King bed, extra bed', ru: 'Двуспальная кровать, дополнительное место' },
  family: { en: 'King bed, two singles', ru: 'Двуспальная и две односпальные кровати' },
  twoBedrooms: { en: 'King bed, two singles, sofa bed', ru: 'Двуспальная, две односпальные кровати, диван' },
};

const descriptions: Record<string, Localised> = {
  plain: {
    en: '{area} m², air conditioning, bathroom with a shower, safe, small fridge and balcony.',
    ru: '{area} м², кондиционер, ванная комната с душем, сейф, небольшой холодильник и балкон.',
  },
  roomy: {
    en: '{area} m² with a seating corner, coffee set, safe, minibar and a balcony large enough for breakfast.',
    ru: '{area} м² с уголком для отдыха, набором для кофе, сейфом, мини-баром и балконом, на котором удобно завтракать.',
  },
  twoRooms: {
    en: '{area} m², two rooms with a door between them, two televisions, blackout curtains on the children’s side.',
    ru: '{area} м², две комнаты с дверью между ними, два телевизора, плотные шторы на детской половине.',
  },
  villa: {
    en: '{area} m² on its own, with a terrace, outdoor shower and a few steps down to the water.',
    ru: '{area} м², стоит отдельно: терраса, душ под открытым небом и несколько ступеней к воде.',
  },
  chalet: {
    en: '{area} m² in pale wood, down duvets, heated bathroom floor and a south-facing window seat.',
    ru: '{area} м² в светлом дереве, пуховые одеяла, тёплый пол в ванной и место у южного окна.',
  },
  town: {
    en: '{area} m², double-glazed windows, desk, kettle, safe and a rain shower.',
    ru: '{area} м², окна с двойным остеклением, рабочий стол, чайник, сейф и тропический душ.',
  },
};

/** The kinds of rooms, from which each hotel takes three to six. */
export const roomKinds: readonly RoomKind[] = readFacts('../texts/room-kinds.csv').map((row) => {
  const bed = beds[row.beds ?? ''];
  const description = descriptions[row.description ?? ''];
  assert(bed && description, `the beds and the description of ${row.name_en} are written`);
  return {
    name: { en: row.name_en ?? '', ru: row.name_ru ?? '' },
    beds: bed,
    area: twoNumbers(row.area),
    sleeps: Number(row.sleeps),
    maxAdults: Number(row.max_adults),
    factor: Number(row.factor),
    where: row.where?.split(' ') ?? [],
    stars: twoNumbers(row.stars),
    isBasic: row.basic === 'yes',
    isForFamilies: row.families === 'yes',
    window: row.window ?? '',
    description,
  };
});

function twoNumbers(text = ''): readonly [number, number] {
  const [least, most] = text.split(' ').map(Number);
  assert(least !== undefined && most !== undefined, `${text} is a least and a most`);
  return [least, most];
}
