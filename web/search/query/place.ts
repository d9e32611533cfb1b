import type { SuggestionAnswer } from '#calls/lookups-places.ts';
import type { Codec } from './codec.ts';
import { largestInc, listed, readIncs, readOptional } from './query-values.ts';

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

/** Where to go as an address says it; regions, towns and hotels of the state. */
export type SaidPlace = { state: number | undefined; regions: number[]; towns: number[]; hotels: number[] };

export const place = {
  names: ['STATEINC', 'REGIONTO', 'TOWNTO', 'HOTELLIST'],
  read: (values, problems) => ({
    state: readOptional(values, { name: 'STATEINC', min: 1, max: largestInc }, problems),
    regions: readIncs(values, 'REGIONTO', problems),
    towns: readIncs(values, 'TOWNTO', problems),
    hotels: readIncs(values, 'HOTELLIST', problems),
  }),
  write: writePlace,
} satisfies Codec<SaidPlace>;

export function writePlace({ state, regions, towns, hotels }: SaidPlace) {
  return {
    STATEINC: state,
    REGIONTO: listed(regions),
    TOWNTO: listed(towns),
    HOTELLIST: listed(hotels),
  };
}

const nowhere: SaidPlace = { state: undefined, regions: [], towns: [], hotels: [] };
const listOf = { region: 'regions', town: 'towns', hotel: 'hotels' } as const;

/** A state and a place in it, as an address says them. */
export const saidPlace = (state: number | undefined, chosen: ChosenPlace | undefined): SaidPlace => ({
  ...nowhere,
  state,
  ...(chosen && chosen.type !== 'state' ? { [listOf[chosen.type]]: [chosen.inc] } : {}),
});

/** Which place an address names, if it is one alone. */
export function onlyPlace(said: SaidPlace): Pick<ChosenPlace, 'type' | 'inc'> | undefined {
  const [only, second] = (['hotel', 'town', 'region'] as const).flatMap((type) =>
    said[listOf[type]].map((inc) => ({ type, inc })),
  );
  return second ? undefined : only;
}
