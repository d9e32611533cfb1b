import { type Directory, entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { Localised } from '#lib/localised.ts';
import { matchNames } from '#lib/text-match/match-names.ts';
import { type PlaceName, type PlaceType, placeNames, placeTypes } from './place-names.ts';
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
 * States, regions, towns and hotels that are sold from a town and have the text in one of their names: in this order,
 * by name within each ([W]§2.9). Of too many, those whose names begin with the text are kept.
 */
export function suggestPlaces(moment: CatalogueMoment, question: SuggestionQuestion): SuggestedPlace[] {
  const { directory } = moment;
  const text = question.text.trim();
  if (text === '' || (question.onlyLatin && isCyrillicOnly(text))) return [];
  const sold = placesSold(moment, question.market, question.townFrom);
  const find = (at: 'start' | 'anywhere') =>
    placeNames(directory)
      .flatMap((names) => matchNames(names, text, { at }))
      .filter(({ type, id }) => sold[type].has(id));
  const compare = compareNames(directory, question.locale);
  const begin = find('start');
  const begun = new Set(begin);
  const within = find('anywhere').filter((name) => !begun.has(name));
  return placeTypes.flatMap((type) => {
    const kept = firstOf(begin, type, most[type], compare);
    const more = firstOf(within, type, most[type] - kept.length, compare);
    return [...kept, ...more].sort(compare).map((name) => placeOf(name, directory));
  });
}

/** Whether a text has letters, and none but Cyrillic ones. */
const isCyrillicOnly = (text: string) => /\p{L}/u.test(text) && !/[^\p{Script=Cyrillic}\P{L}]/u.test(text);

type Compare = (a: PlaceName, b: PlaceName) => number;

/** The first of a type in an order, sorted; far fewer than there are, so sorting all of them would be a waste. */
function firstOf(names: PlaceName[], type: PlaceType, count: number, compare: Compare): PlaceName[] {
  const first: PlaceName[] = [];
  for (const name of names) {
    if (name.type !== type) continue;
    if (first.length >= count && !(count > 0 && compare(name, first[count - 1]!) < 0)) continue;
    const at = first.findIndex((other) => compare(name, other) < 0);
    first.splice(at === -1 ? first.length : at, 0, name);
    if (first.length > count) first.pop();
  }
  return first;
}

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
