import type { RouterContextProvider } from 'react-router';
import { hotelPath } from '#lib/hotel-path.ts';
import { clockContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import type { Asked } from '#web/search/query/asked.ts';
import { said, writeQuery } from '#web/search/query/query-values.ts';
import { type TripQuestion, usualDays, withoutFlight, writeTrip } from '#web/search/query/trip.ts';
import type { KeptPrice } from './kept-prices.ts';

/** A trip that hotels are priced for, and where it begins, in the form that stands after "from"; empty without flight. */
export type PricedTrip = {
  /** As the address has it. */
  asTold: TripQuestion;
  trip: TripQuestion;
  townNameFrom: string;
  /** The days of the address are over: the trip has others. */
  hasPassed: boolean;
};

/** The trip of an address, from the visitor's town where it names none, and on coming days where its own are over. */
export async function pricedTrip(
  context: Readonly<RouterContextProvider>,
  { trip: said }: Asked,
): Promise<PricedTrip> {
  const towns = await departures(context);
  const { today } = context.get(clockContext);
  const asTold = { ...said, townFrom: said.townFrom ?? towns.home?.townFrom ?? withoutFlight };
  const hasPassed = said.checkInTo <= today;
  const from = towns.ok ? towns.value.find(({ townFrom }) => townFrom === asTold.townFrom) : undefined;
  return {
    asTold,
    trip: hasPassed ? { ...asTold, ...usualDays(today) } : asTold,
    townNameFrom: from?.townNameFrom ?? '',
    hasPassed,
  };
}

type Found = { slug: string; state: { inc: number; slug: string; lname: string; isCruise: boolean } };

/** The page of a hotel for the same trip; where nothing flies there, that of the stay alone. */
export function tripPage({ slug, state }: Found, trip: TripQuestion, price: KeptPrice | undefined) {
  const isFlown = price ? price.isWithFlight : trip.townFrom !== withoutFlight;
  const country = { slug: state.slug, longName: state.lname, isCruise: state.isCruise };
  const { TOWNFROM, ...rest } = writeTrip(trip);
  const query = writeQuery(said({ STATEINC: state.inc, ...(isFlown ? { TOWNFROM } : {}), ...rest }));
  return `${hotelPath(isFlown ? 'tour' : 'hotel', country, slug)}?${query}` as const;
}
