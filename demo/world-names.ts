import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from './facts/read-facts.ts';

/** The interface's languages beside English and Russian. */
const furtherLocales = ['az', 'cs', 'et', 'hu', 'kk', 'lt', 'lv', 'pl', 'sk', 'tr', 'uz'];

/** Numbers of the currencies that sites sell in: those of ISO 4217. */
const currencies = {
  RUB: 643,
  USD: 840,
  EUR: 978,
  KZT: 398,
  KGS: 417,
  BYN: 933,
  PLN: 985,
  UZS: 860,
  UAH: 980,
  HUF: 348,
  CZK: 203,
  AZN: 944,
  INR: 356,
};

/** The currencies of the sites. */
export const currencyRows = (): RowOf<'currency'>[] =>
  Object.entries(currencies).map(([code, inc]) => ({ code, inc, name: nameOf('currency', code) }));

/** The countries that the departure towns lie in. */
export const departureCountryRows = (): RowOf<'departure_country'>[] =>
  readFacts<'id' | 'iso2'>('chosen/departure-countries.csv').map(({ id, iso2 }) => ({
    id: Number(id),
    iso2,
    name: nameOf('region', iso2),
  }));

/** A name as CLDR has it in every language, from the runtime's own copy. */
function nameOf(type: 'currency' | 'region', code: string): Localised {
  const inLanguage = (locale: string) => {
    const name = new Intl.DisplayNames(locale, { type }).of(code);
    assert(name, `${code} has a name in ${locale}`);
    return name;
  };
  return {
    en: inLanguage('en'),
    ru: inLanguage('ru'),
    ...Object.fromEntries(furtherLocales.map((locale) => [locale, inLanguage(locale)])),
  };
}
