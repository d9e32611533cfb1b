import { priceTags } from '#sites/price-tags.ts';
import type { Facets, PriceFacet } from '#web/search/query/search-answer.ts';
import { commonPrices } from './common-prices.ts';

/** Adds between which prices most are, and the amounts to choose from that narrow this list. */
export const priceFacet = (facet: Facets['price'], currency: string): PriceFacet => ({
  ...facet,
  common: commonPrices(facet),
  tags: priceTags(currency).filter((amount) => amount > facet.min && amount < facet.max),
});
