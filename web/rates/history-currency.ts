import { type CurrencySlug, findCurrency } from '#sites/currencies.ts';
import { historyAsked } from './history-address.ts';

/** The currency whose history the address opens ([S]§2.11); undefined for one that sites do not know. */
export const historyCurrency = (params: URLSearchParams): CurrencySlug | undefined =>
  findCurrency(historyAsked(params) ?? '')?.slug;
