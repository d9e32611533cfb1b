import type { RefObject } from 'react';
import { useLookup } from '#web/search/wizard/use-lookup.ts';
import { useSeen } from '#web/ui/use-seen.ts';
import type { YearPrices } from './year-prices-resource.ts';

/** What the months of a country cost, asked for when they are about to be seen; undefined until that is known. */
export function useYearPrices(
  place: RefObject<HTMLElement | null>,
  { state, townFrom }: { state: number; townFrom: number },
): YearPrices | undefined {
  const isSeen = useSeen(place);
  const data = useLookup<YearPrices | null>(
    isSeen ? `/lookup/year-prices?state=${state}&townFrom=${townFrom}` : undefined,
    0,
  );
  return data ?? undefined;
}
