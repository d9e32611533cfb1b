import type { CurrencySlug } from './currencies.ts';

/** The first amount that the price field offers in each currency ([W]§9 samples those of the rouble). */
const firstTags: Record<CurrencySlug, number> = {
  RUB: 100_000,
  USD: 1_000,
  EUR: 1_000,
  KZT: 500_000,
  KGS: 100_000,
  BYN: 3_000,
  PLN: 4_000,
  UZS: 12_000_000,
  UAH: 40_000,
  HUF: 400_000,
  CZK: 25_000,
  AZN: 2_000,
  INR: 100_000,
};

/** Amounts to choose as the most that a trip may cost, in whole units; none in a currency that no site sells in. */
export function priceTags(currency: string): number[] {
  const first = firstTags[currency as CurrencySlug] as number | undefined; // an address may name any currency
  return first === undefined ? [] : [first, first * 1.5, first * 2, first * 2.5];
}
