import { deckList, isDeckPlan } from './deck-list.ts';
import type { HotelInfo } from './hotel-view.ts';
import { plainBlocks, type TextBlock } from './plain-paragraphs.ts';

type SectionId =
  | 'concept'
  | 'priority'
  | 'about'
  | 'decks'
  | 'services'
  | 'meals'
  | 'beach'
  | 'children'
  | 'location'
  | 'programs'
  | 'route'
  | 'vip'
  | 'winter';

export type SectionText = { key: string; title: string; blocks: TextBlock[] };
export type HotelSection = { id: SectionId; texts: SectionText[] };

/** Which text of [W]§3.5 stands in which section, in the order of [W]§2.11; texts about rooms stand with the rooms. */
const keysOf: Record<SectionId, readonly string[]> = {
  concept: ['hotelconcept'],
  priority: ['priority'],
  about: [
    'hotelinfo',
    'linerinfo',
    'importantinfo',
    'hotelnews',
    'internetinfo',
    'additionallyinfo',
    'videoinfo',
    'contactsinfo',
  ],
  decks: [], // by a part of the key: keysIn
  services: [
    'services',
    'servicesinfo',
    'sportservice',
    'beautyservice',
    'businessservice',
    'weddinginfo',
    'additionallyservice',
  ],
  meals: ['meal', 'mealinfo'],
  beach: ['beachinfo'],
  children: ['childreninfo'],
  location: ['location', 'placeinfo'],
  programs: ['allprogramminfo'],
  route: ['linerroute'],
  vip: ['vipconcept'],
  winter: ['winterconcept'],
};

export const roomTextKeys: readonly string[] = ['rooms', 'cabins'];

/** Whether anything is said of rooms: each by itself, or all of them in words. */
export const listsRooms = ({ rooms, texts }: Pick<HotelInfo, 'rooms' | 'texts'>): boolean =>
  rooms.length > 0 || textsOf(texts, roomTextKeys).length > 0;

/** The sections that have something to say, in the order of the page ([W]§2.11: a tab only where there is data). */
export function hotelSections(texts: HotelInfo['texts']): HotelSection[] {
  const ids = Object.keys(keysOf) as SectionId[]; // the keys of the table above
  return ids
    .map((id) => ({ id, texts: textsOf(texts, keysIn(texts, id)) }))
    .filter((section) => section.texts.length > 0);
}

/**
 * Where sections stand among the other parts of a page ([W]§2.11): what the hotel wants to be before all else, the decks
 * before the rooms, and after those everything but what has a part of its own.
 */
export function sectionsInPlace(sections: HotelSection[]) {
  const those = (...ids: SectionId[]) => sections.filter(({ id }) => ids.includes(id));
  const [first, decks, elsewhere] = [
    those('concept', 'priority'),
    those('decks'),
    those('about', 'location'),
  ];
  const placed = [...first, ...decks, ...elsewhere];
  return { first, decks, last: sections.filter((section) => !placed.includes(section)) };
}

/** A liner has a text for each deck, whose keys only have a part in common; with plans, all of them are shown by deck. */
const keysIn = (texts: HotelInfo['texts'], id: SectionId): readonly string[] =>
  id === 'decks' && deckList(texts).length === 0
    ? texts.flatMap(({ key }) => (isDeckPlan(key) ? key.toLowerCase() : []))
    : keysOf[id];

/** The texts of some keys, in the order of the keys, without those that are empty. */
export const textsOf = (texts: HotelInfo['texts'], keys: readonly string[]): SectionText[] =>
  keys
    .flatMap((key) => texts.filter((text) => text.key.toLowerCase() === key))
    .map(({ key, title, text }) => ({ key, title, blocks: plainBlocks(text) }))
    .filter(({ blocks }) => blocks.length > 0);
