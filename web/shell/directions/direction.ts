import type { SimpleCountryAnswer } from '#calls/content-countries.ts';

/** A country of the directions list ([S]§3.5). */
export type Direction = {
  slug: string;
  title: string;
  flag: string;
  /** Whether guests need a visa, and a test where they need one. */
  requirementsText: string;
  link: string;
  /** STATEINC of the searches. */
  inc: number;
  tourTypes: readonly string[];
  /** Liners are listed apart. */
  isCruise: boolean;
};

type DirectionWords = {
  requirements: { visa: string; noVisa: string; test: string };
  linkOf: (country: Pick<SimpleCountryAnswer, 'slug' | 'slugFull'>) => string;
};

/** The countries that are sold, as the list shows them; a visa is needed where the requirement is 1. */
export function directionsOf(
  countries: readonly SimpleCountryAnswer[],
  { requirements: { visa, noVisa, test }, linkOf }: DirectionWords,
): Direction[] {
  // A liner calls at many countries, so there is nothing to say of it.
  const requirementsOf = ({ visaRequirements, pcrRequirements, pageType }: SimpleCountryAnswer) =>
    pageType === 'cruise'
      ? []
      : [visaRequirements === 1 ? visa : noVisa, ...(pcrRequirements === 1 ? [test] : [])];
  return countries
    .filter(({ isActive }) => isActive)
    .map((country) => ({
      slug: country.slug,
      title: country.title,
      flag: country.flag,
      requirementsText: requirementsOf(country).join(' · '),
      link: linkOf(country),
      inc: country.samoId,
      tourTypes: country.tourTypes,
      isCruise: country.pageType === 'cruise',
    }));
}

/** The directions that have one of the chosen tour types; all of them where none is chosen. */
export const ofTourTypes = (directions: readonly Direction[], chosen: readonly string[]): Direction[] =>
  directions.filter(({ tourTypes }) => chosen.length === 0 || chosen.some((key) => tourTypes.includes(key)));
