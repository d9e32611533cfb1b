/** What is said in the last currency, and would keep the page in it: bounds of a price, and an opened offer. */
const boundToCurrency = ['CURRENCY', 'COSTMIN', 'COSTMAX', 'OFFER'];

/** The same page in the currency that was just chosen. */
export function addressInChosenCurrency(path: string): string {
  const [pathname = '/', query = ''] = path.split('?');
  const params = new URLSearchParams(query);
  for (const name of [...params.keys()]) {
    if (boundToCurrency.includes(name.toUpperCase())) params.delete(name);
  }
  const kept = params.toString().replaceAll('%2C', ',');
  return kept ? `${pathname}?${kept}` : pathname;
}
