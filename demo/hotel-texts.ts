import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { type Dice, dice } from './dice.ts';
import { isPriority } from './hotel-attributes.ts';
import type { Hotel } from './hotels.ts';
import type { Meal } from './meals.ts';
import type { Room } from './rooms.ts';
import { guests, houses } from './texts/about-phrases.ts';
import { comforts, lagoons, shores, ways } from './texts/beach-phrases.ts';
import { concepts, priorities, programs, vips, winters } from './texts/concept-phrases.ts';
import { days } from './texts/day-phrases.ts';
import { hotelWord } from './texts/hotel-words.ts';
import { leads } from './texts/lead-phrases.ts';
import { distance, islandDistance } from './texts/location-phrases.ts';
import { allOf, choose, listed, type Phrase, paragraph, written } from './texts/phrase.ts';
import { notesOfRegions } from './texts/place-notes.ts';
import { serviceItems } from './texts/service-phrases.ts';
import {
  boards,
  children,
  kitchens,
  notes,
  roomDetails,
  rooms as roomPhrases,
  spas,
} from './texts/stay-phrases.ts';
import { isFine, isLarge } from './texts/traits.ts';
import { valuesOf } from './texts/values.ts';

/** The texts of a hotel's page under the keys of [W]§3.5: in the languages that their phrases have. */
export function* hotelTexts(
  hotel: Hotel,
  rooms: Room[],
  meals: Meal[],
  seed: string,
): Generator<RowOf<'hotel_text'>> {
  const random = dice(seed, 'texts', hotel.id);
  const values = valuesOf(hotel, rooms);
  let position = 0;
  for (const [key, title, paragraphs] of sections(hotel, meals, random)) {
    const body = written(paragraphs, values);
    if (body.en !== '') yield { hotel_id: hotel.id, key, title, body, position: position++ };
  }
}

type Section = [key: string, title: Localised, paragraphs: Phrase[]];

function sections(hotel: Hotel, meals: Meal[], random: Dice): Section[] {
  const placeNotes = notesOfRegions.get(hotel.resort.region.slug);
  assert(placeNotes, `the region ${hotel.resort.region.slug} has a note`);
  const { kind } = hotel.resort;
  const one = (phrases: readonly Phrase[]) => choose(phrases, hotel, random);
  const two = (phrases: readonly Phrase[]) => random.some(allOf(phrases, hotel), 2);
  const all = (phrases: readonly Phrase[]) => [paragraph(allOf(phrases, hotel))];
  return [
    ['hotelconcept', titles.concept, [paragraph(allOf(concepts, hotel).slice(0, 1))]],
    ['priority', titles.priority, isPriority(hotel) ? all(priorities) : []],
    [
      'hotelinfo',
      titles.about,
      [paragraph(one(leads[kind])), paragraph(one(houses), two(days)), paragraph(one(guests))],
    ],
    [
      'location',
      titles.location,
      [paragraph([kind === 'island' ? islandDistance : distance]), paragraph([random.pick(placeNotes)])],
    ],
    ['beachinfo', titles.beach, beach(hotel, random)],
    ['rooms', titles.rooms, [paragraph(one(roomPhrases), two(roomDetails))]],
    [
      'mealinfo',
      titles.meals,
      [paragraph(meals.flatMap(({ code }) => one(boards[code] ?? []))), paragraph(two(kitchens))],
    ],
    ['services', titles.services, [listed(allOf(serviceItems, hotel))]],
    [
      'childreninfo',
      titles.children,
      hotel.amenities.has('adultsOnly') || kind === 'city' ? [] : [paragraph(two(children))],
    ],
    ['beautyservice', titles.spa, hotel.amenities.has('spa') ? [paragraph(one(spas))] : []],
    ['importantinfo', titles.important, [paragraph(notes.slice(0, 1), allOf(notes.slice(1), hotel))]],
    ['allprogramminfo', titles.programs, all(programs)],
    ['vipconcept', titles.vip, isFine(hotel) && isLarge(hotel) ? all(vips) : []],
    ['winterconcept', titles.winter, all(winters)],
  ];
}

function beach(hotel: Hotel, random: Dice): Phrase[] {
  if (hotel.resort.kind === 'island') return [paragraph(random.some(allOf(lagoons, hotel), 3))];
  if (hotel.toBeach === undefined) return [];
  const one = (phrases: readonly Phrase[]) => choose(phrases, hotel, random);
  return [paragraph(one(ways), one(shores)), paragraph(one(comforts))];
}

const titles = {
  about: hotelWord('title-about'),
  location: hotelWord('title-location'),
  beach: hotelWord('title-beach'),
  rooms: hotelWord('title-rooms'),
  meals: hotelWord('title-meals'),
  services: hotelWord('title-services'),
  children: hotelWord('title-children'),
  spa: hotelWord('title-spa'),
  important: hotelWord('title-important'),
  concept: hotelWord('title-concept'),
  priority: hotelWord('title-priority'),
  programs: hotelWord('title-programs'),
  vip: hotelWord('title-vip'),
  winter: hotelWord('title-winter'),
};
