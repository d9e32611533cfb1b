import { type Directory, entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { Localised } from '#lib/localised.ts';
import { closeness, rankNames } from '#lib/text-match/rank-names.ts';
import { type PlaceName, type PlaceType, placeNames, placeTypes, withoutHotel } from './place-names.ts';
import { placesSold } from './places-sold.ts';

/** Somewhere to go, and what it lies in. */
export type SuggestedPlace = {
  type: PlaceType;
  id: number;
  slug: string;
  name: Localised;
  stateId: number;
  regionId: number | null;
  townId: number | null;
};

export type SuggestionQuestion = {
  market: string;
  townFrom: number;
  text: string;
  /** Language that answers are sorted in. */
  locale: string;
  /** The site does not search for what is written in Cyrillic letters alone. */
  onlyLatin: boolean;
};

/** More of a kind no one reads; the next letter tells them apart. */
const most: Record<PlaceType, number> = { state: 5, region: 5, town: 5, hotel: 10 };

/**
 * States, regions, towns and hotels that are sold from a town and are called what was typed: in this order, by name
 * within each ([W]§2.9). So that the first one is what is meant, only those are told that come as near to the text as
 * any does, see `rungOf`. Of too many, the nearest are kept, and of those that are as near the ones that most guests rated.
 */
export function suggestPlaces(moment: CatalogueMoment, question: SuggestionQuestion): SuggestedPlace[] {
  const { directory } = moment;
  const text = question.text.trim();
  if (text === '' || (question.onlyLatin && isCyrillicOnly(text))) return [];
  const sold = placesSold(moment, question.market, question.townFrom);
  const find = (typed: string) =>
    rankNames(placeNames(directory, question.locale), typed).flatMap(({ item, closeness }) => {
      const guests = sold[item.type].get(item.id);
      return guests === undefined ? [] : [{ ...item, closeness, guests }];
    });
  const asTyped = find(text);
  const found = asTyped.length > 0 ? asTyped : withoutHotel(text).flatMap(find);
  const best = found.reduce((rung, place) => Math.min(rung, rungOf(place)), Infinity);
  const near = found.filter((place) => rungOf(place) === best);
  const compare = compareNames(directory, question.locale);
  return placeTypes.flatMap((type) =>
    near
      .filter((place) => place.type === type)
      .sort((a, b) => a.closeness - b.closeness || b.guests - a.guests || compare(a, b))
      .slice(0, most[type])
      .sort(compare)
      .map((place) => placeOf(place, directory)),
  );
}

/** How a text is looked for: as what a name or a word begins with, then in other languages, then inside of words. */
const rungOf = ({ closeness: near }: { closeness: number }) => Math.max(near, closeness.word);

/** Whether a text has letters, and none but Cyrillic ones. */
const isCyrillicOnly = (text: string) => /\p{L}/u.test(text) && !/[^\p{Script=Cyrillic}\P{L}]/u.test(text);

type Compare = (a: PlaceName, b: PlaceName) => number;

function compareNames(directory: Directory, locale: string): Compare {
  const { compare } = new Intl.Collator(locale);
  const entries = entriesOf(directory);
  const nameOf = ({ type, id }: PlaceName) => {
    const { name } = entry<number, { name: Localised }>(entries[type], id);
    return name[locale] ?? name.en;
  };
  return (a, b) => compare(nameOf(a), nameOf(b)) || a.id - b.id;
}

const entriesOf = ({ states, regions, towns, hotels }: Directory) => ({
  state: states,
  region: regions,
  town: towns,
  hotel: hotels,
});

/** The place of a number, where it is sold from the town: what an address names, to be shown by its name. */
export function findPlace(
  moment: CatalogueMoment,
  place: PlaceName,
  { market, townFrom }: Pick<SuggestionQuestion, 'market' | 'townFrom'>,
): SuggestedPlace | undefined {
  const isSold = placesSold(moment, market, townFrom)[place.type].has(place.id);
  return isSold ? placeOf(place, moment.directory) : undefined;
}

function placeOf({ type, id }: PlaceName, directory: Directory): SuggestedPlace {
  const { slug, name } = entry<number, { slug: string; name: Localised }>(entriesOf(directory)[type], id);
  const townId = { state: null, region: null, town: id, hotel: directory.hotels.get(id)?.townId ?? null }[
    type
  ];
  const regionId =
    townId === null ? (type === 'region' ? id : null) : entry(directory.towns, townId).regionId;
  const stateId = regionId === null ? id : entry(directory.regions, regionId).stateId;
  return { type, id, slug, name, stateId, regionId, townId };
}
