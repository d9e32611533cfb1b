import type { Amenity } from './attributes.ts';
import type { Dice } from './dice.ts';
import type { Resort } from './places.ts';
import { type Category, guestHouseKey } from './stars.ts';

type Chances = Partial<Record<Amenity, number>>;

/** How likely each amenity is at four stars; a star more or less moves it by a quarter. */
const chances: Record<Resort['kind'], Chances> = {
  beach: {
    pool: 0.93,
    heatedPool: 0.4,
    waterSlides: 0.34,
    spa: 0.66,
    kidsClub: 0.6,
    gym: 0.7,
    tennis: 0.36,
    entertainment: 0.62,
    diving: 0.24,
    parking: 0.6,
    meetings: 0.25,
    alaCarte: 0.5,
    pets: 0.08,
  },
  island: {
    pool: 0.8,
    spa: 0.95,
    kidsClub: 0.5,
    gym: 0.85,
    tennis: 0.4,
    diving: 0.97,
    alaCarte: 0.9,
    houseReef: 0.62,
    entertainment: 0.3,
  },
  ski: {
    heatedPool: 0.55,
    spa: 0.75,
    kidsClub: 0.4,
    gym: 0.5,
    skiRoom: 1,
    slopeSide: 0.3,
    parking: 0.9,
    pets: 0.35,
    alaCarte: 0.3,
  },
  city: {
    heatedPool: 0.2,
    pool: 0.15,
    spa: 0.3,
    gym: 0.6,
    parking: 0.45,
    meetings: 0.55,
    alaCarte: 0.35,
    roofTerrace: 0.35,
    pets: 0.2,
  },
  nature: { pool: 0.5, spa: 0.5, gym: 0.3, parking: 0.8, alaCarte: 0.3, roofTerrace: 0.4, pets: 0.15 },
};

const pebbly = new Set(['ME', 'HR', 'AL', 'GE', 'JO']);
const pebblyTowns = new Set([
  'kemer',
  'goynuk',
  'beldibi',
  'tekirova',
  'camyuva',
  'konyaalti',
  'kamari',
  'taormina',
  'sorrento',
  'funchal',
  'sweimeh',
  'saranda',
]);
const withReefs = new Set(['EG', 'JO']);
const familyOnly = new Set<Amenity>(['kidsClub', 'waterSlides']);

/** What a hotel of this kind, place and category has. */
export function amenitiesFor(
  resort: Resort,
  category: Category,
  toBeach: number | undefined,
  random: Dice,
): ReadonlySet<Amenity> {
  const has = new Set<Amenity>();
  const isSmall = category.id === guestHouseKey || category.name === 'Boutique';
  if (random.chance(category.stars >= 4 && !isSmall ? 0.06 : 0.02)) has.add('adultsOnly');
  const isTurkish = resort.region.destination.iso2 === 'TR';
  for (const [name, chance] of Object.entries(chances[resort.kind])) {
    const amenity = name as Amenity;
    const likely = chance === 1 ? 1 : chance + (category.stars - 4) * 0.25 - (isSmall ? 0.3 : 0);
    const isMeantForFamilies = familyOnly.has(amenity) && has.has('adultsOnly');
    if (random.chance(amenity === 'waterSlides' && isTurkish ? likely + 0.2 : likely) && !isMeantForFamilies)
      has.add(amenity);
  }
  has.add('wifi');
  if (has.has('waterSlides')) has.add('pool');
  if (toBeach !== undefined) addBeach(has, resort, category, toBeach, random);
  return has;
}

function addBeach(has: Set<Amenity>, resort: Resort, category: Category, toBeach: number, random: Dice) {
  const { iso2 } = resort.region.destination;
  has.add(pebbly.has(iso2) || pebblyTowns.has(resort.slug) ? 'pebbleBeach' : 'sandyBeach');
  if (toBeach <= 120) has.add('firstLine');
  if (resort.kind === 'island' || (toBeach <= 200 && random.chance(0.2 + category.stars * 0.12)))
    has.add('ownBeach');
  if (withReefs.has(iso2) && toBeach <= 200 && random.chance(0.6)) has.add('houseReef');
}
