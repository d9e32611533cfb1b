import { type Filters, hotelPasses, isPriceWithin, kindPasses } from './filters.ts';
import type { PricedHotel } from './price-hotels.ts';

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

/** Counts all groups in one pass over the hotels: the cost does not grow with the number of filters. */
export function countFacets(priced: readonly PricedHotel[], filters: Filters): Facets {
  const stars = new Map<number, number>();
  const meals = new Map<number, number>();
  const regions = new Map<number, number>();
  const attributes = new Map<number, number>();
  const prices: number[] = [];
  const counts = { instant: 0, charter: 0, regular: 0 };
  const instantOnly = { ...filters, instantOnly: true };
  const charterOnly = { ...filters, charter: true, regular: false };
  const regularOnly = { ...filters, charter: false, regular: true };
  const anyMeal = { ...filters, mealIds: [] };

  for (const { open, kinds } of priced) {
    const { hotel } = open;
    const passes = hotelPasses(hotel, filters);
    if (!passes.towns) continue;
    const passesElse = (group: 'stars' | 'regions' | 'attributes') =>
      (group === 'stars' || passes.stars) &&
      (group === 'regions' || passes.regions) &&
      (group === 'attributes' || passes.attributes);
    const isHotelWanted = passes.stars && passes.regions && passes.attributes;

    const best = cheapest(kinds, filters);
    if (isPriceWithin(best, filters) && best < Number.POSITIVE_INFINITY) {
      if (passesElse('stars')) add(stars, hotel.starId);
      if (passesElse('regions')) add(regions, hotel.regionId);
      // Attributes narrow together, so each is counted among the hotels that already pass.
      if (isHotelWanted) for (const id of hotel.attributeIds) add(attributes, id);
    }
    if (!isHotelWanted) continue;
    if (best < Number.POSITIVE_INFINITY) prices.push(best);
    if (isSold(kinds, instantOnly)) counts.instant++;
    if (isSold(kinds, charterOnly)) counts.charter++;
    if (isSold(kinds, regularOnly)) counts.regular++;
    // A hotel counts for every board it sells, so each board is asked for by itself.
    for (const mealId of open.mealIds) {
      const ofMeal = kinds.filter((kind) => kind.mealId === mealId);
      if (ofMeal.length > 0 && isSold(ofMeal, anyMeal)) add(meals, mealId);
    }
  }
  return { stars, meals, regions, attributes, ...counts, price: histogram(prices) };
}

/** The cheapest of the kinds that pass; Infinity where none does. */
function cheapest(kinds: PricedHotel['kinds'], filters: Filters): number {
  let total = Number.POSITIVE_INFINITY;
  for (const kind of kinds) if (kind.totalMinor < total && kindPasses(kind, filters)) total = kind.totalMinor;
  return total;
}

function isSold(kinds: PricedHotel['kinds'], filters: Filters): boolean {
  const total = cheapest(kinds, filters);
  return total < Number.POSITIVE_INFINITY && isPriceWithin(total, filters);
}

function add(counts: Map<number, number>, id: number): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

function histogram(prices: readonly number[]): Facets['price'] {
  let minMinor = Number.POSITIVE_INFINITY;
  let maxMinor = 0;
  for (const price of prices) {
    minMinor = Math.min(minMinor, price);
    maxMinor = Math.max(maxMinor, price);
  }
  const buckets = new Array<number>(bucketCount).fill(0);
  if (prices.length === 0) return { minMinor: 0, maxMinor: 0, buckets };
  for (const price of prices) {
    const step = maxMinor === minMinor ? 0 : (price - minMinor) / (maxMinor - minMinor);
    buckets[Math.min(bucketCount - 1, Math.floor(step * bucketCount))]! += 1;
  }
  return { minMinor, maxMinor, buckets };
}
