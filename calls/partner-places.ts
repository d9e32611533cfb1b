import type { AnswerOf } from './call.ts';
import type { PartnerAnswer, partnerLocations } from './partners.ts';

export type PartnerCity = { name: string; townInc: number };

/** The towns of all offices, each once, by name: what the call without a filter is made for ([S]§3.15). */
export function partnerCitiesOf(
  offices: readonly Pick<PartnerAnswer, 'city' | 'townInc'>[],
  locale: string,
): PartnerCity[] {
  const byTown = new Map(offices.map(({ city, townInc }) => [townInc, { name: city, townInc }]));
  const { compare } = new Intl.Collator(locale);
  return [...byTown.values()].sort((a, b) => compare(a.name, b.name));
}

/** The slug of a market as the call is asked: in capitals where the site's flag says so ([S]§7.2). */
export const partnersState = (
  market: string,
  { officeStateInCapitals }: { officeStateInCapitals: boolean },
) => (officeStateInCapitals ? market.toUpperCase() : market);

export type LocationOption = { name: string; value: string };
export type LocationOptions = { metro: LocationOption[]; districts: LocationOption[] };

/** What a place can be chosen from: names with the brand's word are left out, each other stands once ([S]§7.2). */
export function locationOptionsOf(
  locations: AnswerOf<typeof partnerLocations>,
  brandWord: string,
): LocationOptions {
  const brand = brandWord.toLowerCase();
  const byValue = new Map<string, LocationOption & { isDistrict: boolean }>();
  for (const { name, type } of locations) {
    const value = name.toLowerCase();
    const isDistrict = type === 'district' || value.includes('район');
    if (value.trim() !== '' && !value.includes(brand) && !byValue.has(value))
      byValue.set(value, { name, value, isDistrict });
  }
  const options = (isDistrict: boolean) =>
    [...byValue.values()]
      .filter((one) => one.isDistrict === isDistrict)
      .map(({ name, value }) => ({ name, value }));
  return { metro: options(false), districts: options(true) };
}

/** The offices in their order, the site's home office before them ([S]§2.16). */
export const homeOfficeFirst = <Office extends { inc: number }>(
  offices: readonly Office[],
  homeOffice: number | undefined,
): Office[] => [
  ...offices.filter(({ inc }) => inc === homeOffice),
  ...offices.filter(({ inc }) => inc !== homeOffice),
];
