import type { Directory } from '#domain/catalogue/directory.ts';
import type { Locale } from '#sites/locales.ts';
import type { Texts } from './core-texts.ts';

/** What a country is called: as the operator calls it where it knows it, else as the language does. */
export function countryName(
  { departureCountries, states }: Pick<Directory, 'departureCountries' | 'states'>,
  iso2: string,
  text: Texts,
  lang: Locale,
): string {
  const left = departureCountries.get(iso2);
  if (left) return text(left.name);
  // A state of cruises is no country, whatever code it has.
  for (const state of states.values()) if (state.iso2 === iso2 && !state.isCruise) return text(state.name);
  return new Intl.DisplayNames([lang, 'en'], { type: 'region' }).of(iso2) ?? iso2;
}
