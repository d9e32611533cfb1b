import { type RefObject, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useSeen } from '#web/ui/use-seen.ts';
import { useLocalPath } from '#web/visit/visit.tsx';
import type { YearPrices } from './year-prices-resource.ts';

/** What the months of a country cost, asked for when they are about to be seen; undefined until that is known. */
export function useYearPrices(
  place: RefObject<HTMLElement | null>,
  { state, townFrom }: { state: number; townFrom: number },
): YearPrices | undefined {
  const toLocal = useLocalPath();
  const isSeen = useSeen(place);
  const { data, load } = useFetcher<YearPrices | null>({ key: `year-${state}-${townFrom}` });
  useEffect(() => {
    if (isSeen) void load(toLocal(`/lookup/year-prices?state=${state}&townFrom=${townFrom}`));
  }, [isSeen, load, toLocal, state, townFrom]);
  return data ?? undefined;
}
