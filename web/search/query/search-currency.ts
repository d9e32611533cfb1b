/** What the visitor reads prices in, and what the site sells in. */
export type SearchCurrencies = { currency: string; siteCurrency: string };

/** The currency that an address names; anything that is no code is none. */
export function namedCurrency(text: string | undefined): string | undefined {
  const code = text?.toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/**
 * The currency that the canonical address of a search names. A bound of the price means the same to everybody who opens
 * it: without a currency it is in the site's. Where there is none, the visitor's own choice needs no name.
 */
export function searchCurrency(
  named: string | undefined,
  hasCosts: boolean,
  { currency: chosen, siteCurrency }: SearchCurrencies,
): string | undefined {
  const meant = named ?? (hasCosts ? siteCurrency : chosen);
  const needsNoName = meant === chosen && (meant === siteCurrency || !hasCosts);
  return needsNoName ? undefined : meant;
}
