/** A currency that sites sell in ([S]§3.6). */
export type Currency = {
  slug: CurrencySlug;
  /** Numeric id in the operator's books; ISO 4217 numbers unless the deployment brings its own. */
  inc: number;
};

export const currencySlugs = [
  'RUB',
  'USD',
  'EUR',
  'KZT',
  'KGS',
  'BYN',
  'PLN',
  'UZS',
  'UAH',
  'HUF',
  'CZK',
  'AZN',
  'INR',
] as const;

export type CurrencySlug = (typeof currencySlugs)[number];

const isoNumbers: Record<CurrencySlug, number> = {
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

const symbols: Record<CurrencySlug, string> = {
  RUB: '₽',
  USD: '$',
  EUR: '€',
  KZT: '₸',
  // The middle letter is a Latin o: the specification spells it so, and catalogues are compared with it.
  KGS: 'с\u006fм',
  BYN: 'BYN',
  PLN: 'zł',
  UZS: 'сум',
  UAH: '₴',
  HUF: 'Ft',
  CZK: 'Kč',
  AZN: '₼',
  INR: '₹',
};

/** The thirteen currencies, with the operator's own ids where `ids` names them. */
export const currenciesWith = (ids: Partial<Record<CurrencySlug, number>> = {}): Currency[] =>
  currencySlugs.map((slug) => ({ slug, inc: ids[slug] ?? isoNumbers[slug] }));

export const currencies: readonly Currency[] = currenciesWith();

/** Finds a currency by its slug or by its numeric id. */
export const findCurrency = (key: string | number, among = currencies): Currency | undefined =>
  among.find(({ slug, inc }) => slug === String(key).toUpperCase() || inc === Number(key));

/** The sign of a currency as a site that sells in `siteCurrency` writes it; an unknown code stands for itself. */
export function currencySymbol(currency: string, siteCurrency: string): string {
  if (currency === 'BYN' && siteCurrency === 'BYN') return 'руб.';
  return symbols[currency as CurrencySlug] ?? currency;
}
