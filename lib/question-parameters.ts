/** Parameters that choose days, a party, an order or a filter: as many addresses as there are choices show one page. */
export const questionParameters = [
  ...['CHECKIN_BEG', 'CHECKIN_END', 'dateFrom', 'dateTo', 'NIGHTMIN', 'NIGHTMAX', 'DOW'],
  ...['ADULT', 'CHILD', 'AGES', 'AdultCount', 'ChildCount', 'ChildAgeList'],
  ...['BOX', 'STARLIST', 'MEALLIST', 'HOTELATTR', 'COSTMIN', 'COSTMAX', 'TOUR', 'TOURTYPE', 'PROGRAMGROUP'],
  ...['UFILTER', 'PACKET_TOUR', 'PACKET_EXCURSION', 'PACKET_ONLY_HOTELS', 'ACTIONS', 'WITHOUT_PROMO'],
  ...['FREIGHT', 'MOMENT_CONFIRM', 'CHARTER', 'REGULAR', 'CARRIERLIST', 'LEAVES', 'RETURNS'],
  ...['CURRENCY', 'SORT_TYPE', 'PRICE_PAGE', 'REGION', 'TYPE', 'EXCURSION', 'type', 'tag', 'offer'],
] as const;

const names = new Set(questionParameters.map((name) => name.toLowerCase()));
const isOfQuestion = (name: string) => names.has(name.toLowerCase());

/** Whether an address has one of these parameters. */
export function isQuestion(address: string): boolean {
  const at = address.indexOf('?');
  return at >= 0 && [...new URLSearchParams(address.slice(at).split('#')[0]).keys()].some(isOfQuestion);
}

/** The address without these parameters, the place it is about left alone. */
export function withoutQuestion(address: URL): URL {
  const left = new URL(address);
  for (const name of [...left.searchParams.keys()]) if (isOfQuestion(name)) left.searchParams.delete(name);
  return left;
}
