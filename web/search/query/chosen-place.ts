import type { SuggestionAnswer } from '#calls/lookups-places.ts';

/** Where to go, as the field keeps it ([W]§3.2). */
export type ChosenPlace = Pick<
  SuggestionAnswer,
  'inc' | 'name' | 'regionInc' | 'slug' | 'stateInc' | 'townInc' | 'type'
>;

/** A place in one line of text, the same for the same place: the value of its option. */
export const placeValue = ({ inc, name, regionInc, slug, stateInc, townInc, type }: ChosenPlace): string =>
  JSON.stringify({ inc, name, regionInc, slug, stateInc, townInc, type });

/** The place of an option's value. */
export const readPlaceValue = (value: string) => JSON.parse(value) as ChosenPlace; // written by `placeValue` alone

/** A country among the places. */
export const countryPlace = (country: { inc: number; name: string; slug: string }): ChosenPlace => ({
  inc: country.inc,
  name: country.name,
  regionInc: null,
  slug: country.slug,
  stateInc: country.inc,
  townInc: null,
  type: 'state',
});

/** What choosing a place sets: a country itself and nothing else, any other place beside its country ([W]§4). */
export const choosePlace = (place: ChosenPlace): { state: number; place: ChosenPlace | undefined } => ({
  state: place.stateInc,
  place: place.type === 'state' ? undefined : place,
});

const parameterOf = { region: 'REGIONTO', town: 'TOWNTO', hotel: 'HOTELLIST' } as const;

/** The place under the names of the calls; a country is the form's own field. */
export const placeParameters = (place: ChosenPlace | undefined): Record<string, string> =>
  place && place.type !== 'state' ? { [parameterOf[place.type]]: `${place.inc}` } : {};

/** Which place an address names, if it is one alone. */
export function placeOfQuery(values: ReadonlyMap<string, string>) {
  const named = (['hotel', 'town', 'region'] as const).flatMap((type) => {
    const value = values.get(parameterOf[type]);
    return value === undefined ? [] : [{ type, value }];
  });
  const [only, second] = named;
  if (!only || second || !/^\d{1,10}$/.test(only.value)) return undefined;
  return { type: only.type, inc: Number(only.value) };
}
