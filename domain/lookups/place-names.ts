import type { Directory } from '#domain/catalogue/directory.ts';
import type { Localised } from '#lib/localised.ts';
import { indexNames, type NameIndex } from '#lib/text-match/match-names.ts';

/** What a place is, in the order of suggestions ([W]§9). */
export const placeTypes = ['state', 'region', 'town', 'hotel'] as const;
export type PlaceType = (typeof placeTypes)[number];

export type PlaceName = { type: PlaceType; id: number };

const places = new WeakMap<Directory['towns'], NameIndex<PlaceName>>();
const hotels = new WeakMap<Directory['hotels'], NameIndex<PlaceName>>();

/** The names of all places in every language. Hotels are apart: arranging them takes long, and places change alone. */
export function placeNames(directory: Directory): NameIndex<PlaceName>[] {
  const { states, regions, towns } = directory;
  return [
    keep(places, towns, () => [
      ...namesOf('state', states),
      ...namesOf('region', regions),
      ...namesOf('town', towns),
    ]),
    keep(hotels, directory.hotels, () => namesOf('hotel', directory.hotels)),
  ];
}

const namesOf = (type: PlaceType, entries: Map<number, { id: number; name: Localised }>) =>
  [...entries.values()].map(({ id, name }) => ({
    item: { type, id },
    names: Object.values(name).filter((one) => one !== undefined),
  }));

function keep<Key extends object>(
  kept: WeakMap<Key, NameIndex<PlaceName>>,
  key: Key,
  entries: () => Parameters<typeof indexNames<PlaceName>>[0],
): NameIndex<PlaceName> {
  const index = kept.get(key) ?? indexNames(entries());
  kept.set(key, index);
  return index;
}
