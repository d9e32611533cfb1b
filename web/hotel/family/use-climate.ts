import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ClimateMonth } from '#calls/climate.ts';
import { useLocalPath } from '#web/context/visit.tsx';

/** How warm a region is, month by month; undefined until it is known, null where no answer came. All parts of a page ask once. */
export function useClimate(region: number): ClimateMonth[] | null | undefined {
  const toLocal = useLocalPath();
  const { data, state, load } = useFetcher<ClimateMonth[] | null>({ key: `climate-${region}` });
  const isAsked = data !== undefined || state !== 'idle';
  useEffect(() => {
    if (!isAsked) void load(toLocal(`/lookup/climate?region=${region}`));
  }, [isAsked, load, toLocal, region]);
  return data;
}
