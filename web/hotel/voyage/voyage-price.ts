import type { PagePrice } from '#web/hotel/found/page-price.ts';
import type { VoyageData } from './voyage-loader.ts';

/** The cheapest cabin of all sailings, with the days of its sailing. */
export function voyagePrice({
  sailings = [],
  trip,
  program,
}: Pick<VoyageData, 'sailings' | 'trip' | 'program'>): PagePrice | undefined {
  const [cheapest] = sailings
    .flatMap(({ from, to, cabins }) => cabins.slice(0, 1).map((cabin) => ({ from, to, cabin })))
    .sort((a, b) => a.cabin.price - b.cabin.price);
  return (
    cheapest && {
      amount: cheapest.cabin.price,
      currency: cheapest.cabin.currency,
      isLowest: true,
      adults: trip.adults,
      children: trip.childAges.length,
      from: cheapest.from,
      to: cheapest.to,
      nights: program.nights,
    }
  );
}
