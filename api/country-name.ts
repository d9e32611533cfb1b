import type { Directory } from '#domain/catalogue/directory.ts';
import type { Locale } from '#sites/locales.ts';
import type { Texts } from './core-texts.ts';

/** What a country is called: as the operator calls it where it is sold as a destination, else as the language does. */
export function countryName({ states }: Directory, iso2: string, text: Texts, lang: Locale): string {
  for (const state of states.values()) if (state.iso2 === iso2) return text(state.name);
  return new Intl.DisplayNames([lang, 'en'], { type: 'region' }).of(iso2) ?? iso2;
}
