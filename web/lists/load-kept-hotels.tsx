import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useLocalPath } from '#web/context/visit.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { type KeptHotelData, type SameTrip, toldOf } from './kept-hotel-data.ts';
import type { loader } from './kept-hotels.ts';

type LoadKeptHotelsProps = {
  group: SameTrip;
  known: ReadonlyMap<number, KeptHotelData>;
  onLoaded: (hotels: KeptHotelData[]) => void;
};

/** Fetches what is told of hotels for their trip, once one of them is not known or was kept for another trip. */
export function LoadKeptHotels({ group: { trip, incs }, known, onLoaded }: LoadKeptHotelsProps) {
  const toLocal = useLocalPath();
  const fetcher = useFetcher<typeof loader | (() => null)>();
  const isMissing = incs.some((inc) => known.get(inc)?.trip !== trip);
  const path = toLocal(`/lookup/kept-hotels?HOTELS=${incs.join(',')}${trip && `&${trip}`}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fetcher is new in every render, the address decides
  useEffect(() => {
    if (isMissing) void fetcher.load(path);
  }, [isMissing, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the answer comes
  useEffect(() => {
    if (fetcher.data) onLoaded(toldOf(fetcher.data, trip));
  }, [fetcher.data]);
  const hasFailed = fetcher.data === null && fetcher.state === 'idle';
  return hasFailed ? <LoadFailed onRetry={() => fetcher.load(path)} /> : null;
}
