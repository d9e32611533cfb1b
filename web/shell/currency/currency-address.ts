/** Bounds of a price, and how each is rounded so that nothing that was inside falls out. */
const bounds: Readonly<Record<string, (amount: number) => number>> = {
  COSTMIN: Math.floor,
  COSTMAX: Math.ceil,
};

/** What is said in the last currency, and would keep the page in it: bounds of a price, and an opened offer. */
const boundToCurrency = [...Object.keys(bounds), 'CURRENCY', 'OFFER'];

type Exchange = { to: string; rate: number };

/**
 * The same page in the currency that was just chosen. Bounds of a price are converted by `rate`, units of the new
 * currency for one of the last; without it they are left out.
 */
export function addressInChosenCurrency(path: string, exchange?: Exchange): string {
  const [pathname = '/', query = ''] = path.split('?');
  const params = new URLSearchParams(query);
  const converted: [string, string][] = [];
  for (const [name, value] of [...params]) {
    const plain = name.toUpperCase();
    if (!boundToCurrency.includes(plain)) continue;
    params.delete(name);
    const round = bounds[plain];
    if (round && exchange && /^\d{1,9}$/.test(value))
      converted.push([plain, `${round(Number(value) * exchange.rate)}`]);
  }
  if (exchange && converted.length > 0) converted.push(['CURRENCY', exchange.to]);
  for (const [name, value] of converted) params.set(name, value);
  const kept = params.toString().replaceAll('%2C', ',');
  return kept ? `${pathname}?${kept}` : pathname;
}

/** The currency that the bounds of a price in an address are said in; undefined where it has none. */
export function currencyOfBounds(path: string, usual: string): string | undefined {
  const params = new URLSearchParams(path.split('?')[1] ?? '');
  const named = new Map([...params].map(([name, value]) => [name.toUpperCase(), value]));
  if (!Object.keys(bounds).some((name) => named.has(name))) return;
  return named.get('CURRENCY') ?? usual;
}
