type PriceFacet = { min: number; max: number; buckets: number[] };

/** The narrowest run of steps that holds at least half of the hotels: what "most cost" means. */
export function commonPrices({ min, max, buckets }: PriceFacet): { from: number; to: number } {
  const total = buckets.reduce((sum, hotels) => sum + hotels, 0);
  let best = { first: 0, last: Math.max(buckets.length - 1, 0) };
  for (let first = 0; first < buckets.length; first++) {
    let held = 0;
    for (let last = first; last < buckets.length; last++) {
      held += buckets[last]!;
      if (held * 2 < total) continue;
      if (last - first < best.last - best.first) best = { first, last };
      break;
    }
  }
  const step = (max - min) / Math.max(buckets.length, 1);
  return { from: Math.round(min + best.first * step), to: Math.round(min + (best.last + 1) * step) };
}
