import { type Directory, entry } from '#domain/catalogue/directory.ts';
import { type PlaceName, placeNames } from '#domain/lookups/place-names.ts';
import { closeness, rankNames } from '#lib/text-match/rank-names.ts';

/** The hotels of which each word of a text says what they are called, or where they are: in any language. */
export function hotelsCalled(directory: Directory, text: string, locale: string): ReadonlySet<number> {
  const places = placeNames(directory, locale);
  const [first = new Set<number>(), ...others] = wordsOf(text).map((word) => {
    const found = rankNames(places, word);
    // As near as any is, so that letters inside of other words are looked for last.
    const rungs = found.map((place) => Math.max(place.closeness, closeness.word));
    const best = Math.min(...rungs);
    return hotelsAt(
      directory,
      found.flatMap(({ item }, index) => (rungs[index] === best ? [item] : [])),
    );
  });
  return new Set([...first].filter((id) => others.every((some) => some.has(id))));
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

function hotelsAt(directory: Directory, places: readonly PlaceName[]): Set<number> {
  const named = new Set(places.map(({ type, id }) => `${type} ${id}`));
  const isNamed = (type: PlaceName['type'], id: number) => named.has(`${type} ${id}`);
  const meant = [...directory.hotels.values()].filter(({ id, townId }) => {
    const { regionId } = entry(directory.towns, townId);
    const { stateId } = entry(directory.regions, regionId);
    return (
      isNamed('hotel', id) ||
      isNamed('town', townId) ||
      isNamed('region', regionId) ||
      isNamed('state', stateId)
    );
  });
  return new Set(meant.map(({ id }) => id));
}
