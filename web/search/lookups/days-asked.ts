import type { QueryOf } from '#calls/call.ts';
import type { calendar } from '#calls/lookups-dates.ts';

type DaysQuery = QueryOf<typeof calendar>;

const names = [
  ...(['searchType', 'townFrom', 'state', 'from', 'to', 'NIGHTMIN', 'NIGHTMAX'] as const),
  ...(['ADULT', 'CHILD', 'AGES', 'REGIONTO', 'TOWNTO', 'HOTELLIST', 'STARLIST', 'MEALLIST'] as const),
  ...(['HOTELATTR', 'COSTMIN', 'COSTMAX', 'MOMENT_CONFIRM', 'CHARTER', 'REGULAR', 'CURRENCY'] as const),
  ...(['TOUR', 'TOURTYPE', 'PROGRAMGROUP', 'UFILTER', 'FIELD_EXCURSION_TITLE'] as const),
  ...(['ACTIONS', 'WITHOUT_PROMO', 'FREIGHT', 'CARRIERLIST', 'LEAVES', 'RETURNS'] as const),
  ...(['PACKET_TOUR', 'PACKET_EXCURSION', 'PACKET_ONLY_HOTELS'] as const),
] satisfies (keyof DaysQuery)[];

/** What an address asks of days of departure; the call says what is wrong with it. */
export const daysAsked = ({ searchParams }: URL) =>
  Object.fromEntries(
    names.filter((name) => searchParams.has(name)).map((name) => [name, searchParams.get(name)]),
  ) as DaysQuery; // text, as any address has it
