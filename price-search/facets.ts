import { type Filters, hotelPasses, hotelPassesAll, isMealWanted } from './filters.ts';
import { kindsWanted, type PricedHotel } from './price-hotels.ts';

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

/** The same of some of the hotels: with the prices that the steps are made of once those of all are known. */
export type CountedFacets = Omit<Facets, 'price'> & { prices: Float64Array };

const bucketCount = 20;

/**
 * Counts all groups in one pass over the hotels, so their cost does not grow with the number of filters. The histogram is
 * of prices at any price, the rest of those within the wanted ones.
 */
export function countFacets(
  priced: readonly PricedHotel[],
  atAnyPrice: readonly PricedHotel[],
  filters: Filters,
): CountedFacets {
  const stars = new Map<number, number>();
  const meals = new Map<number, number>();
  const regions = new Map<number, number>();
  const attributes = new Map<number, number>();
  const counts = { instant: 0, charter: 0, regular: 0 };
  const kinds = {
    any: kindsWanted(filters),
    instant: kindsWanted({ ...filters, instantOnly: true }),
    charter: kindsWanted({ ...filters, charter: true, regular: false }),
    regular: kindsWanted({ ...filters, charter: false, regular: true }),
  };
  for (const one of priced) {
    const { hotel } = one.open;
    const passes = hotelPasses(hotel, filters);
    if (!passes.towns) continue;
    const isHotelWanted = hotelPassesAll(passes);
    if (one.totalMinor < Number.POSITIVE_INFINITY) {
      if (passes.regions && passes.attributes) add(stars, hotel.starId);
      if (passes.stars && passes.attributes) add(regions, hotel.regionId);
      // Attributes narrow together, so each is counted among the hotels that already pass.
      if (isHotelWanted) for (const id of hotel.attributeIds) add(attributes, id);
    }
    if (!isHotelWanted) continue;
    let found = 0;
    for (let meal = 0; meal < one.sold.length; meal++) {
      const mealId = one.open.mealIds[meal]!;
      // A hotel counts for every board it sells.
      if ((one.sold[meal]! & kinds.any) !== 0) add(meals, mealId);
      if (isMealWanted(mealId, filters)) found |= one.sold[meal]!;
    }
    counts.instant += Number((found & kinds.instant) !== 0);
    counts.charter += Number((found & kinds.charter) !== 0);
    counts.regular += Number((found & kinds.regular) !== 0);
  }
  return { stars, meals, regions, attributes, ...counts, prices: pricesOf(atAnyPrice, filters) };
}

/** The facets of all hotels from those of some each. */
export function joinFacets(parts: readonly CountedFacets[]): Facets {
  const joined = (of: 'stars' | 'meals' | 'regions' | 'attributes') => {
    const counts = new Map<number, number>();
    for (const part of parts) for (const [id, count] of part[of]) add(counts, id, count);
    return counts;
  };
  const sum = (of: 'instant' | 'charter' | 'regular') => parts.reduce((all, part) => all + part[of], 0);
  return {
    stars: joined('stars'),
    meals: joined('meals'),
    regions: joined('regions'),
    attributes: joined('attributes'),
    instant: sum('instant'),
    charter: sum('charter'),
    regular: sum('regular'),
    price: histogram(parts.map(({ prices }) => prices)),
  };
}

function pricesOf(priced: readonly PricedHotel[], filters: Filters): Float64Array {
  const prices = new Float64Array(priced.length);
  let count = 0;
  for (const { open, totalMinor } of priced) {
    if (totalMinor < Number.POSITIVE_INFINITY && hotelPassesAll(hotelPasses(open.hotel, filters)))
      prices[count++] = totalMinor;
  }
  return prices.slice(0, count);
}

function add(counts: Map<number, number>, id: number, count = 1): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

function histogram(parts: readonly Float64Array[]): Facets['price'] {
  let minMinor = Number.POSITIVE_INFINITY;
  let maxMinor = 0;
  for (const prices of parts) {
    for (const price of prices) {
      minMinor = Math.min(minMinor, price);
      maxMinor = Math.max(maxMinor, price);
    }
  }
  const buckets = new Array<number>(bucketCount).fill(0);
  if (minMinor > maxMinor) return { minMinor: 0, maxMinor: 0, buckets };
  for (const prices of parts) {
    for (const price of prices) {
      const step = maxMinor === minMinor ? 0 : (price - minMinor) / (maxMinor - minMinor);
      buckets[Math.min(bucketCount - 1, Math.floor(step * bucketCount))]! += 1;
    }
  }
  return { minMinor, maxMinor, buckets };
}
