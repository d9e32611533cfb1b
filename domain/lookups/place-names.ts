import type { Directory } from '#domain/catalogue/directory.ts';
import type { Localised } from '#lib/localised.ts';
import {
  indexNames,
  type Named,
  type NameIndex,
  openSpelling,
  type Spell,
} from '#lib/text-match/name-index.ts';

/** What a place is, in the order of suggestions ([W]§9). */
export const placeTypes = ['state', 'region', 'town', 'hotel'] as const;
export type PlaceType = (typeof placeTypes)[number];

export type PlaceName = { type: PlaceType; id: number };

/** What is kept of names: arranged for a language, and how they are spelled in all of them. */
type Kept = { byLanguage: Map<string, NameIndex<PlaceName>>; spell: Spell };

const places = new WeakMap<Directory['towns'], Kept>();
const hotels = new WeakMap<Directory['hotels'], Kept>();

/**
 * The names of all places: those of the language and the English ones are what a visitor knows them by, the others are
 * found too. Hotels are apart: arranging them takes long, places change alone, and a hotel is called the same in every
 * language.
 */
export function placeNames(directory: Directory, locale: string): NameIndex<PlaceName>[] {
  const { states, regions, towns } = directory;
  const isKnown = (language: string) => language === locale || language === 'en';
  return [
    keep(places, towns, locale, () => [
      ...namesOf('state', states, isKnown),
      ...namesOf('region', regions, isKnown),
      ...namesOf('town', towns, isKnown),
    ]),
    keep(hotels, directory.hotels, '', () =>
      namesOf('hotel', directory.hotels, () => true).map((named) => ({
        ...named,
        names: named.names.flatMap((name) => [name, ...withoutHotel(name)]),
      })),
    ),
  ];
}

/** `Hotel` at the beginning of a name or of what is typed, as the sites' languages write it. */
const hotelFirst =
  /^(?:h[oô]t[eé]ll?|отель|готель|otel|viešbutis|viesnīca|szálloda|қонақ үй|mehmonxona)\s+(?=\S)/iu;

/** The rest of a name that begins with `Hotel`: most people type that; none where it does not. */
export const withoutHotel = (name: string): string[] =>
  hotelFirst.test(name) ? [name.replace(hotelFirst, '')] : [];

const namesOf = (
  type: PlaceType,
  entries: Map<number, { id: number; name: Localised }>,
  isKnown: (language: string) => boolean,
): Named<PlaceName>[] =>
  [...entries.values()].map(({ id, name }) => {
    const languages = Object.keys(name).filter((language) => name[language] !== undefined);
    const { known = [], others = [] } = Object.groupBy(languages, (language) =>
      isKnown(language) ? 'known' : 'others',
    );
    const inLanguages = (some: string[]) => some.map((language) => name[language] ?? '');
    return { item: { type, id }, names: inLanguages(known), others: inLanguages(others) };
  });

function keep<Key extends object>(
  kept: WeakMap<Key, Kept>,
  key: Key,
  locale: string,
  entries: () => Named<PlaceName>[],
): NameIndex<PlaceName> {
  const { byLanguage, spell } = kept.get(key) ?? { byLanguage: new Map(), spell: openSpelling() };
  kept.set(key, { byLanguage, spell });
  const index = byLanguage.get(locale) ?? indexNames(entries(), {}, spell);
  byLanguage.set(locale, index);
  return index;
}
