import { type CurrencySlug, findCurrency } from './currencies.ts';
import type { Site } from './site.ts';

type SiteCurrencies = Pick<Site, 'currency' | 'otherCurrencies'>;

/** What prices of a site can be read in, its own currency first. */
export const currenciesOf = ({ currency, otherCurrencies }: SiteCurrencies): CurrencySlug[] => [
  currency,
  ...otherCurrencies,
];

/** The currency that a visitor chose; the site's own where none is named, or one that it does not offer. */
export function chosenCurrency(site: SiteCurrencies, named: string | undefined): CurrencySlug {
  const slug = named === undefined ? undefined : findCurrency(named)?.slug;
  return currenciesOf(site).find((offered) => offered === slug) ?? site.currency;
}
