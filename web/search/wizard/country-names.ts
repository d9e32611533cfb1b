import { locales } from '#sites/locales.ts';

/** Made by the first question: each takes milliseconds on a phone, which never asks. */
let inEveryLanguage: Intl.DisplayNames[] | undefined;
const namesInEveryLanguage = () =>
  (inEveryLanguage ??= locales.map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  ));

/** What a country is called in the languages of the interface; nothing where the code is no country's. */
export const countryNames = (iso2: string): string[] => [
  ...new Set(
    /^[a-z]{2}$/i.test(iso2)
      ? namesInEveryLanguage().flatMap((names) => names.of(iso2.toUpperCase()) ?? [])
      : [],
  ),
];
