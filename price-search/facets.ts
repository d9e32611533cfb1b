import { type Filters, type HotelBest, type PricedHotel, passing } from './best-per-hotel.ts';

/** How many hotels each further choice would show: every group is counted without its own filter. */
export type Facets = {
  stars: Map<number, number>;
  meals: Map<number, number>;
  regions: Map<number, number>;
  attributes: Map<number, number>;
  instant: number;
  charter: number;
  regular: number;
  /** Hotels in `bucketCount` equal steps of price from the cheapest to the dearest, minor units. */
  price: { minMinor: number; maxMinor: number; buckets: number[] };
};

const bucketCount = 20;

export function countFacets(priced: readonly PricedHotel[], filters: Filters): Facets {
  const without = (change: Partial<Filters>) => passing(priced, { ...filters, ...change });
  const passingAll = passing(priced, filters);
  return {
    stars: tally(without({ starIds: [] }), (best) => [best.hotel.starId]),
    meals: countMeals(priced, filters),
    regions: tally(without({ regionIds: [] }), (best) => [best.hotel.regionId]),
    // Attributes narrow together, so each is counted among the hotels that already pass.
    attributes: tally(passingAll, (best) => best.hotel.attributeIds),
    instant: without({ instantOnly: true }).length,
    charter: without({ charter: true, regular: false }).length,
    regular: without({ charter: false, regular: true }).length,
    price: histogram(without({ minMinor: undefined, maxMinor: undefined })),
  };
}

/** A hotel counts for every board it sells, so each board is asked for by itself. */
function countMeals(priced: readonly PricedHotel[], filters: Filters): Map<number, number> {
  const mealIds = new Set(priced.flatMap(({ kinds }) => kinds.map((kind) => kind.mealId)));
  const counts = [...mealIds].map(
    (mealId) => [mealId, passing(priced, { ...filters, mealIds: [mealId] }).length] as const,
  );
  return new Map(counts.filter(([, count]) => count > 0));
}

function tally(
  bests: readonly HotelBest[],
  idsOf: (best: HotelBest) => readonly number[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const best of bests) for (const id of idsOf(best)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function histogram(bests: readonly HotelBest[]): Facets['price'] {
  const prices = bests.map((best) => best.offer.totalMinor);
  const minMinor = prices.length ? Math.min(...prices) : 0;
  const maxMinor = prices.length ? Math.max(...prices) : 0;
  const buckets = new Array<number>(bucketCount).fill(0);
  for (const price of prices) {
    const step = maxMinor === minMinor ? 0 : (price - minMinor) / (maxMinor - minMinor);
    buckets[Math.min(bucketCount - 1, Math.floor(step * bucketCount))]! += 1;
  }
  return { minMinor, maxMinor, buckets };
}
